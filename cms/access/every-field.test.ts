import type { Field } from 'payload'
import { expect, test, vi } from 'vitest'
import { fieldPaths } from './field-access.ts'
import { permissions } from './permissions.ts'

// Payload adds its own fields to these objects when another test of this process starts it.
vi.resetModules()
const { collections, globals } = await import('../content-model.ts')

// A field without a permission is shown in the back office, greyed out, and never stored. tests/int/permissions.test.ts
// checks the fields that Payload adds, too.
const content: { slug: string; fields: Field[] }[] = [...collections, ...globals]

test.each(content)('F1 cms/access/permissions.ts names every field of $slug, once', ({ slug, fields }) => {
  const { write, server, secret, upload } = permissions[slug] ?? { write: {} }
  const granted = wordsOf(Object.values(write).map((grant) => grant.fields))
  const reserved = wordsOf([server, secret, upload])
  const unnamed = fieldPaths(fields).filter((path) => covers(granted, path) === covers(reserved, path))
  expect(unnamed).toEqual([])
})

function wordsOf(lists: (string | undefined)[]) {
  return lists.flatMap((list = '') => list.split(/\s+/)).filter((word) => word !== '')
}

/** A list covers a field that it names, and everything in a group that it names. */
function covers(names: string[], path: string) {
  return names.some((name) => path === name || path.startsWith(`${name}.`))
}

import { expect, test } from 'vitest'
import { keepWritersToDrafts } from './keep-to-drafts.ts'
import { permissions } from './permissions.ts'
import type { Role } from './roles.ts'

type Asked = { roles?: Role[]; data?: object; draft?: boolean; operation?: string; overrideAccess?: boolean }

function written({ roles = ['contributor'], data = { title: 'A' }, operation = 'update', ...more }: Asked) {
  const { draft = false, overrideAccess = false } = more
  const hook = keepWritersToDrafts(permissions.posts ?? { read: {}, write: {} }) as (asked: object) => unknown
  return hook({ args: { data, draft }, operation, overrideAccess, req: { user: { id: 7, roles } } })
}

const kept = { draft: true, unpublishAllLocales: false }

test.each<[string, object]>([
  ['saving as if it were published', { title: 'A' }],
  ['unpublishing', { _status: 'draft' }],
])('F1 %s by a contributor saves a draft, and what is published stays', (_what, data) => {
  for (const operation of ['create', 'update'])
    expect(written({ data, operation })).toEqual({ ...kept, data: { ...data, _status: 'draft' } })
})

test('F1 a contributor cannot publish, or restore a version as published', () => {
  for (const operation of ['create', 'update'])
    expect(() => written({ operation, data: { _status: 'published' } })).toThrow('may not publish')
  expect(() => written({ operation: 'restoreVersion' })).toThrow('only as a draft')
  expect(written({ operation: 'restoreVersion', draft: true })).toMatchObject({ draft: true })
})

test('F1 with another role that publishes, and for the product itself, everything is written as requested', () => {
  const asIs = { data: { _status: 'published' }, draft: false }
  expect(written({ ...asIs, roles: ['contributor', 'editor'] })).toEqual(asIs)
  expect(written({ ...asIs, roles: ['admin'] })).toEqual(asIs)
  expect(written({ ...asIs, overrideAccess: true })).toEqual(asIs)
  expect(written({ ...asIs, operation: 'read' })).toEqual(asIs)
})

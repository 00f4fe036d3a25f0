import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { staleFiles } from './stale-files.ts'

test.each([
  { what: 'the generated text', stored: 'a\nb\n', complaints: [] },
  { what: 'one byte less', stored: 'a\nb', complaints: ['types.ts is stale. Run npm run cms:types.'] },
  { what: 'another byte', stored: 'a\nc\n', complaints: ['types.ts is stale. Run npm run cms:types.'] },
  { what: 'nothing', stored: undefined, complaints: ['types.ts is stale. Run npm run cms:types.'] },
])('a file with $what: $complaints', ({ stored, complaints }) => {
  const root = newDataFolder('stale-files')
  onTestFinished(() => rmSync(root, { recursive: true }))
  const path = join(root, 'types.ts')
  if (stored !== undefined) writeFileSync(path, stored)
  expect(staleFiles([{ path, text: 'a\nb\n', command: 'npm run cms:types' }], root)).toEqual(complaints)
})

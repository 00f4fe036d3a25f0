import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareWithMemory, noIndex } from '#tests/support/compare-with-memory.ts'
import { createLocalIndex } from './local-index.ts'

const base = mkdtempSync(join(tmpdir(), 'link-index-'))
afterAll(() => rmSync(base, { recursive: true }))

test('LMDB gives the same results as the plain index on random graphs of one and two releases', {
  tags: 'extended',
}, async () => {
  for (let seed = 0; seed < 60; seed += 2) await compareWithMemory(join(base, String(seed)), seed)
})

test('LMDB gives the same results as the plain index for long lists', { tags: 'extended' }, async () => {
  await compareWithMemory(join(base, 'long'), 1_000, { domains: 2_500, links: 60_000 })
})

test('an empty folder passes look-ups to the next index', async () => {
  expect(await createLocalIndex(join(base, 'none'), noIndex).info()).toEqual(await noIndex.info())
})

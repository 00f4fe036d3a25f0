import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compareWithMemory, noIndex } from '../../../tests/support/compare-with-memory.ts'
import { createLocalIndex } from './local-index.ts'

const base = mkdtempSync(join(tmpdir(), 'link-index-'))
afterAll(() => rmSync(base, { recursive: true }))

test('LMDB answers as the plain index does, on random graphs of one and two releases', async () => {
  for (let seed = 0; seed < 60; seed += 2) await compareWithMemory(join(base, String(seed)), seed)
})

test('LMDB answers as the plain index does where lists are long: several chunks, stored summaries, cut candidates', async () => {
  await compareWithMemory(join(base, 'long'), 1_000, { domains: 2_500, links: 60_000 })
})

test('an empty folder leaves the responses to the index behind it', async () => {
  expect(await createLocalIndex(join(base, 'none'), noIndex).info()).toEqual(await noIndex.info())
})

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { expectSameAnswers } from '../../../tests/support/link-index-contract.ts'
import { graphSourceOf, randomGraph } from '../../../tests/support/random-graph.ts'
import { writeGraph } from '../build/write-graph.ts'
import { createBuiltInIndex } from '../built-in/built-in-index.ts'
import { readHistory } from '../built-in/rank-history.ts'
import { hubs } from '../hubs.ts'
import type { Graph } from '../memory/graph.ts'
import { createMemoryIndex } from '../memory/memory-index.ts'
import { buildName, folderOf, switchTo } from './installed-releases.ts'
import { createLocalIndex } from './local-index.ts'
import { openRelease } from './open-release.ts'
import { problemsOf } from './verify-release.ts'
import { writeEarlier } from './write-earlier.ts'
import { createReleaseWriter } from './write-release.ts'

const base = mkdtempSync(join(tmpdir(), 'link-index-'))
afterAll(() => rmSync(base, { recursive: true }))
const none = createBuiltInIndex(readHistory({ source: '', license: '', domains: '', releases: [] }))

/** Stores a graph as a release. @returns the name of the build */
async function store(folder: string, graph: Graph, previous?: string) {
  const temporary = folderOf(folder, 'new.tmp')
  mkdirSync(temporary, { recursive: true })
  const { release, asOf, domains } = graph.info
  const writer = await createReleaseWriter(temporary, domains)
  const options = { release, asOf, domains, onStep: () => {} }
  const meta = await writeGraph(graphSourceOf(graph), writer, options).finally(writer.close)
  if (previous) {
    const before = await openRelease(folderOf(folder, previous))
    await writeEarlier(temporary, await openRelease(temporary), before)
    await before.close()
  }
  const build = buildName(release, meta.builtAt)
  const { renameSync } = await import('node:fs')
  renameSync(temporary, folderOf(folder, build))
  return build
}

async function compareWithMemory(seed: number, size: { domains?: number; links?: number } = {}) {
  const folder = join(base, String(seed))
  const old = randomGraph({ release: 'cc-main-2026-jan-feb-mar', seed, ...size })
  const current = randomGraph({ seed: seed + 1, ...size })
  const previous = seed % 3 > 0 ? old : undefined
  const first = previous && (await store(folder, previous))
  const build = await store(folder, current, first)
  const release = await openRelease(folderOf(folder, build))
  expect(problemsOf(release)).toEqual([])
  await release.close()
  await switchTo(folder, build)
  const index = createLocalIndex(folder, none)
  const plain = createMemoryIndex({ current, hubs, ...(previous ? { previous } : {}) })
  await expectSameAnswers(index, plain, current, 6)
}

test('LMDB answers as the plain index does, on random graphs of one and two releases', async () => {
  for (let seed = 0; seed < 60; seed += 2) await compareWithMemory(seed)
})

test('LMDB answers as the plain index does where lists are long: several chunks, stored summaries, cut candidates', async () => {
  await compareWithMemory(1_000, { domains: 2_500, links: 60_000 })
})

test('an empty folder leaves the responses to the index behind it', async () => {
  expect(await createLocalIndex(join(base, 'none'), none).info()).toEqual(await none.info())
})

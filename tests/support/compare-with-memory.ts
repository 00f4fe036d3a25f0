import { equal } from 'node:assert/strict'
import { mkdirSync, renameSync } from 'node:fs'
import { writeGraph } from '#providers/link-index/build/write-graph.ts'
import { createBuiltInIndex } from '#providers/link-index/built-in/built-in-index.ts'
import { readHistory } from '#providers/link-index/built-in/rank-history.ts'
import { hubs } from '#providers/link-index/hubs.ts'
import { buildName, folderOf, switchTo } from '#providers/link-index/local/installed-releases.ts'
import { createLocalIndex } from '#providers/link-index/local/local-index.ts'
import { openRelease } from '#providers/link-index/local/open-release.ts'
import { problemsOf } from '#providers/link-index/local/verify-release.ts'
import { writeEarlier } from '#providers/link-index/local/write-earlier.ts'
import { createReleaseWriter } from '#providers/link-index/local/write-release.ts'
import type { Graph } from '#providers/link-index/memory/graph.ts'
import { createMemoryIndex } from '#providers/link-index/memory/memory-index.ts'
import { expectSameResults } from './link-index-contract.ts'
import { graphSourceOf, randomGraph } from './random-graph.ts'

/** An index without any domain. */
export const noIndex = createBuiltInIndex(readHistory({ source: '', license: '', domains: '', releases: [] }))

/**
 * Stores a graph as a release.
 * @returns the name of the build
 */
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
  renameSync(temporary, folderOf(folder, build))
  return build
}

/**
 * Stores random graphs in LMDB, one release or two, verifies them, and compares all results with those of the plain
 * index.
 */
export async function compareWithMemory(folder: string, seed: number, size: { domains?: number; links?: number } = {}) {
  const old = randomGraph({ release: 'cc-main-2026-jan-feb-mar', seed, ...size })
  const current = randomGraph({ seed: seed + 1, ...size })
  const previous = seed % 3 > 0 ? old : undefined
  const first = previous && (await store(folder, previous))
  const build = await store(folder, current, first)
  const release = await openRelease(folderOf(folder, build))
  equal(problemsOf(release).join(' '), '')
  await release.close()
  await switchTo(folder, build)
  const index = createLocalIndex(folder, noIndex)
  const plain = createMemoryIndex({ current, hubs, ...(previous ? { previous } : {}) })
  await expectSameResults(index, plain, current, 6)
}

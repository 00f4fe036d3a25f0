import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildOnServer } from '#providers/link-index/build/build-clickhouse.ts'
import { releaseFiles } from '#providers/link-index/build/release-files.ts'
import { createBuiltInIndex } from '#providers/link-index/built-in/built-in-index.ts'
import { shippedHistory } from '#providers/link-index/built-in/shipped-history.ts'
import { createClickHouseIndex } from '#providers/link-index/clickhouse/clickhouse-index.ts'
import { hubs } from '#providers/link-index/hubs.ts'
import { createMemoryIndex } from '#providers/link-index/memory/memory-index.ts'
import { expectSameResults } from '#tests/support/link-index-contract.ts'
import { randomGraph, releaseTexts, writeReleaseFiles } from '#tests/support/random-graph.ts'
import type { Measure } from '../measure.ts'
import { withClickHouse } from './with-clickhouse.ts'

const GRAPHS = 10
const PICKS = 12

/** Runs the contract test of link indexes against a real ClickHouse server. */
export async function measureClickHouse(): Promise<Measure[]> {
  const measures = await withClickHouse(async (url, version) => {
    const folder = mkdtempSync(join(tmpdir(), 'clickhouse-graphs-'))
    let same = 0
    try {
      for (let seed = 0; seed < GRAPHS; seed++) {
        await compareOnce(`${url}${seed}`, join(folder, String(seed)), seed)
        same++
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
    return [
      {
        what: `random graphs of two releases on which ClickHouse ${version} = the plain index`,
        value: same,
        unit: `of ${GRAPHS}`,
        limit: GRAPHS,
        better: 'more' as const,
      },
    ]
  })
  if (!measures) console.log('ClickHouse was not measured: clickhouse-server is not installed.')
  return measures ?? []
}

async function compareOnce(url: string, folder: string, seed: number) {
  const size = seed === 0 ? { domains: 1_200, links: 30_000 } : {}
  const previous = randomGraph({ release: 'cc-main-2026-jan-feb-mar', seed, ...size })
  const current = randomGraph({ seed: seed + 1, ...size })
  for (const graph of [previous, current]) {
    const { release } = graph.info
    writeReleaseFiles(folder, release, releaseTexts(graph))
    const settings = { memory: '300MB', threads: 1 }
    await buildOnServer(url, folder, await releaseFiles(folder, release), settings)
  }
  const index = createClickHouseIndex(url, createBuiltInIndex(shippedHistory))
  await expectSameResults(index, createMemoryIndex({ current, previous, hubs }), current, PICKS).finally(index.close)
}

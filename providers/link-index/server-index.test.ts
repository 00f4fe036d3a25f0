// @module-tag slow
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { randomGraph, releaseTexts, writeReleaseFiles } from '#tests/support/random-graph.ts'
import { buildLocal } from './build/build-local.ts'
import { releaseFiles } from './build/release-files.ts'
import { currentBuild, dropBuild, dropPointer, switchTo } from './local/installed-releases.ts'
import { createServerIndex } from './server-index.ts'

const folder = mkdtempSync(join(tmpdir(), 'server-index-'))
afterAll(() => rmSync(folder, { recursive: true }))
const index = createServerIndex({ folder })

test('without a download, ranks come from the shipped list and .example names from the sample graph', async () => {
  const [google, bakery, unknown] = await index.ranks(['google.com', 'bakery.example', 'nobody-has-this.org'])
  expect(google).toMatchObject({ kind: 'found', value: { harmonicRank: 3 }, source: { kind: 'open-data' } })
  expect(google?.kind === 'found' && google.value.history).toHaveLength(51)
  expect(bakery).toMatchObject({ kind: 'found', source: { kind: 'sample' } })
  expect(unknown).toMatchObject({ kind: 'unknown' })
  expect(await index.info()).toMatchObject({ release: 'cc-main-2026-apr-may-jun', links: null, isSample: false })
})

test('.example names show the link tools with changes, trend, gap, and similar sites', async () => {
  const referrers = await index.referrers('bakery.example', { limit: 100 })
  expect(referrers).toMatchObject({ kind: 'found', source: { kind: 'sample' } })
  if (referrers.kind !== 'found') return
  const { total, changes, trend, byRank } = referrers.value
  expect(total).toBeGreaterThan(5)
  expect(byRank.reduce((sum, count) => sum + count, 0)).toBe(total)
  expect(trend).toHaveLength(2)
  expect((trend?.[0]?.referringDomains ?? 0) + (changes?.gainedTotal ?? 0) - (changes?.lostTotal ?? 0)).toBe(total)
  const gap = await index.linkGap('bakery-blog.example', ['bakery.example', 'bakery-shop.example'], { limit: 5 })
  expect(gap).toMatchObject({ kind: 'found', source: { kind: 'sample' } })
  expect(gap.kind === 'found' && gap.value.length).toBeGreaterThan(0)
  const similar = await index.similar('bakery.example', { limit: 5 })
  expect(similar.kind === 'found' && similar.value.some(({ domain }) => domain.startsWith('bakery-'))).toBe(true)
})

test('a loaded release is used immediately, after the shipped history, until it is dropped', async () => {
  const release = 'cc-main-2026-jul-aug-sep'
  const graph = randomGraph({ release, seed: 5, domains: 30 })
  graph.nodes[0] = {
    ...graph.nodes[0],
    domain: 'google.com',
    harmonic: 4e7,
    pageRank: 0.5,
    pageRankPosition: 1,
    hosts: 2,
  }
  writeReleaseFiles(join(folder, 'files'), release, releaseTexts(graph))
  const files = await releaseFiles(join(folder, 'files'))
  await switchTo(folder, await buildLocal(folder, files, { memory: '300MB', threads: 1 }))
  expect(await index.info()).toMatchObject({ release, domains: 30 })
  const [google] = await index.ranks(['google.com'])
  expect(google).toMatchObject({ value: { harmonicRank: 1 } })
  const history = google?.kind === 'found' ? (google.value.history ?? []) : []
  expect(history).toHaveLength(52)
  expect(history.at(-1)).toEqual({ release, asOf: '2026-09-30', harmonic: 4e7, pageRank: 0.5, rank: 1 })
  const build = currentBuild(folder) ?? ''
  await dropPointer(folder)
  await dropBuild(folder, build)
  expect(await index.info()).toMatchObject({ release: 'cc-main-2026-apr-may-jun', links: null })
})

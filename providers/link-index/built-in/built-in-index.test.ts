import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { createBuiltInIndex } from './built-in-index.ts'
import { type DomainLookup, packHistory } from './packed-history.ts'
import packed from './rank-history.json' with { type: 'json' }
import { readHistory } from './rank-history.ts'

const fixture: DomainLookup = {
  releases: ['cc-main-2024-25-nov-dec-jan', 'cc-main-2026-apr-may-jun'],
  domains: {
    'com.first': [
      [3e7, 2e7],
      [0.01, 0.016263289315696608],
    ],
    'com.second': [
      [2e7, 2e7],
      [0.02, 0.002],
    ],
    'uk.co.gone': [
      [1e7, null],
      [0.0001, null],
    ],
  },
}
const sizes = new Map([['cc-main-2026-apr-may-jun', { domains: 121_091_933, links: 3_902_808_757 }]])
const small = createBuiltInIndex(readHistory(packHistory(fixture, sizes)))

test('ranks are positions in a release, history has the file’s values, and the source names the release', async () => {
  const [first, second, gone] = await small.ranks(['first.com', 'second.com', 'gone.co.uk'])
  expect(first).toMatchObject({
    kind: 'found',
    value: { harmonicRank: 1, pageRank: 0.016263289315696608, domains: 121_091_933 },
    source: { kind: 'open-data', asOf: '2026-06-30' },
  })
  // Equal values are ordered by name.
  expect(second).toMatchObject({ value: { harmonicRank: 2 } })
  expect(gone).toMatchObject({
    value: {
      harmonicRank: 3,
      history: [
        { release: 'cc-main-2024-25-nov-dec-jan', asOf: '2025-01-31', harmonic: 1e7, pageRank: 0.0001, rank: 3 },
        { release: 'cc-main-2026-apr-may-jun', asOf: '2026-06-30', harmonic: null, pageRank: null, rank: null },
      ],
    },
    source: { asOf: '2025-01-31' },
    caveats: [expect.stringContaining('last among them in cc-main-2024-25-nov-dec-jan')],
  })
})

test('an unlisted domain is unknown, links are not configured, and both get a hint', async () => {
  const [unknown] = await small.ranks(['nobody.org'])
  expect(unknown).toMatchObject({
    kind: 'unknown',
    message: expect.stringContaining('out of 121 million in the whole graph'),
  })
  expect(unknown).not.toHaveProperty('value')
  expect(await small.referrers('first.com', { limit: 10 })).toMatchObject({
    kind: 'failed',
    reason: 'not-configured',
    howTo: expect.stringContaining('npm run data -- get links'),
  })
})

test('the shipped file has 4,795 domains in 51 releases', async () => {
  const history = readHistory(packed)
  expect(history.domains).toBe(4_795)
  expect(history.releases).toHaveLength(51)
  const [google] = await createBuiltInIndex(history).ranks(['google.com'])
  expect(google).toMatchObject({ kind: 'found', value: { harmonicRank: 3, pageRank: 0.014278337189225358 } })
})

const folder = corpus('webgraph')

test.skipIf(!folder)('history matches the 51 source releases for 200 random domains', () => {
  const source = JSON.parse(readFileSync(`${folder}/domain-lookup.json`, 'utf8')) as DomainLookup
  const history = readHistory(packed)
  const names = Object.keys(source.domains)
  for (let pick = 0; pick < 200; pick++) {
    const name = names[Math.floor(Math.random() * names.length)] as string
    const entries = history.of(name.split('.').reverse().join('.'))
    expect(entries?.map(({ release }) => release)).toEqual(source.releases)
    expect([entries?.map(({ harmonic }) => harmonic), entries?.map(({ pageRank }) => pageRank)], name).toEqual(
      source.domains[name],
    )
  }
})

test.skipIf(!folder)('positions match the newest ranks file', () => {
  const { rows } = JSON.parse(readFileSync(`${folder}/ranks/domain-cc-main-2026-apr-may-jun.json`, 'utf8')) as {
    rows: string[][]
  }
  const history = readHistory(packed)
  for (const [position, , , , name = ''] of rows) {
    expect(history.of(name.split('.').reverse().join('.'))?.at(-1)?.rank, name).toBe(Number(position))
  }
})

import { expect, test } from 'vitest'
import type { Traffic } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { bandOf } from '#engine/formulas/popularity-band.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { textReport } from '#engine/tool/text-report.ts'
import { found, graphSource, linkMakers } from '#tests/support/link-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import { bandText, type TrafficData } from './band.ts'
import { tool } from './tool.ts'

const list = { name: 'Chrome UX Report, popularity', kind: 'open-data' as const, asOf: '2026-10-31' }
const inBucket = (domain: string, bucket: number): Lookup<Traffic> => {
  const band = bandOf(bucket, { isBucket: true })
  return found(
    { domain, rank: bucket, isBucket: true, low: band?.low ?? 0, high: band?.high ?? Infinity, unit: 'page loads' },
    list,
  )
}

async function check(domains: string, own: Partial<Record<'traffic' | 'domainRanks', unknown[]>> = {}) {
  const gather = (async (name: keyof typeof linkMakers, request: never) =>
    name in own ? own[name as 'traffic'] : linkMakers[name](request)) as Gather
  const envelope = await run(tool, { domains }, { gather })
  return { envelope, data: envelope.data as TrafficData, ids: envelope.findings.map(({ id }) => id) }
}

test('R-251 a listed site has a band with two ends, its bucket, source, and confidence', async () => {
  const { envelope, data } = await check('example.com', { traffic: [inBucket('example.com', 100_000)] })
  expect(envelope.summary).toBe(
    'example.com has 410,000 to 6.5 million page loads per month, as an order of magnitude.',
  )
  expect(data.websiteTraffic).toMatchObject({
    state: 'banded',
    rank: 100_000,
    isBucket: true,
    confidence: 'order of magnitude',
    source: list.name,
    asOf: list.asOf,
  })
  const ranges = envelope.report.find((block) => block.kind === 'chart' && block.form === 'ranges')
  expect(ranges).toMatchObject({ series: [{ values: [410_000] }, { values: [6_500_000] }] })
})

test('the first band has no upper end, in the text and in JSON', async () => {
  const { envelope, data } = await check('google.com', { traffic: [inBucket('google.com', 1_000)] })
  expect(envelope.summary).toContain('48 million page loads or more')
  expect(JSON.parse(JSON.stringify(data.websiteTraffic))).toMatchObject({ high: null })
})

test('a site beyond the end of a list is unknown, never 0', async () => {
  const below = { kind: 'unknown', message: 'small.com is not among the first 1,000,000 sites.', source: list }
  const { envelope, data, ids } = await check('small.com', { traffic: [below] })
  expect(data.websiteTraffic).toMatchObject({ state: 'below', low: null, high: null, rank: null })
  expect(ids).toEqual(['below-list'])
  expect(textReport(envelope)).not.toMatch(/\b0 (page loads|visits)/)
})

test('without a list, the tool reports the link graph, draws no band, and names the setting once', async () => {
  const { envelope, ids } = await check('wikipedia.org')
  expect(envelope.summary).toBe(
    'wikipedia.org is at position 16 of 121,091,933 in the link graph. How many people visit it is unknown here.',
  )
  expect(envelope.report.some((block) => block.kind === 'chart' && block.form === 'ranges')).toBe(false)
  expect([ids, envelope.status]).toEqual([['links-are-not-visits'], 'done'])
  expect(envelope.limits.filter((limit) => limit.includes('Set a popularity list'))).toHaveLength(1)
})

test('a provider’s estimate has its name and unit', async () => {
  const provider = { name: 'DataForSEO', kind: 'provider' as const, asOf: '2026-11-01' }
  const visits = found({ domain: 'example.com', low: 120_000, high: 120_000, unit: 'visits' as const }, provider)
  const { envelope, ids } = await check('example.com', { traffic: [visits] })
  expect(envelope.summary).toBe('example.com has about 120,000 visits per month.')
  expect(ids).toEqual(['provider-estimate'])
  expect(envelope.report.filter(({ kind }) => kind === 'chart')).toEqual([])
  const { envelope: two } = await check('example.com\nother.com', { traffic: [visits, visits] })
  expect(two.report.flatMap((block) => (block.kind === 'chart' ? [block.form] : []))).toEqual(['bars'])
})

test('in bulk, finished look-ups stay when the quota runs out, and the rest is failed, not unknown', async () => {
  const limit = { kind: 'failed', reason: 'spending-limit', message: 'The spending limit of today is reached.' }
  const { envelope, data } = await check('one.com\ntwo.com\nthree.com', {
    traffic: [inBucket('one.com', 1_000_000), inBucket('two.com', 10_000), limit],
  })
  expect(data.bulk.map(({ state }) => state)).toEqual(['banded', 'banded', 'failed'])
  expect(envelope.status).toBe('partial')
  expect(envelope.summary).toBe(
    '2 of 3 domains have a band. The largest is two.com: 6.5 million to 48 million page loads per month.',
  )
  const table = envelope.report.find((block) => block.kind === 'table')
  expect(table?.kind === 'table' && table.rows.map(([domain]) => domain)).toEqual(['two.com', 'one.com', 'three.com'])
  expect(table?.kind === 'table' && table.rows[2]?.at(-1)).toContain('spending limit')
})

test('R12 bad lines get messages, and 1,001 lines are refused', async () => {
  const { data } = await check('etsy.com\n10.0.0.1\nco.uk')
  expect(data.refused).toHaveLength(2)
  const { envelope } = await check(Array.from({ length: 1_001 }, (_, at) => `shop${at}.com`).join('\n'))
  expect(envelope.failure?.errors.domains).toContain('These are 1,001.')
})

test.each([
  [{ low: 25_100, high: 409_000, unit: 'page loads' as const }, '25,000 to 410,000 page loads'],
  [{ low: 48.4e6, high: null, unit: 'page loads' as const }, '48 million page loads or more'],
  [{ low: null, high: null, unit: null }, null],
])('%j is %s', (band, text) => expect(bandText(band)).toBe(text))

test('SAMPLE marks a result with made-up figures', async () => {
  const sample = { ...graphSource, name: 'Sample', kind: 'sample' as const }
  const domainRanks = [found({ domain: 'bakery.example', harmonicRank: 2, pageRank: 0.1, domains: 50 }, sample)]
  const { envelope } = await check('bakery.example', { domainRanks })
  expect(textReport(envelope)).toMatch(/^SAMPLE/)
})

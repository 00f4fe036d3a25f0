import { expect, test } from 'vitest'
import type { ProviderLinks } from '#engine/data-providers/capabilities.ts'
import type { Referrers } from '#engine/data-providers/link-index.ts'
import type { Found, Lookup } from '#engine/data-providers/lookup.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Block } from '#engine/tool/blocks.ts'
import { textReport } from '#engine/tool/text-report.ts'
import { createMemoryIndex } from '#providers/link-index/memory/memory-index.ts'
import { createSampleIndex } from '#providers/link-index/sample/sample-index.ts'
import { createLinkGatherers } from '#runs/artifacts/link-gatherers.ts'
import { found, linkMakers, notConfigured } from '#tests/support/link-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import { countryOfEnding } from './country.ts'
import type { SummaryData } from './summary.ts'
import { tool } from './tool.ts'

type Links = (readonly [from: string, to: string])[]

/** Creates a release in which domains are ranked in the order of the names. */
function releaseOf(names: string[], links: Links, { release = 'now', asOf = '2026-06-30', size = links.length } = {}) {
  return {
    info: { release, asOf, domains: names.length, links: size, isSample: false },
    nodes: names.map((domain, at) => ({
      domain,
      harmonic: 100 - at,
      pageRank: 1 / (at + 1),
      pageRankPosition: at + 1,
      hosts: 1,
    })),
    links: links.map(([from, to]): [number, number] => [names.indexOf(from), names.indexOf(to)]),
  }
}

const names = ['cdn.com', 'press.co.uk', 'daily.de', 'rival.com', 'shop.com', 'blog.de', 'notes.org', 'other.com']
const links: Links = [
  ['cdn.com', 'shop.com'],
  ['press.co.uk', 'shop.com'],
  ['daily.de', 'rival.com'],
  ['daily.de', 'other.com'],
  ['blog.de', 'shop.com'],
  ['blog.de', 'rival.com'],
  ['notes.org', 'rival.com'],
]
const graph = releaseOf(names, links)
const options = { hubs: new Set(['cdn.com']) }

async function check(
  input: { domain: string; hidesHubs?: boolean; competitors?: string },
  {
    index = createMemoryIndex({ current: graph, ...options }),
    ...own
  }: { index?: ReturnType<typeof createMemoryIndex> } & Record<string, unknown> = {},
) {
  const gatherers: Record<string, unknown> = { ...linkMakers, ...createLinkGatherers(index), ...own }
  const gather = (async (name: string, request: unknown) =>
    (gatherers[name] as (request: unknown) => unknown)(request)) as Gather
  const envelope = await run(tool, input, { gather })
  return {
    envelope,
    data: (envelope.data as SummaryData | null)?.backlinksSummary,
    ids: envelope.findings.map(({ id }) => id),
  }
}

const rowsOf = (report: Block[], title: string) => {
  const block = report.find((one) => one.kind === 'table' && one.title.startsWith(title))
  return block?.kind === 'table' ? block.rows : undefined
}

test('R-251 referring domains come from the graph, best first, by tenth of rank and by ending', async () => {
  const { envelope, data } = await check({ domain: 'https://www.shop.com/socks' })
  expect(envelope.summary).toBe('3 domains link to shop.com.')
  expect(data?.referrers.value?.referrers.map(({ domain }) => domain)).toEqual(['cdn.com', 'press.co.uk', 'blog.de'])
  expect(data?.referrers.value?.byRank).toEqual([1, 1, 0, 0, 0, 0, 1, 0, 0, 0])
  expect(rowsOf(envelope.report, 'Top-level domains')?.map(([ending, country]) => [ending, country])).toEqual([
    ['.com', ''],
    ['.de', 'Germany'],
    ['.uk', 'United Kingdom'],
  ])
})

test.each([
  ['uk', 'United Kingdom'],
  ['de', 'Germany'],
  ['eu', 'European Union'],
  ['io', undefined],
  ['com', undefined],
])('the country of .%s is %s', (ending, country) => expect(countryOfEnding(ending)).toBe(country))

test('technical hubs are omitted on request', async () => {
  const { envelope } = await check({ domain: 'shop.com', hidesHubs: true })
  expect(envelope.summary).toBe('2 domains link to shop.com, without technical hubs.')
})

test('the link gap lists who links to competitors but not to the domain', async () => {
  const { data, envelope } = await check({ domain: 'shop.com', competitors: 'rival.com\nother.com\nco.uk' })
  expect(data?.linkGap?.value?.map(({ domain, linksTo }) => [domain, linksTo])).toEqual([
    ['daily.de', ['rival.com', 'other.com']],
    ['notes.org', ['rival.com']],
  ])
  expect(envelope.findings.find(({ id }) => id === 'link-gap')?.evidence).toBe('daily.de: rival.com, other.com')
  expect(rowsOf(envelope.report, 'Lines that were not looked up')).toHaveLength(1)
})

/** Two releases: how many referring domains and links each has. */
const trendOf = (before: [domains: number, links: number], now: [domains: number, links: number]) => {
  const { value } = linkMakers.referrers({ domain: 'shop.com', limit: 10 }) as Found<Referrers>
  const points = [before, now].map(([referringDomains, links], at) => ({
    release: `release ${at}`,
    asOf: `2026-0${3 + 3 * at}-28`,
    referringDomains,
    links,
  }))
  return { referrers: () => found({ ...value, trend: points }) }
}

test.each([
  ['a smaller release is no loss of links', [300, 6e9], [200, 4e9], undefined],
  ['a loss beyond the size of the release is a finding', [300, 4e9], [200, 4e9], 'losing'],
  ['a count that stays in a smaller release is a gain', [300, 6e9], [300, 4e9], 'gaining'],
] as const)('%s', async (_, before, now, id) => {
  const { ids, data } = await check({ domain: 'shop.com' }, trendOf([...before], [...now]))
  expect(data?.trend.map(({ atNewestSize }) => atNewestSize)).toEqual([(before[0] * now[1]) / before[1], now[0]])
  expect(ids.filter((one) => one === 'losing' || one === 'gaining')).toEqual(id ? [id] : [])
})

test('a domain missing from the graph is unknown, never 0', async () => {
  const { envelope, data, ids } = await check({ domain: 'nobody.com' })
  expect(data?.referrers).toMatchObject({ value: null, isUnset: false })
  expect([ids, envelope.status]).toEqual([['not-listed'], 'partial'])
  expect(textReport(envelope)).toMatch(/Referring domains +unknown/)
})

test('without loaded links, the position and the setting that adds links are shown', async () => {
  const referrers = () => ({ ...notConfigured(''), howTo: 'Run `npm run data -- get links`.' })
  const { envelope, ids } = await check({ domain: 'shop.com' }, { referrers, similarDomains: referrers })
  expect(envelope.summary).toBe('shop.com is at position 5 of 8 in the link graph. Who links to it is unknown here.')
  expect(ids).toEqual(['links-not-loaded'])
  expect(envelope.findings[0]?.fix).toContain('get links')
})

test('a provider adds shares and anchors under its name, and its failure leaves the graph', async () => {
  const moz = { name: 'Moz', kind: 'provider' as const }
  const link = (anchor: string) => ({ from: 'https://a.com/', to: 'https://shop.com/', anchor, rel: [] })
  const value: ProviderLinks = {
    links: [link('Socks'), link('socks '), link('')],
    total: 40,
    referringDomains: 9,
    followedShare: 0.75,
  }
  const { data, envelope } = await check({ domain: 'shop.com' }, { links: () => found(value, moz) })
  expect(data?.provider.value?.anchors).toEqual([
    { anchor: 'socks', links: 2 },
    { anchor: '', links: 1 },
  ])
  expect(envelope.report.find((block) => block.kind === 'chart' && block.form === 'donut')).toMatchObject({
    series: [{ values: [75, 25] }],
  })
  const failed: Lookup<ProviderLinks> = { kind: 'failed', reason: 'rejected-key', message: 'Moz rejected the key.' }
  const other = await check({ domain: 'shop.com' }, { links: () => failed })
  expect([other.envelope.status, other.data?.referrers.value?.total]).toEqual(['partial', 3])
})

test('the sample graph fills the whole report, which is marked SAMPLE', async () => {
  const { envelope } = await check(
    { domain: 'coffee-shop.example', competitors: 'coffee.example\ncoffee-store.example' },
    { index: createSampleIndex() },
  )
  expect(envelope.isSample).toBe(true)
  expect(textReport(envelope)).toMatch(/^SAMPLE: \d+ domains link to coffee-shop\.example/)
  for (const title of ['Referring domains, best first', 'Link gap', 'Sites with the same referrers', 'By release'])
    expect([title, (rowsOf(envelope.report, title)?.length ?? 0) > 0]).toEqual([title, true])
})

test.each([
  [{}, 'domain'],
  [{ domain: '192.0.2.1' }, 'domain'],
  [{ domain: 'a.com\nb.com' }, 'domain'],
  [{ domain: 'shop.com', competitors: 'a.com\nb.com\nc.com\nd.com\ne.com\nf.com' }, 'competitors'],
  [{ domain: 'shop.com', competitors: '10.0.0.1' }, 'competitors'],
])('R12 %j is refused at its field', async (input, field) => {
  const { envelope } = await check(input as { domain: string })
  expect([envelope.status, Object.keys(envelope.failure?.errors ?? {})]).toEqual(['failed', [field]])
})

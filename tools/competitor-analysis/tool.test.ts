import { expect, test } from 'vitest'
import { found, rankOf, referrer } from '#tests/support/link-artifacts.ts'
import { failedLookup, foundSearch } from '#tests/support/serp-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import { gatherFiles } from '#tests/support/web-files.ts'
import { golden, goldenFiles } from './oracle.ts'
import type { Comparison } from './report.ts'
import { tool } from './tool.ts'

const OWN = 'https://oak.example/tables'
const page = (title: string, body: string, head = '') => ({
  body: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a> delivery time</nav><main>${body}</main><footer>Imprint</footer></body></html>`,
})
const jsonLd = (type: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"x"}</script>`
const files = {
  [OWN]: page(
    'Oak tables',
    '<h1>Oak tables</h1><p>Solid oak tables from Ohio. Our oak tables last.</p><a href="https://wood.example/a" rel="nofollow">Wood</a>',
    '<meta name="description" content="Tables">',
  ),
  'https://one.example/': page(
    'Tables of one',
    '<h1>Tables</h1><h2>Delivery time</h2><p>The delivery time is two weeks. A short delivery time matters. Oak tables with a delivery time.</p><a href="https://forest.example/">Forest</a><img src="a.png" alt="">',
    jsonLd('Product'),
  ),
  'https://two.example/': page(
    'Two',
    '<h1>Two</h1><p>Delivery time again: the delivery time of tables. Delivery time.</p>',
    jsonLd('Product') + jsonLd('FAQPage'),
  ),
  'https://gone.example/': { status: 404, body: 'x' },
}
const compared = async (rivals: string[], own = OWN) => {
  const envelope = await run(tool, { url: own, rivals: rivals.join('\n') }, { gather: gatherFiles(files) })
  return { ...envelope, data: envelope.data as Comparison }
}

test('menus are no terms, and the summary says what to do in words', async () => {
  const menu = '<div class="mega-menu"><a>Garden furniture</a> <a>Gift cards</a></div><header>Store finder</header>'
  const body = (more: string) =>
    `${menu}<div><h2>Oak tables</h2><p>Oak tables. ${more}</p></div><div id="footer">Gift cards</div>`
  const url = (name: string) => `https://${name}.example/`
  const gather = gatherFiles({
    [url('own')]: { body: body('') },
    [url('a')]: { body: body('Solid wood lasts. Solid wood is heavy.') },
    [url('b')]: { body: body('We use solid wood.') },
  })
  const { data, summary } = await run(tool, { url: url('own'), rivals: `${url('a')}\n${url('b')}` }, { gather })
  const missing = (data as Comparison).gaps.terms.map(({ term }) => term)
  expect(missing).toContain('solid wood')
  expect(missing.join()).not.toMatch(/garden|gift|store/)
  expect(summary).toMatch(
    /^Your page does not mention \d terms? that most of the 2 competing pages use: .*“solid wood”/,
  )
})

test('a term that one competing page uses once is not missing', async () => {
  const url = (name: string) => `https://${name}.example/`
  const page = (text: string) => ({ body: `<main><h1>Oak tables</h1><p>Oak tables last. ${text}</p></main>` })
  const gather = gatherFiles({
    [url('own')]: page(''),
    [url('a')]: page('Solid wood is heavy. We oil linen napkins. Solid wood lasts.'),
  })
  const { data } = await run(tool, { url: url('own'), rivals: url('a') }, { gather })
  const missing = (data as Comparison).gaps.terms.map(({ term }) => term)
  expect([missing.includes('solid wood'), missing.join().includes('napkins')]).toEqual([true, false])
})

test('every field of six saved pages is what a person reads', { tags: 'extended' }, async () => {
  const [own, ...rivals] = golden.map(({ url }) => url)
  const { data } = await run(tool, { url: own, rivals: rivals.join('\n') }, { gather: gatherFiles(goldenFiles) })
  const { sites } = data as Comparison
  for (const [at, { file, expected }] of golden.entries())
    expect([file, sites[at]?.data]).toEqual([file, { ...expected, transferBytes: expected.htmlBytes, firstByteMs: 80 }])
})

test('the regions of three sites count exactly the terms on those pages', { tags: 'extended' }, async () => {
  const [own, one, other] = golden.map(({ url }) => url)
  const { data, report } = await run(
    tool,
    { url: own, rivals: `${one}\n${other}` },
    { gather: gatherFiles(goldenFiles) },
  )
  const chart = report.find((block) => block.kind === 'chart' && block.form === 'venn')
  const values = chart?.kind === 'chart' ? (chart.series[0]?.values ?? []) : []
  const { terms } = data as Comparison
  expect(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(terms.length)
  // “dining table” is on all three; “free delivery” is the store’s alone.
  const on = (term: string) => terms.find((one) => one.term === term)?.counts.map((count) => (count ?? 0) > 0)
  expect([on('dining table'), on('free delivery')]).toEqual([
    [false, true, true],
    [false, true, false],
  ])
})

test('a keyword adds the first results of other domains, one each, after the listed pages', {
  tags: 'extended',
}, async () => {
  const asked: string[] = []
  const results = [
    'https://one.example/other',
    'https://oak.example/',
    'https://two.example/',
    'https://two.example/b',
    'https://gone.example/',
  ]
  const gather = gatherFiles(files, {
    search: ({ text, country }) => {
      asked.push(`${text} ${country}`)
      return foundSearch(results)
    },
  })
  const input = { url: OWN, rivals: 'https://one.example/', keyword: ' oak  tables ', country: 'de' }
  const { data, sources, limits } = await run(tool, input, { gather })
  expect(asked).toEqual(['oak tables de'])
  expect((data as Comparison).sites.map(({ entered }) => entered)).toEqual([
    OWN,
    'https://one.example/',
    'https://two.example/',
    'https://gone.example/',
  ])
  expect(sources.map(({ name }) => name)).toContain('Test search')
  expect(limits.join()).toContain('https://gone.example/ could not be compared')
})

test('without a search provider, a keyword lists searches to open, and given pages are compared', async () => {
  const gather = gatherFiles(files, { search: () => failedLookup('not-configured') })
  const alone = await run(tool, { url: OWN, keyword: 'oak tables' }, { gather })
  expect([alone.status, alone.summary]).toEqual(['done', expect.stringContaining('paste the pages that compete')])
  expect(JSON.stringify(alone.report)).toContain('BRAVE_KEY')
  const listed = await run(tool, { url: OWN, rivals: 'https://one.example/', keyword: 'oak tables' }, { gather })
  expect((listed.data as Comparison).sites).toHaveLength(2)
  expect(listed.limits.join()).toContain('added no page')
})

test('neither a page nor a keyword is refused before anything is compared', async () => {
  const { failure } = await run(tool, { url: OWN }, { gather: gatherFiles(files) })
  expect(failure).toMatchObject({ code: 'invalid', errors: { rivals: expect.stringContaining('or a keyword') } })
})

test('authority, referring domains, and the link gap come from the link graph', async () => {
  const gather = gatherFiles(files, {
    domainRanks: ({ domains }) =>
      domains.map((domain, at) => found(rankOf(domain, { harmonicRank: 10 ** (at + 1), referringDomains: 7 - at }))),
    linkGap: ({ own, others }) => found([{ ...referrer('press.example', 50), linksTo: [own, ...others] }]),
  })
  const { data, sources } = await run(tool, { url: OWN, rivals: 'https://one.example/' }, { gather })
  const { linkData } = data as Comparison
  expect(linkData.standings.map((one) => [one?.domain, one?.harmonicRank, one?.referringDomains])).toEqual([
    ['oak.example', 10, 7],
    ['one.example', 100, 6],
  ])
  expect(linkData.linkGap?.[0]?.linksTo).toEqual(['oak.example', 'one.example'])
  expect(sources.map(({ kind }) => kind)).toEqual(['open-data', 'measured'])
})

test('without links and ranks, the comparison is complete, and authority is unknown', async () => {
  const { data, status, report } = await compared(['https://one.example/'])
  expect(data.linkData).toMatchObject({ linkGap: null, standings: [{ score: null }, { score: null }] })
  const radar = report.find((block) => block.kind === 'chart' && block.form === 'radar')
  expect(radar?.kind === 'chart' && radar.labels).not.toContain('Link position')
  expect(status).toBe('done')
})

test('every field of a page is read', async () => {
  const { data } = await compared(['https://one.example/'])
  expect(data.sites[0]?.data).toMatchObject({
    title: 'Oak tables',
    description: 'Tables',
    lang: 'en',
    canonical: null,
    // The title and the link at the end are not part of the text.
    words: 9,
    headings: [{ level: 1, text: 'Oak tables' }],
    schemaTypes: [],
    links: { internal: 1, external: 1, nofollow: 1 },
    linkedHosts: ['wood.example'],
    images: 0,
    firstByteMs: 80,
  })
  expect(data.sites[1]?.data).toMatchObject({ schemaTypes: ['Product'], images: 1, linkedHosts: ['forest.example'] })
  expect(data.sites[1]?.data?.headings).toEqual([
    { level: 1, text: 'Tables' },
    { level: 2, text: 'Delivery time' },
  ])
})

test('a gap is a term that half of the others have and the page lacks, with exact counts', async () => {
  const { data } = await compared(['https://one.example/', 'https://two.example/'])
  expect(data.gaps.terms.find(({ term }) => term === 'delivery time')?.counts).toEqual([0, 4, 3])
  expect(data.terms.find(({ term }) => term === 'oak tables')?.counts).toEqual([2, 1, 0])
  expect(data.gaps.terms.map(({ term }) => term)).not.toContain('oak tables')
  expect(data.gaps.schemaTypes).toEqual([
    { type: 'Product', hosts: ['one.example', 'two.example'] },
    { type: 'FAQPage', hosts: ['two.example'] },
  ])
  expect(data.gaps.linkedHosts).toEqual([{ host: 'forest.example', hosts: ['one.example'] }])
})

test('an unreadable competitor has no figures, and the report says so', async () => {
  const { data, status, limits } = await compared(['https://one.example/', 'https://gone.example/'])
  expect(data.sites[2]?.data).toBeNull()
  expect(data.terms.every(({ counts }) => counts[2] === null)).toBe(true)
  expect([status, limits.some((limit) => limit.includes('gone.example'))]).toEqual(['partial', true])
})

test('without a readable competitor, what is missing is unknown, and nothing passes', async () => {
  const { summary, report } = await compared(['https://gone.example/'])
  expect(summary).toMatch(/^Your page has \d+ words. No competing page could be read.$/)
  const figures = report.flatMap((block) => (block.kind === 'metric' ? block.metrics : []))
  expect(figures.filter(({ label }) => label.startsWith('Missing')).map(({ value }) => value)).toEqual([null, null])
  const found = report.flatMap((block) => (block.kind === 'findings' ? block.findings : []))
  expect(found.map(({ id, severity }) => [id, severity])).toEqual([['nothing-compared', 'notice']])
})

test('without the own page, nothing is compared', async () => {
  const { status, failure } = await compared(['https://one.example/'], 'https://gone.example/')
  expect([status, Object.keys(failure?.errors ?? {})]).toEqual(['failed', ['url']])
})

test.each([
  ['', /at least one page/],
  ['wool socks', /is not a URL/],
  [Array.from({ length: 6 }, (_, at) => `https://${at}.example/`).join('\n'), /at most 5/],
])('R-173 invalid competitors are explained: %s', async (rivals, message) => {
  const { failure } = await run(tool, { url: OWN, rivals }, { gather: gatherFiles(files) })
  expect(failure?.errors.rivals).toMatch(message)
})

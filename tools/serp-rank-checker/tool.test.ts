import { describe, expect, test } from 'vitest'
import type { SearchQuery, SearchResults } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import type { Cell, TableBlock } from '#engine/tool/blocks.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { runWith } from '#tests/support/page-of.ts'
import { failedLookup, foundSearch } from '#tests/support/serp-artifacts.ts'
import { pageOf } from '#tests/support/web-page.ts'
import type { Ranks } from './ranks.ts'
import { tool } from './tool.ts'

const page = () => pageOf('<title>Wool socks</title><h1>Socks</h1>', { url: 'https://shop.example/' })
const look = (
  input: Record<string, unknown>,
  search: (query: SearchQuery) => Lookup<SearchResults>,
  sources: Parameters<typeof runWith>[2] = {},
) => runWith(tool, { domain: 'shop.example', keywords: 'wool socks', ...input }, { page, search, ...sources })
const ranksOf = ({ data }: Envelope) => (data as Ranks).ranks
const tableOf = ({ report }: Envelope, title: string) =>
  report.find((block) => block.kind === 'table' && block.title === title) as TableBlock | undefined
const cellText = (cell: Cell | undefined) => (typeof cell === 'object' && cell !== null ? cell.text : cell)
const others = (count: number) => Array.from({ length: count }, (_, at) => `https://other-${at}.example/`)

describe('a position, “not in the first N”, and a failed look-up are different', () => {
  test('found: the position, the URL, and all own results', async () => {
    const urls = [...others(2), 'https://blog.shop.example/wool', ...others(1), 'https://shop.example/']
    const envelope = await look({}, () => foundSearch(urls))
    expect(ranksOf(envelope)).toMatchObject([{ outcome: 'found', position: 3, positions: [3, 5], depthRead: 5 }])
    expect(envelope.summary).toBe(
      'shop.example is at position 3 for “wool socks” in Testera, with https://blog.shop.example/wool',
    )
    expect(cellText(tableOf(envelope, 'Positions')?.rows[0]?.[1])).toBe(3)
    expect(envelope).toMatchObject({ status: 'done', sources: [{ name: 'Test search' }] })
  })

  test('not found: how many results were read, which may be fewer than requested', async () => {
    const envelope = await look({ depth: 50 }, () => foundSearch(others(17)))
    expect(ranksOf(envelope)).toMatchObject([{ outcome: 'not-in-results', position: null, depthRead: 17 }])
    expect(envelope.summary).toBe('shop.example is not in the first 17 results for “wool socks” in Testera.')
    expect(cellText(tableOf(envelope, 'Positions')?.rows[0]?.[1])).toBe('not in the first 17')
    expect(envelope.status).toBe('done')
  })

  test('failed: the reason, a fix, and no position or depth', async () => {
    const failure = failedLookup('rejected-key', { howTo: 'Set BRAVE_KEY to a valid key.' })
    const envelope = await look({}, () => failure)
    expect(ranksOf(envelope)).toMatchObject([
      { outcome: 'failed', position: null, depthRead: null, reason: 'rejected-key' },
    ])
    expect(envelope.summary).toBe('The look-up for “wool socks” failed: The provider could not answer (rejected-key).')
    expect(cellText(tableOf(envelope, 'Positions')?.rows[0]?.[1])).toBe('look-up failed')
    expect(envelope.status).toBe('partial')
    expect(envelope.findings[0]).toMatchObject({ id: 'look-up-rejected-key', fix: 'Set BRAVE_KEY to a valid key.' })
    expect(JSON.stringify(envelope)).not.toMatch(/not in the first|position 0/i)
  })

  test('an engine without any results is unknown', async () => {
    const envelope = await look({}, () => foundSearch([]))
    expect(ranksOf(envelope)).toMatchObject([{ outcome: 'unknown', position: null, depthRead: null }])
    expect(envelope.summary).toMatch(/^The position for “wool socks” is unknown/)
  })

  test('a provider that counts from 0 or claims a wrong depth is corrected', async () => {
    const found = foundSearch([...others(1), 'https://shop.example/'], { depthRead: 0 })
    found.value.results = found.value.results.map((result, at) => ({ ...result, position: at }))
    expect(ranksOf(await look({}, () => found))).toMatchObject([{ outcome: 'found', position: 2, depthRead: 2 }])
  })
})

test.each([
  ['shop.example', 'https://www.shop.example/a', true],
  ['https://www.shop.example/page', 'http://shop.example/', true],
  ['SHOP.example', 'https://deep.sub.shop.example/', true],
  ['shop.example', 'https://myshop.example/', false],
  ['shop.example', 'https://shop.example.other.example/', false],
  ['shop.co.uk', 'https://other.co.uk/', false],
  ['a.myshopify.com', 'https://b.myshopify.com/', false],
  ['a.myshopify.com', 'https://a.myshopify.com/products/sock', true],
  ['münchen.example', 'https://xn--mnchen-3ya.example/', true],
  ['shop.example', 'https://192.0.2.7/', false],
  ['shop.example', 'not a url', false],
])('R-173 by the Public Suffix List, %s and %s: own is %s', async (domain, url, isOwn) => {
  const [rank] = ranksOf(await look({ domain }, () => foundSearch([url])))
  expect(rank?.outcome).toBe(isOwn ? 'found' : 'not-in-results')
})

test('if the quota runs out, finished keywords stay, and the rest is failed, not missing', async () => {
  const keywords = Array.from({ length: 30 }, (_, at) => `keyword ${at}`)
  let asked = 0
  const envelope = await look({ keywords: keywords.join('\n') }, () => {
    asked += 1
    return asked <= 12 ? foundSearch(['https://shop.example/']) : failedLookup('spending-limit')
  })
  const ranks = ranksOf(envelope)
  expect(ranks.map(({ keyword }) => keyword)).toEqual(keywords)
  expect(ranks.filter(({ outcome }) => outcome === 'found')).toHaveLength(12)
  const rest = ranks.filter(({ outcome }) => outcome === 'failed')
  expect(rest).toHaveLength(18)
  expect(rest.every((rank) => (rank as { reason?: string }).reason === 'spending-limit')).toBe(true)
  // After the limit, no further request is sent, apart from those already started.
  expect(asked).toBeLessThanOrEqual(15)
  expect(envelope.summary).toBe(
    'shop.example has a position for 12 of 30 keywords: 12 in the first 10. The look-up failed for 18.',
  )
})

test('a failed keyword does not stop the others', async () => {
  const envelope = await look({ keywords: 'a\nb\nc' }, ({ text }) =>
    text === 'b' ? failedLookup('time-limit') : foundSearch(['https://shop.example/']),
  )
  expect(ranksOf(envelope).map(({ outcome }) => outcome)).toEqual(['found', 'failed', 'found'])
})

test('only the engine that was asked is named', async () => {
  const envelope = await look({}, () => foundSearch(['https://shop.example/'], { engine: 'Brave' }))
  expect(envelope.summary).toContain('in Brave')
  expect(JSON.stringify(envelope)).not.toContain('Google')
})

test('the provider gets the market and can stop at the domain', async () => {
  const queries: SearchQuery[] = []
  const search = (query: SearchQuery) => {
    queries.push(query)
    return foundSearch(['https://shop.example/'])
  }
  await look({ country: 'de', language: 'de', city: 'Berlin', device: 'mobile', depth: 100 }, search)
  await look({ readsOn: true }, search)
  expect(queries).toEqual([
    {
      text: 'wool socks',
      country: 'de',
      language: 'de',
      city: 'Berlin',
      device: 'mobile',
      depth: 100,
      stopAt: 'shop.example',
    },
    { text: 'wool socks', country: 'us', language: 'en', device: 'desktop', depth: 20 },
  ])
})

test('without a provider, the report has searches to open, the settings, and a check of the page', async () => {
  const noindex = () => pageOf('<meta name="robots" content="noindex"><h1>Socks</h1>', { url: 'https://shop.example/' })
  const envelope = await look({ country: 'gb', keywords: 'wool & socks' }, () => failedLookup('not-configured'), {
    page: noindex,
  })
  const cells = tableOf(envelope, 'Look it up yourself')?.rows[0] as { text: string; href: string }[]
  expect(cells.slice(1).map(({ href }) => href)).toEqual([
    'https://www.google.com/search?q=wool+%26+socks&gl=gb&hl=en&pws=0',
    'https://www.bing.com/search?q=wool+%26+socks&cc=gb&setlang=en',
    'https://duckduckgo.com/?q=wool+%26+socks&kl=uk-en',
  ])
  expect(tableOf(envelope, 'Providers that look up positions')?.rows.flat()).toContain('SEARXNG_URL')
  expect(envelope.findings.map(({ id }) => id)).toEqual(['noindex'])
  expect(envelope).toMatchObject({ status: 'done', data: { mode: 'none', ranks: [] } })
  expect(JSON.stringify(envelope)).not.toMatch(/not configured|not in the first/i)
})

test('pasted results are searched for the domain', async () => {
  const pasted = '1. https://one.example/a\n2) two.example\nAds\n• https://www.shop.example/wool).\n'
  const envelope = await look({ pasted }, () => failedLookup('not-configured'))
  expect(ranksOf(envelope)).toMatchObject([{ outcome: 'found', position: 3, depthRead: 3, engine: null }])
  expect(envelope.findings.map(({ id }) => id)).toContain('lines-without-url')
})

test.each<[string, string, Parameters<typeof pageOf>[1], string[]]>([
  ['nothing keeps it out', '<h1>Socks', {}, ['can-be-indexed']],
  ['a header of one crawler', '<h1>Socks', { headers: { 'x-robots-tag': 'otherbot: noindex' } }, ['can-be-indexed']],
  ['a header for all', '<h1>Socks', { headers: { 'x-robots-tag': 'noindex, nofollow' } }, ['noindex']],
  ['a canonical elsewhere', '<link rel="canonical" href="/all/"><h1>Socks', {}, ['canonical-elsewhere']],
  ['its own canonical', '<link rel="canonical" href="https://shop.example"><h1>Socks', {}, ['can-be-indexed']],
  [
    'robots.txt',
    '<h1>Socks',
    { page: { robots: { isAllowed: false, line: 2, rule: 'Disallow: /' } } },
    ['robots-disallow'],
  ],
  ['a missing page', '<h1>Gone', { status: 404 }, ['not-indexable']],
  ['a login', '<h1>Login', { status: 401 }, ['page-not-read']],
])('the page is kept out of the results: %s', async (_, html, options, ids) => {
  const sources = { page: () => pageOf(html, { url: 'https://shop.example/', ...options }) }
  const { findings } = await look({}, () => foundSearch(['https://shop.example/']), sources)
  expect(findings.map(({ id }) => id)).toEqual(ids)
})

test.each([
  [{ domain: '' }, 'domain', 'Enter your domain, such as shop.com.'],
  [{ domain: '192.0.2.1' }, 'domain', 'This is an IP address. Enter a domain name, such as shop.com.'],
  [{ domain: 'co.uk' }, 'domain', /^“co\.uk” is a public suffix/],
  [{ domain: 'wool socks' }, 'domain', /search phrase/],
  [{ keywords: ' \n' }, 'keywords', 'Enter at least one keyword.'],
  [{ keywords: '???' }, 'keywords', '“???” contains no letter and no digit.'],
  [{ keywords: 'x'.repeat(201) }, 'keywords', /at most 200 characters/],
  [
    { keywords: Array.from({ length: 1_001 }, (_, at) => `k${at}`).join('\n') },
    'keywords',
    'Enter at most 100 keywords. These are 1,001.',
  ],
  [{ pasted: 'no url here' }, 'pasted', /None of the pasted lines/],
  [{ pasted: 'https://a.example/', keywords: 'a\nb' }, 'pasted', /one keyword at a time/],
])('%j is refused at its field before any request', async (input, field, message) => {
  const envelope = await look(input, () => {
    throw new Error('Nothing may be asked.')
  })
  expect(envelope.failure?.errors[field]).toMatch(message)
})

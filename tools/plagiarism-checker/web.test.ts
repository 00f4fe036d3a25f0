import { expect, test } from 'vitest'
import type { SearchQuery, SearchResults } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { wordsOf } from '#engine/text/words.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { runWith, type Sources, unread } from '#tests/support/page-of.ts'
import {
  createPhraseSearch,
  generatePages,
  generateText,
  generator,
  type TextPage,
} from '#tests/support/phrase-search.ts'
import { failedLookup, foundSearch } from '#tests/support/serp-artifacts.ts'
import { pageOf } from '#tests/support/web-page.ts'
import type { CheckedText } from './check-text.ts'
import { choosePhrases } from './choose-phrases.ts'
import { tool } from './tool.ts'

const htmlOf = (text: string) => `<title>T</title><nav>Menu</nav><p>${text}</p>`
const sourcesOf = (pages: TextPage[], more: Sources = {}): Sources => {
  const byUrl = new Map(pages.map(({ url, text }) => [url, text]))
  return {
    search: createPhraseSearch(pages),
    pages: (requests) => requests.map(({ url }) => pageOf(htmlOf(byUrl.get(url) ?? ''), { url })),
    copies: () => failedLookup('not-configured'),
    ...more,
  }
}
const check = (text: string, sources: Sources, input: Record<string, unknown> = {}) =>
  runWith(tool, { text, web: 'web', ...input }, sources)
const dataOf = ({ data }: Envelope) => data as CheckedText

const random = generator(7)
const pages = generatePages(60, 1)
const own = generateText(12, random)
const sentencesOfPage = (at: number) =>
  pages[at]?.text.match(/[^.]+\./g)?.filter((one) => wordsOf(one).length >= 12) ?? []
const [copied = '', copiedToo = ''] = [sentencesOfPage(17)[0], sentencesOfPage(42)[1]].map((one) => one?.trim())
const text = `${own} ${copied} ${generateText(10, random)} ${copiedToo}`

test('R-173 copies on the pages from the search are found, and the coverage is stated', async () => {
  const envelope = await check(text, sourcesOf(pages), { phrases: 30 })
  const { matches, web, sources } = dataOf(envelope)
  expect(
    sources
      .filter(({ passages }) => passages > 0)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['https://page-17.example/', 'https://page-42.example/'])
  expect(matches.map((match) => match.text).sort()).toEqual(
    [copied, copiedToo].map((one) => one.replace(/\.$/, '')).sort(),
  )
  expect(web).toMatchObject({ hasProvider: true, returned: 2, read: 2, unread: [] })
  const { length } = web?.searches ?? []
  expect(envelope.summary).not.toContain('..')
  expect(envelope.summary).toContain(
    `Phrases from ${length} of 24 sentences were searched; 2 of 2 pages that the search returned were read.`,
  )
  expect(envelope).toMatchObject({ status: 'done', sources: [{ name: 'Compared here' }, { name: 'Test search' }] })
})

test('the phrases have 8 to 12 words, occur in the text, and are spread over it', () => {
  const chosen = choosePhrases(generateText(80, generator(3)), 10)
  const whole = generateText(80, generator(3))
  const places = chosen.phrases.map((phrase) => whole.indexOf(phrase))
  expect(chosen.phrases).toHaveLength(10)
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect((places[0] ?? 1) / whole.length).toBeLessThan(0.2)
  expect((places.at(-1) ?? 0) / whole.length).toBeGreaterThan(0.8)
  for (const phrase of chosen.phrases) {
    expect(wordsOf(phrase).length).toBeGreaterThanOrEqual(8)
    expect(wordsOf(phrase).length).toBeLessThanOrEqual(12)
  }
})

test('names, numbers, and long words are searched first', () => {
  const { phrases } = choosePhrases(
    'It is a good day to go out and have a walk. Merino from Ravensworth Farm keeps 43 percent of its lanolin after carding.',
    1,
  )
  expect(phrases[0]).toContain('Ravensworth')
})

test('pages of the visitor’s own site are not copies', async () => {
  const own = [...pages, { url: 'https://blog.shop.example/copy', text }]
  const { web, sources } = dataOf(await check(text, sourcesOf(own), { phrases: 30, ownSite: 'www.shop.example' }))
  expect(web).toMatchObject({ own: 1, returned: 2 })
  expect(sources.some(({ name }) => name.includes('shop.example'))).toBe(false)
})

test('failed searches and unreadable pages are counted', async () => {
  let asked = 0
  const search = createPhraseSearch(pages)
  const failing = (query: SearchQuery): Lookup<SearchResults> => {
    asked += 1
    return asked === 3 ? failedLookup('time-limit') : search(query)
  }
  const envelope = await check(
    text,
    {
      ...sourcesOf(pages),
      search: failing,
      pages: (requests) =>
        requests.map(({ url }) =>
          url.includes('page-42')
            ? unread(url, 'unreachable', 'The server closed the connection.')
            : pageOf(htmlOf(pages[17]?.text ?? ''), { url }),
        ),
    },
    { phrases: 30 },
  )
  expect(envelope.status).toBe('partial')
  expect(envelope.findings.map(({ id }) => id)).toEqual(['search-time-limit', 'pages-not-read'])
  expect(envelope.summary).toContain('1 of 2 pages that the search returned were read. 1 search failed.')
  expect(dataOf(envelope).matches).toHaveLength(1)
})

test('without any comparison, there is no figure: neither 0 nor 100', async () => {
  const envelope = await check(text, { ...sourcesOf(pages), search: () => failedLookup('spending-limit') })
  expect(dataOf(envelope)).toMatchObject({ uniquePct: null, copiedWords: null })
  expect(envelope.summary).toMatch(/^No page could be compared, so nothing is known/)
  expect(
    envelope.report.some((block) => block.kind === 'metric' && block.metrics.some(({ label }) => label === 'Unique')),
  ).toBe(false)
})

test('without a provider, phrases can be searched by hand, and sources are compared', async () => {
  const none = { ...sourcesOf(pages), search: () => failedLookup('not-configured') }
  const alone = await check(text, none)
  expect(alone).toMatchObject({ status: 'done', data: { uniquePct: null, web: { hasProvider: false } } })
  expect(JSON.stringify(alone.report)).toContain('https://duckduckgo.com/?q=%22')
  expect(JSON.stringify(alone)).not.toMatch(/not configured/i)
  const beside = await check(text, none, { source: copied })
  expect(dataOf(beside).matches).toHaveLength(1)
  expect(beside.summary).toContain('The web was not searched: that needs a search provider.')
})

test('a plagiarism service adds its pages to the comparison', async () => {
  const value = { matches: [{ url: 'https://page-17.example/', title: 'Seventeen', words: 12 }], wordsChecked: 300 }
  const envelope = await check(text, {
    ...sourcesOf(pages),
    search: () => foundSearch([]),
    copies: () => ({ kind: 'found', value, source: { name: 'Test service', kind: 'provider' }, costUsd: 0.02 }),
  })
  expect(dataOf(envelope).matches).toMatchObject([{ source: 'https://page-17.example/' }])
  expect(envelope.report.map((block) => ('title' in block ? block.title : ''))).toContain('Found by Test service')
  expect(dataOf(envelope).web?.costUsd).toBe(0.02)
})

test('a plagiarism service without a search engine says what it found, read or not', async () => {
  const matches = [
    { url: 'https://page-17.example/', title: '', words: 12 },
    { url: 'https://page-42.example/', title: 'Forty-two', words: 9 },
  ]
  const service: Sources = {
    ...sourcesOf(pages),
    search: () => failedLookup('not-configured'),
    copies: () => ({
      kind: 'found',
      value: { matches, wordsChecked: 300 },
      source: { name: 'Test service', kind: 'provider' },
    }),
  }
  const found = 'Test service found 2 pages with words of the text: the most similar has 12 of 300 words.'
  const readable = await check(text, service)
  expect(dataOf(readable).matches).toMatchObject([
    { source: 'https://page-17.example/' },
    { source: 'https://page-42.example/' },
  ])
  expect(readable.summary).toContain(`${found} 2 of 2 could be read and compared here.`)
  const unreadable = await check(text, {
    ...service,
    pages: (requests) => requests.map(({ url }) => unread(url, 'unreachable', 'The server closed the connection.')),
  })
  expect(unreadable.summary).toBe(`${found} 0 of 2 could be read and compared here.`)
  expect([readable.status, unreadable.status]).toEqual(['done', 'partial'])
  const failing = await check(text, {
    ...service,
    search: () => failedLookup('spending-limit'),
    pages: (requests) => requests.map(({ url }) => unread(url, 'unreachable', 'The server closed the connection.')),
  })
  expect(failing.summary).toMatch(`${found} Phrases from 0 of 24 sentences were searched;`)
  expect(failing.findings.map(({ id }) => id)).toEqual(['search-spending-limit', 'pages-not-read'])
  for (const envelope of [readable, unreadable]) {
    expect(envelope.findings.map(({ id }) => id)).toEqual(envelope === readable ? [] : ['pages-not-read'])
    expect(JSON.stringify(envelope.report)).toContain('(no title)')
    expect(envelope.report.map((block) => ('title' in block ? block.title : ''))).not.toContain('Searches')
    expect(JSON.stringify(envelope.report)).not.toMatch(/no source of search results|failed/)
  }
})

test('a text of seven words is too short to search', async () => {
  const { failure } = await check('one two three four five six seven', sourcesOf(pages))
  expect(failure?.errors.text).toBe('Enter at least 8 words to search the web for.')
})

test('without the web mode, nothing is searched', async () => {
  const envelope = await runWith(tool, { text, source: copied }, {})
  expect(dataOf(envelope)).toMatchObject({ web: null })
})

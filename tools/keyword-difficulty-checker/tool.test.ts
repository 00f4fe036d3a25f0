import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchResults } from '#engine/data-providers/capabilities.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { difficultyOf } from '#engine/formulas/keyword-difficulty.ts'
import { linkPositionScore } from '#engine/formulas/link-position.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { runWith, type Sources } from '#tests/support/page-of.ts'
import { articleHtml } from '#tests/support/page-source.ts'
import { failedLookup, foundRank, foundSearch, unknownRank } from '#tests/support/serp-artifacts.ts'
import { pageOf } from '#tests/support/web-page.ts'
import type { Difficulties } from './compute.ts'
import { difficultyOfResults, levelOf, type RankedPage } from './difficulty.ts'
import { intentOf } from './intent.ts'
import { titleMatch } from './title-match.ts'
import { tool } from './tool.ts'

const ten = Array.from({ length: 10 }, (_, at) => `https://site-${at}.example/socks`)
const sources = (more: Sources = {}): Sources => ({
  search: () => foundSearch(ten, { features: ['people also ask'] }),
  domainRanks: ({ domains }) => domains.map((domain) => foundRank(domain)),
  pages: (requests) => requests.map(({ url }) => pageOf(articleHtml(), { url })),
  ...more,
})
const compute = (input: Record<string, unknown> = {}, more: Sources = {}) =>
  runWith(tool, { keywords: 'wool socks', ...input }, sources(more))
const firstOf = ({ data }: Envelope) => (data as Difficulties).keywords[0]

const unknownOr = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const pages = fc.array(
  fc.record({
    authority: unknownOr(fc.integer({ min: 0, max: 100 })),
    titleMatch: unknownOr(fc.constantFrom(0, 0.25, 0.5, 0.75, 1)),
    words: unknownOr(fc.integer({ min: 0, max: 5_000 })),
    isHome: fc.boolean(),
  }),
  { minLength: 1, maxLength: 10 },
) as fc.Arbitrary<RankedPage[]>
const changed = (list: RankedPage[], at: number, change: Partial<RankedPage>) =>
  list.map((one, nth) => (nth === at % list.length ? { ...one, ...change } : one))
const exact = (list: RankedPage[]) => {
  const { parts } = difficultyOfResults(list)
  const end = (side: 'low' | 'high') => parts.reduce((sum, part) => sum + part[side], 0)
  return { low: end('low'), high: end('high') }
}

test('R-173 difficulty never falls when a result gets stronger, and stays within 0 and 100', () => {
  const rise = fc.record({
    authority: fc.nat(100),
    titleMatch: fc.double({ min: 0, max: 1, noNaN: true }),
    words: fc.nat(5_000),
  })
  fc.assert(
    fc.property(pages, fc.nat(), rise, (list, at, to) => {
      const one = list[at % list.length] as RankedPage
      const before = exact(list)
      expect(before.low).toBeGreaterThanOrEqual(0)
      expect(before.high).toBeLessThanOrEqual(100 + 1e-9)
      expect(exact(changed(list, at, { isHome: true })).low).toBeGreaterThanOrEqual(before.low - 1e-9)
      for (const name of ['authority', 'titleMatch', 'words'] as const) {
        const value = one[name]
        if (value === null) continue
        const after = exact(changed(list, at, { [name]: Math.max(value, to[name]) }))
        expect(after.low).toBeGreaterThanOrEqual(before.low - 1e-9)
        expect(after.high).toBeGreaterThanOrEqual(before.high - 1e-9)
      }
    }),
  )
})

test('an unknown gives a range that contains every possible difficulty', () => {
  fc.assert(
    fc.property(
      pages,
      fc.array(fc.tuple(fc.nat(100), fc.constantFrom(0, 0.5, 1), fc.nat(9_000)), { minLength: 10 }),
      (list, values) => {
        const range = exact(list)
        const filled = list.map((one, at) => {
          const [authority = 0, match = 0, words = 0] = values[at] ?? []
          return {
            ...one,
            authority: one.authority ?? authority,
            titleMatch: one.titleMatch ?? match,
            words: one.words ?? words,
          }
        })
        const truth = exact(filled)
        expect(truth.low).toBe(truth.high)
        expect(truth.low).toBeGreaterThanOrEqual(range.low - 1e-9)
        expect(truth.low).toBeLessThanOrEqual(range.high + 1e-9)
      },
    ),
  )
})

test('with everything known, one value comes from the parts, with the ten results and their authority', async () => {
  const envelope = await compute()
  const first = firstOf(envelope)
  if (first?.outcome !== 'computed') throw new Error('Nothing was computed.')
  expect(first.value).toBe(Math.round(first.parts.reduce((sum, { low }) => sum + low, 0)))
  expect(first.low).toBe(first.high)
  expect(first.results[0]).toMatchObject({ authority: linkPositionScore(1_000), referringDomains: 500, titleMatch: 1 })
  expect(first.results[0]?.words).toBeGreaterThan(50)
  expect(envelope.sources.map(({ name }) => name)).toEqual(['Test search', 'Test graph, release 1'])
  expect(envelope).toMatchObject({
    status: 'done',
    summary: expect.stringContaining(`a difficulty of ${first.value} of 100`),
  })
})

test('an unlisted domain gives a range and is never 0', async () => {
  const envelope = await compute(
    {},
    {
      domainRanks: ({ domains }) => domains.map((domain, at) => (at < 4 ? unknownRank(domain) : foundRank(domain))),
    },
  )
  const first = firstOf(envelope)
  expect(first).toMatchObject({ outcome: 'computed', value: null })
  if (first?.outcome !== 'computed') return
  expect(first.high).toBeGreaterThan(first.low)
  expect(first.results.slice(0, 4).map(({ authority }) => authority)).toEqual([null, null, null, null])
  expect(envelope.summary).toContain(`${first.low} to ${first.high} of 100`)
  expect(envelope.findings.find(({ id }) => id === 'authority-unknown')?.evidence).toContain('is not in the list')
})

test('an unreadable index or page leaves a range with the reasons', async () => {
  const { report, ...envelope } = await compute(
    { readsPages: false },
    {
      domainRanks: ({ domains }) => domains.map(() => failedLookup('provider-error')),
    },
  )
  const first = firstOf({ report, ...envelope })
  if (first?.outcome !== 'computed') throw new Error('Nothing was computed.')
  expect(first.results[0]).toMatchObject({ authority: null, words: null, wordsMessage: 'The pages were not read.' })
  expect(first.high - first.low).toBeGreaterThan(50)
  expect(envelope.findings.map(({ id }) => id)).toEqual(['no-exact-title', 'authority-unknown', 'pages-not-read'])
})

test('empty columns are left out, and one sentence names them', async () => {
  const withoutLinks = (domain: string) => {
    const rank = foundRank(domain)
    if (rank.kind === 'found') rank.value = { ...rank.value, referringDomains: undefined as never }
    return rank
  }
  const { report } = await compute(
    { pasted: ten.join('\n'), readsPages: false },
    { domainRanks: ({ domains }) => domains.map(withoutLinks) },
  )
  const table = report.find((block) => block.kind === 'table' && block.title === 'The results')
  if (table?.kind !== 'table') throw new Error('There is no table.')
  expect(table.columns.map(({ label }) => label)).not.toContain('Referring domains')
  expect(table.columns.map(({ label }) => label)).toContain('Authority')
  expect(table.note).toMatch(/^Left out because no row has a value: referring domains,.* words.*\.$/)
  const whole = (await compute()).report.find((block) => block.kind === 'table' && block.title === 'The results')
  expect(whole).not.toHaveProperty('note')
})

test('without a provider, pasted results use the link index and the pages', async () => {
  const asked: string[] = []
  const envelope = await compute(
    { pasted: ten.join('\n') },
    {
      search: () => failedLookup('not-configured'),
      domainRanks: ({ domains }) => {
        asked.push(...domains)
        return domains.map((domain) => foundRank(domain))
      },
    },
  )
  expect(firstOf(envelope)).toMatchObject({ outcome: 'computed', engine: null, value: expect.any(Number) })
  expect(asked).toHaveLength(10)
})

test('without a provider and results, the report says what to paste and set, and shows no value', async () => {
  const envelope = await compute({}, { search: () => failedLookup('not-configured') })
  expect(envelope).toMatchObject({ status: 'done', data: { mode: 'none' } })
  expect(firstOf(envelope)).toMatchObject({ outcome: 'failed', value: null })
  expect(envelope.summary).toMatch(/paste the first ten results/)
  expect(JSON.stringify(envelope.report)).toContain('BRAVE_KEY')
})

test('a keyword that fails or has no results does not affect the others', async () => {
  const search = ({ text }: { text: string }): Lookup<SearchResults> =>
    text === 'b' ? failedLookup('time-limit') : text === 'c' ? foundSearch([]) : foundSearch(ten)
  const envelope = await compute({ keywords: 'a\nb\nc\nd' }, { search })
  const { keywords } = envelope.data as Difficulties
  expect(keywords.map(({ outcome }) => outcome)).toEqual(['computed', 'failed', 'unknown', 'computed'])
  expect(keywords.map(({ value }) => value === null)).toEqual([false, true, true, false])
  expect(envelope.status).toBe('partial')
  expect(envelope.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['look-up-time-limit', 'no-results']))
})

test.each([
  ['Wool socks for winter', 'wool socks', 1],
  ['Wool Sock', 'wool socks', 1],
  ['Socks of wool', 'wool socks', 0.75],
  ['Best socks', 'wool socks', 0.25],
  ['Blankets', 'wool socks', 0],
  ['How to wash wool', 'how to wash a wool blanket', 1 / 3],
])('the title “%s” matches “%s” by %d', (title, keyword, match) => {
  expect(titleMatch(title, keyword, 'en')).toBeCloseTo(match, 6)
})

test.each([
  ['how to wash wool', 'to learn'],
  ['best wool socks', 'to compare'],
  ['buy wool socks', 'to buy'],
  ['sock shop near me', 'to find a place'],
  ['wool socks', undefined],
])('the intent of “%s” is %s', (keyword, kind) => expect(intentOf(keyword)?.kind).toBe(kind))

test.each([
  [{ low: 12, high: 12 }, 'open'],
  [{ low: 29, high: 70 }, 'open to very hard'],
])('%j is %s', (range, level) => expect(levelOf(range)).toBe(level))

test('the parts of the published formula add up to its result', () => {
  expect(difficultyOf({ authority: 50, strong: 15, title: 15, depth: 15, home: 5 })).toBe(100)
})

test.each([
  [{ keywords: '' }, 'keywords'],
  [{ keywords: Array.from({ length: 11 }, (_, at) => `k${at}`).join('\n') }, 'keywords'],
  [{ pasted: 'nothing' }, 'pasted'],
  [{ pasted: ten.join('\n'), keywords: 'a\nb' }, 'pasted'],
])('%j is refused at its field', async (input, field) => {
  expect(Object.keys((await compute(input)).failure?.errors ?? {})).toEqual([field])
})

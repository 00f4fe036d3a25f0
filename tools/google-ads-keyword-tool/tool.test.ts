// @module-tag slow
import { expect, test } from 'vitest'
import type { KeywordFigures } from '#engine/data-providers/capabilities.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import { found, keywordArtifacts } from '#tests/support/keyword-artifacts.ts'
import { run } from '#tests/support/tool-ports.ts'
import { pageOf } from '#tests/support/web-page.ts'
import { decodeExport } from './decode-export.ts'
import type { PlannedKeywords } from './plan-keywords.ts'
import { numberOf } from './planner-columns.ts'
import { readPlanner } from './read-planner.ts'
import { sampleExport } from './sample-export.ts'
import { tool } from './tool.ts'

type Makers = Partial<Record<string, (request: never) => unknown>>
const gatherWith =
  (makers: Makers = {}): Gather =>
  async (name, request) =>
    (makers[name] ?? (keywordArtifacts as Makers)[name])?.(request as never) as never

const plan = async (input: Record<string, unknown>, makers?: Makers) => {
  const envelope = await run(tool, input, { gather: gatherWith(makers), now: () => Date.UTC(2026, 10, 23) })
  return { ...envelope, data: envelope.data as PlannedKeywords }
}

const tableOf = (report: Awaited<ReturnType<typeof plan>>['report'], title: string) => {
  const block = report.find((one) => one.kind === 'table' && one.title === title)
  return block?.kind === 'table' ? block : undefined
}

const lines = [
  'Keyword Stats 2026-06-09 at 21_25_18',
  '"May 1, 2025 - April 30, 2026"',
  'Keyword\tCurrency\tAvg. monthly searches\tThree month change\tYoY change\tCompetition\tCompetition (indexed value)\tTop of page bid (low range)\tTop of page bid (high range)\tAd impression share\tIn account?\tSearches: May 2025\tSearches: Jun 2025\tSearches: Apr 2026',
  '\t\t3290\t\t\t\t\t\t\t\t\t\t\t',
  'wool socks\tUSD\t2400\t22%\t0%\tHigh\t100\t0.62\t1.84\t\tN\t880\t720\t1300',
  '"socks ""merino"""\tUSD\t0\t\t\tLow\t0\t0.10\t\t\tN\t0\t\t0',
  'rare socks\tUSD\t\t\t\tUnknown\t\t\t\t\tN\t\t\t',
  'Wool Socks\tUSD\t2400\t22%\t0%\tHigh\t100\t0.62\t1.84\t\tN\t880\t720\t1300',
]

test('R-252 a Google export is read with tabs, two lines above the header, quotes, and empty cells', () => {
  const { figures, period, hasRanges, duplicates } = readPlanner(lines.join('\r\n'), 'planner')
  expect(period).toBe('May 1, 2025 - April 30, 2026')
  expect([hasRanges, duplicates]).toEqual([false, 1])
  expect(figures).toEqual([
    {
      keyword: 'wool socks',
      averageMonthlySearches: 2400,
      months: [
        { month: '2025-05', searches: 880 },
        { month: '2025-06', searches: 720 },
        { month: '2026-04', searches: 1300 },
      ],
      competition: 'high',
      competitionIndex: 100,
      lowBid: 0.62,
      highBid: 1.84,
      currency: 'USD',
      range: null,
    },
    expect.objectContaining({
      keyword: 'socks "merino"',
      averageMonthlySearches: 0,
      competitionIndex: 0,
      lowBid: 0.1,
      highBid: null,
    }),
    expect.objectContaining({
      keyword: 'rare socks',
      averageMonthlySearches: null,
      competition: null,
      competitionIndex: null,
    }),
  ])
  expect(figures[1]?.months.map(({ searches }) => searches)).toEqual([0, null, 0])
})

test('ranges of low-spending accounts stay ranges', () => {
  const header = 'Keyword\tAvg. monthly searches\tSearches: May 2025'
  const { figures, hasRanges } = readPlanner([header, 'a\t500\t', 'b\t50\t', 'c\t0\t', 'd\t\t'].join('\n'), 'planner')
  expect(hasRanges).toBe(true)
  expect(figures.map(({ averageMonthlySearches, range }) => [averageMonthlySearches, range])).toEqual([
    [null, [100, 1_000]],
    [null, [10, 100]],
    [null, [0, 10]],
    [null, null],
  ])
  expect(readPlanner([header, 'a\t500\t480', 'b\t50\t'].join('\n'), 'planner').hasRanges).toBe(false)
})

test.each([
  [
    'Keyword;Währung;Durchschn. Suchanfragen pro Monat;Wettbewerb;Suchanfragen: Mai 2025\nWolle;EUR;1.900;Hoch;2.400',
    1900,
    'high',
  ],
  [
    'Keyword,Currency,Avg. monthly searches,Competition,Searches: May 2025\nwool,USD,"1,900",Medium,"2,400"',
    1900,
    'medium',
  ],
])('exports in another language or with commas are read', (text, searches, competition) => {
  const { figures } = readPlanner(text, 'planner')
  expect(figures[0]).toMatchObject({
    averageMonthlySearches: searches,
    competition,
    months: [{ month: '2025-05', searches: 2400 }],
  })
})

test.each([
  ['1,900', 1900],
  ['1.25', 1.25],
  ['1,25', 1.25],
  ['1 000 000', 1_000_000],
  ['1.234,56', 1234.56],
  ['0', 0],
  ['', null],
  ['--', null],
  ['1K – 10K', null],
])('the cell %j is the number %j', (cell, number) => expect(numberOf(cell)).toBe(number))

test.each([
  ['UTF-16 with a byte order mark', [0xff, 0xfe], 'utf16le'],
  ['UTF-16 without one', [], 'utf16le'],
  ['UTF-8', [0xef, 0xbb, 0xbf], 'utf8'],
] as const)('a file in %s is read', async (_, mark, encoding) => {
  const bytes = Buffer.concat([Buffer.from(mark), Buffer.from(lines.join('\r\n'), encoding)])
  expect(decodeExport(new Uint8Array(bytes), 'a.csv').replace(/^\uFEFF/, '')).toBe(lines.join('\r\n'))
  const { data } = await plan({ file: [new File([new Uint8Array(bytes)], 'a.csv')] })
  expect(data.keywords.map(({ keyword }) => keyword)).toEqual(['wool socks', 'socks "merino"', 'rare socks'])
})

test('with an export, the report has its figures, asks no provider, and leaves unknown cells empty', async () => {
  const forbidden = () => {
    throw new Error('A provider was asked.')
  }
  const { report, summary, status, sources } = await plan({ planner: lines.join('\n') }, { keywordIdeas: forbidden })
  expect(status).toBe('done')
  expect(summary).toContain('2 with monthly searches, 1 without.')
  expect(sources[0]?.name).toBe('Google Keyword Planner, your export')
  expect(tableOf(report, 'Keywords')?.rows.map((row) => row[1])).toEqual([2400, 0, null])
})

test('the sample’s made-up figures are marked', async () => {
  const envelope = await plan({ planner: sampleExport })
  expect(envelope.isSample).toBe(true)
  expect(envelope.data.keywords).toHaveLength(6)
})

const figures = (keyword: string, more: Partial<KeywordFigures> = {}): KeywordFigures => ({
  keyword,
  averageMonthlySearches: null,
  months: [],
  competition: null,
  competitionIndex: null,
  lowBid: null,
  highBid: null,
  currency: null,
  ...more,
})

test('a provider’s figures are unchanged, and missing is not 0', async () => {
  const ideas = [
    figures('wool socks', { averageMonthlySearches: 1_900, lowBid: 0.5, highBid: 1.5, currency: 'EUR' }),
    figures('wool sock shop', { averageMonthlySearches: 0 }),
    figures('odd socks'),
  ]
  const { data, report, sources } = await plan(
    { seeds: 'wool socks', country: 'de' },
    { keywordIdeas: () => found({ ideas }) },
  )
  expect(data.origin).toBe('provider')
  expect(sources[0]?.name).toBe('Recorded provider')
  expect(tableOf(report, 'Keywords')?.rows.map((row) => row[1])).toEqual([1_900, 0, null])
  const [block] = report
  expect(block?.kind === 'metric' && block.metrics.map(({ value, unit }) => [value, unit])).toEqual([
    [3, undefined],
    [expect.any(Number), undefined],
    [1_900, undefined],
    ['1.50', 'EUR'],
  ])
})

test('without a provider, seeds become ad groups to paste, and the report names the settings', {
  tags: 'extended',
}, async () => {
  const { data, report, limits, summary, status } = await plan({
    seeds: 'wool socks\nmerino hiking socks',
    country: 'US',
  })
  const keywords = data.keywords.map(({ keyword }) => keyword)
  expect(status).toBe('partial')
  expect(keywords).toEqual(expect.arrayContaining(['wool socks', 'buy wool socks', 'merino hiking socks online']))
  expect(keywords.filter((keyword) => /^(?:how|why|what)\b(?! much)/.test(keyword))).toEqual([])
  expect(data.keywords.every(({ averageMonthlySearches }) => averageMonthlySearches === null)).toBe(true)
  expect(summary).toContain('Searches and bids are unknown')
  expect(limits.join('\n')).toContain('Set KEYWORD_IDEAS_PROVIDERS.')
  const editor = report.find((block) => block.kind === 'code' && block.fileName === 'ad-groups.tsv')
  const rows = editor?.kind === 'code' ? editor.code.split('\n').map((line) => line.split('\t')) : []
  expect(rows[0]).toEqual(['Campaign', 'Ad group', 'Keyword', 'Criterion Type'])
  expect(rows.every((row) => row.length === 4)).toBe(true)
  expect(rows.filter(([, , keyword]) => keyword === 'buy wool socks').map((row) => row[3])).toEqual(['Exact', 'Phrase'])
  expect(new Set(rows.slice(1).map(([, , keyword]) => keyword))).toEqual(new Set(keywords))
})

test('negative candidates never contain a word of the keywords', async () => {
  const { data } = await plan({ seeds: 'used wool socks' })
  const words = data.plan.negatives.map(({ word }) => word)
  expect(words).toContain('jobs')
  expect(words).not.toContain('used')
})

test('a page supplies its key phrases as seeds', async () => {
  const html = `<html lang="en"><title>Wool blankets</title><body><main><article><h1>Wool blankets</h1>${'<p>Our wool blankets are woven in Maine. A wool blanket keeps its warmth, and the wool blankets last for decades.</p>'.repeat(4)}</article></main></body></html>`
  const page = () => pageOf(html, { url: 'https://shop.example/' })
  const { data, limits } = await plan({ url: 'shop.example' }, { page })
  expect(data.pagePhrases).toContain('wool blankets')
  expect(data.keywords.map(({ keyword }) => keyword)).toContain('buy wool blankets')
  expect(limits.join('\n')).toContain('Seeds from the page: wool blankets')
})

test.each([
  [{}, 'seeds', 'Enter at least one seed or the URL of a page, or paste a Keyword Planner export.'],
  [{ seeds: '!!!' }, 'seeds', '“!!!” has no letters. Remove it.'],
  [{ seeds: 'https://shop.example' }, 'seeds', '“https://shop.example” is a URL. Enter it in the field for a page.'],
  [
    { seeds: Array.from({ length: 201 }, (_, at) => `seed ${at}`).join('\n') },
    'seeds',
    'Enter at most 200 seeds. These are 201.',
  ],
  [{ planner: 'Top queries,Clicks,Impressions\nsocks,1,2' }, 'planner', /^This is an export of Search Console\./],
  [{ planner: 'hello' }, 'planner', /^No header with “Keyword” and “Avg\. monthly searches”/],
  [{ planner: 'Keyword\tAvg. monthly searches' }, 'planner', 'The export has a header and no keyword below it.'],
  [
    { planner: 'Keyword\tAvg. monthly searches\n"socks\t5' },
    'planner',
    /^A quotation mark in the export is not closed\./,
  ],
  [{ file: [new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'a.xlsx')] }, 'file', /^a\.xlsx is an Excel file\./],
  [{ file: [new File([], 'a.csv')] }, 'file', 'a.csv is empty.'],
  [
    { file: [new File([new Uint8Array([0xc3, 0x28, 0x41, 0x42])], 'a.csv')] },
    'file',
    /^a\.csv is not text in UTF-16 or UTF-8\./,
  ],
])('invalid input %# is refused at its field', async (input, field, message) => {
  expect((await plan(input)).failure?.errors[field]).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
})

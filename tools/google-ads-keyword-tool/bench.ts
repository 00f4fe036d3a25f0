import type { Measure } from '#bench/measure.ts'
import { adPlanOf } from './ad-plan.ts'
import { decodeExport } from './decode-export.ts'
import { readPlanner } from './read-planner.ts'

const EXPORTS = 500
const months = ['Jan 2026', 'Feb 2026', 'Mar 2026']

/**
 * Reads generated exports in UTF-16 and compares them cell by cell, and measures the time for a large one with its ad
 * groups.
 */
export async function measure(): Promise<Measure[]> {
  let equal = 0
  for (let seed = 0; seed < EXPORTS; seed += 1) {
    const rows = generatedRows(seed, 12)
    const { figures } = readPlanner(decodeExport(exportOf(rows), 'export.csv'), 'file')
    if (JSON.stringify(figures) === JSON.stringify(rows)) equal += 1
  }
  const large = exportOf(generatedRows(7, 2_000))
  const began = performance.now()
  const { figures } = readPlanner(decodeExport(large, 'export.csv'), 'file')
  adPlanOf(figures, { kind: 'product', language: 'en' })
  const ms = Math.round(performance.now() - began)
  return [
    {
      what: 'google-ads-keyword-tool: generated exports read cell by cell, of 500',
      value: equal,
      unit: '',
      limit: EXPORTS,
      better: 'more',
      note: 'empty cells are unknown, zeros are 0',
    },
    {
      what: 'google-ads-keyword-tool: export of 2,000 keywords with ad groups',
      value: ms,
      unit: 'ms',
      limit: 2_000,
      better: 'less',
    },
  ]
}

type Row = ReturnType<typeof generatedRows>[number]

function generatedRows(seed: number, count: number) {
  let state = seed + 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const words = ['wool', 'socks', 'oak', 'table', 'buy', 'cheap', 'gift', 'red', 'hiking', 'care', 'size', 'price']
  const perhaps = <Value>(value: Value) => (random(5) === 0 ? null : value)
  return Array.from({ length: count }, (_, at) => ({
    keyword: `${words[random(12)]} ${words[random(12)]} ${at % 3 ? 'for' : '"of"'} ${words[random(12)]} ${at}`,
    averageMonthlySearches: perhaps(random(3) ? 1 + random(9_999) : 0),
    months: ['2026-01', '2026-02', '2026-03'].map((month) => ({ month, searches: perhaps(1 + random(9_000)) })),
    competition: perhaps((['low', 'medium', 'high'] as const)[random(3)] ?? null),
    competitionIndex: perhaps(random(101)),
    lowBid: perhaps(random(500) / 100),
    highBid: perhaps(5 + random(500) / 100),
    currency: perhaps('USD'),
    range: null,
  }))
}

/** Returns an export as Google Ads writes it: UTF-16, tabs, two lines above the header. */
function exportOf(rows: Row[]) {
  const header = [
    'Keyword',
    'Currency',
    'Avg. monthly searches',
    'Competition',
    'Competition (indexed value)',
    'Top of page bid (low range)',
    'Top of page bid (high range)',
    ...months.map((month) => `Searches: ${month}`),
  ]
  const cell = (value: string | number | null) =>
    value === null ? '' : /["\t]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
  const lines = rows.map((row) =>
    [
      row.keyword,
      row.currency,
      row.averageMonthlySearches,
      row.competition,
      row.competitionIndex,
      row.lowBid,
      row.highBid,
      ...row.months.map(({ searches }) => searches),
    ]
      .map(cell)
      .join('\t'),
  )
  const text = [
    'Keyword Stats 2026-04-02 at 09_14_31',
    '"January 1, 2026 - March 31, 2026"',
    header.join('\t'),
    ...lines,
  ].join('\r\n')
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
}

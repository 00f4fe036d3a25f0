import { keywordGroups } from '#engine/formulas/keyword-groups.ts'
import { capital } from '#engine/text/capital.ts'
import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, type Cell, code, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { Source } from '#engine/tool/envelope.ts'
import type { AdPlan } from './ad-plan.ts'
import type { PlannedKeywords } from './plan-keywords.ts'
import type { PlannerFigures } from './read-planner.ts'

const matchTypes = {
  label: 'Google: Keyword matching options',
  url: 'https://support.google.com/google-ads/answer/7478529',
}
const planner = {
  label: 'Google: Search volume statistics',
  url: 'https://support.google.com/google-ads/answer/3022575',
}

/** Returns figures if they are known, then ad groups to paste, and suggested negative keywords. */
export function reportPlan(data: PlannedKeywords): Report {
  const { keywords, plan, origin, dataSource } = data
  return {
    summary: `${countOf(keywords.length, 'keyword')} in ${countOf(plan.groups.length, 'ad group')}. ${figuresSentence(data)}`,
    blocks: [
      figuresMetrics(data),
      figuresTable(data),
      groupTable(plan),
      code({
        title: 'Ad groups for Google Ads Editor',
        code: editorTable(plan),
        language: 'csv',
        fileName: 'ad-groups.tsv',
      }),
      negativeTable(plan),
      code({
        title: 'Negative keyword list',
        code: plan.negatives.map(({ word }) => word).join('\n'),
        language: 'text',
        fileName: 'negative-keywords.txt',
      }),
    ],
    sources: [
      ...(dataSource ? [withoutLicense(dataSource)] : []),
      { name: `Our rules and the formula “${keywordGroups.name}”`, kind: 'estimate' },
    ],
    ...(origin === 'rules' ? { status: 'partial' as const } : {}),
    limits: notesOf(data),
    next: [
      {
        slug: 'ai-keyword-research',
        why: 'Find questions and comparisons around the first keyword, for pages instead of ads.',
        input: { seed: keywords[0]?.keyword.slice(0, 80) ?? '' },
      },
      {
        slug: 'utm-builder',
        why: 'Tag the landing pages of the ads, so that analytics can tell the groups apart.',
        input: {},
      },
    ],
  }
}

const withoutLicense = ({ license: _, ...source }: NonNullable<PlannedKeywords['dataSource']>): Source => source

function figuresSentence({ origin, keywords, hasRanges, missing }: PlannedKeywords) {
  const known = keywords.filter(
    ({ averageMonthlySearches, range }) => averageMonthlySearches !== null || range !== null,
  )
  if (origin === 'rules')
    return missing?.kind === 'unknown'
      ? 'The provider has no figures for them, so searches and bids are unknown.'
      : 'Searches and bids are unknown: they need a provider or a Keyword Planner export.'
  const what = hasRanges ? 'a range of monthly searches' : 'monthly searches'
  return `${withCommas(known.length)} with ${what}, ${withCommas(keywords.length - known.length)} without.`
}

function figuresMetrics({ keywords, plan, hasRanges }: PlannedKeywords): Block {
  const searches = keywords.flatMap(({ averageMonthlySearches }) => averageMonthlySearches ?? [])
  const bids = keywords.flatMap(({ highBid }) => highBid ?? []).toSorted((one, other) => one - other)
  const currencies = new Set(
    keywords.flatMap(({ currency, highBid }) => (highBid !== null && currency ? [currency] : [])),
  )
  return metric([
    { label: 'Keywords', value: keywords.length, method: 'Each keyword once; case and spaces do not count.' },
    {
      label: 'Ad groups',
      value: plan.groups.length,
      method: 'Formula “Keyword groups”: the fewest groups with 90% of the best separation.',
    },
    {
      label: 'Searches a month',
      value: searches.length > 0 ? searches.reduce((sum, one) => sum + one, 0) : null,
      method: hasRanges
        ? 'Unknown: this account gets ranges only.'
        : 'Sum of the known monthly averages. Close variants are counted more than once.',
      ref: planner,
    },
    {
      label: 'Median high bid',
      // Bids in different currencies have no common median, so it is left out.
      value: currencies.size < 2 ? priceText(bids[Math.floor((bids.length - 1) / 2)] ?? null) : null,
      ...(currencies.size === 1 ? { unit: [...currencies][0] as string } : {}),
      method: 'The middle one of the known bids for the top of the page (high range).',
      ref: planner,
    },
  ])
}

function figuresTable({ keywords }: PlannedKeywords): Block {
  const months = [...new Set(keywords.flatMap((one) => one.months.map(({ month }) => month)))].toSorted()
  const hasFigures = keywords.some(
    ({ averageMonthlySearches, range, highBid }) => averageMonthlySearches !== null || range || highBid !== null,
  )
  return table({
    title: 'Keywords',
    columns: [
      { label: 'Keyword' },
      { label: 'Searches a month', form: 'number', method: 'Monthly average of the period.' },
      ...(hasFigures
        ? [
            { label: 'Competition', method: 'Advertisers who bid for the keyword, in three steps.' },
            { label: 'Index', form: 'bar' as const, method: 'Competition from 0 to 100.' },
            { label: 'Low bid', form: 'number' as const, method: '20th percentile of bids for the top of the page.' },
            { label: 'High bid', form: 'number' as const, method: '80th percentile of bids for the top of the page.' },
            { label: 'Currency' },
            ...months.map((month) => ({ label: month, form: 'number' as const, method: 'Searches in this month.' })),
          ]
        : []),
      { label: 'Source' },
    ],
    rows: keywords.map((one): Cell[] => [
      one.keyword,
      searchesCell(one),
      ...(hasFigures
        ? [
            one.competition ? capital(one.competition) : null,
            one.competitionIndex,
            priceCell(one.lowBid),
            priceCell(one.highBid),
            one.currency,
            ...months.map((month) => one.months.find((row) => row.month === month)?.searches ?? null),
          ]
        : []),
      one.source,
    ]),
    note: hasFigures
      ? 'Unknown is not 0: no source supplied the figure.'
      : 'Searches are unknown, not 0: nobody measured these keywords here. They are possible searches.',
  })
}

const priceText = (price: number | null) => price?.toFixed(2) ?? null

function priceCell(price: number | null): Cell {
  const text = priceText(price)
  return price === null || text === null ? null : { text, sort: price }
}

function searchesCell({ averageMonthlySearches, range }: PlannerFigures): Cell {
  if (!range) return averageMonthlySearches
  const [low, high] = range
  return { text: `${withCommas(low)} to ${withCommas(high)}`, sort: low }
}

const groupTable = ({ groups }: AdPlan): Block =>
  table({
    title: 'Ad groups',
    columns: [{ label: 'Ad group' }, { label: 'Keyword' }, { label: 'Match type' }, { label: 'Why' }],
    rows: groups.flatMap(({ name, keywords }) =>
      keywords.map(({ keyword, matchTypes: types, why }): Cell[] => [name, keyword, types.join(' and '), why]),
    ),
    note: `Match types as in ${matchTypes.label}.`,
  })

/** Returns a table with the column names of Google Ads Editor, separated by tabs so that it can be pasted. */
function editorTable({ groups }: AdPlan) {
  const rows = groups.flatMap(({ name, keywords }) =>
    keywords.flatMap(({ keyword, matchTypes: types }) =>
      types.map((type) => ['Search', name, keyword, type].map(plain).join('\t')),
    ),
  )
  return ['Campaign\tAd group\tKeyword\tCriterion Type', ...rows].join('\n')
}

/** Returns a cell for a spreadsheet. If it would start a formula, it gets an apostrophe (OWASP, CSV Injection). */
const plain = (cell: string) => cell.replace(/\s+/g, ' ').replace(/^(?=[=+\-@])/, "'")

const negativeTable = ({ negatives }: AdPlan): Block =>
  table({
    title: 'Candidates for negative keywords',
    columns: [{ label: 'Word' }, { label: 'Who enters it' }],
    rows: negatives.map(({ word, why }) => [word, why]),
    isFolded: true,
    note: 'Check each before you paste it. Words that your own keywords contain are left out.',
  })

function notesOf({
  missing,
  caveats,
  plan,
  duplicates,
  hasRanges,
  period,
  pagePhrases,
  origin,
}: PlannedKeywords): string[] {
  return [
    ...(missing ? [`${missing.message}${missing.kind === 'failed' && missing.howTo ? ` ${missing.howTo}` : ''}`] : []),
    ...(origin === 'rules' ? ['Without a provider, a Keyword Planner export gives real figures: paste it above.'] : []),
    ...caveats,
    ...(period ? [`The export covers ${period}.`] : []),
    ...(hasRanges
      ? ['The export has ranges instead of numbers. Google gives exact numbers to accounts that spend more.']
      : []),
    ...(duplicates > 0 ? [`${countOf(duplicates, 'keyword')} appeared twice; the first row counts.`] : []),
    ...(plan.ungrouped > 0
      ? [
          `${countOf(plan.ungrouped, 'keyword')} with the fewest searches are in no ad group: at most 2,000 are grouped.`,
        ]
      : []),
    ...(pagePhrases.length > 0 ? [`Seeds from the page: ${pagePhrases.join(', ')}.`] : []),
  ]
}

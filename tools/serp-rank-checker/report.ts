import { suppliersBlock } from '#engine/data-providers/suppliers-block.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Block, type Cell, findings, type Metric, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { NextTool, Source } from '#engine/tool/envelope.ts'
import { listMarket, type Market } from './market.ts'
import type { Rank } from './rank.ts'
import type { Ranks } from './ranks.ts'
import { failureFindings, lookUpTable, skippedFinding } from './report-parts.ts'
import { summaryOf } from './summary.ts'

const FIRST_PAGE = 10

/**
 * Returns the positions, every result that was read, and whether the page can be indexed. view.tsx renders the results
 * as a page.
 */
export function reportRanks(
  data: Ranks,
  input: Market,
  { isPartial }: { isPartial: boolean } = { isPartial: false },
): Report {
  const { ranks, page, mode, domain, skipped } = data
  const problems = [...failureFindings(ranks), ...(page?.findings ?? []), ...skippedFinding(skipped)]
  const blocks: Block[] = []
  if (mode === 'none') blocks.push(lookUpTable(data, input))
  else
    blocks.push(
      metric(ranks.length === 1 && ranks[0] ? metricsOfOne(ranks[0]) : metricsOfAll(ranks)),
      positionsTable(ranks),
    )
  if (problems.length > 0) blocks.push(findings(problems))
  if (mode === 'none') blocks.push(suppliersBlock('search', 'Providers that look up positions'))
  const read = ranks.filter(isRead)
  if (read.length > 0) blocks.push(resultsTable(read))
  const asked = read.flatMap(({ keyword, questions, relatedSearches }) => [
    ...questions.map((text): Cell[] => [keyword, 'Question', text]),
    ...relatedSearches.map((text): Cell[] => [keyword, 'Related search', text]),
  ])
  if (asked.length > 0)
    blocks.push(
      table({
        title: 'What else the engine shows',
        columns: [{ label: 'Keyword' }, { label: 'Kind' }, { label: 'Text' }],
        rows: asked,
      }),
    )
  const sources = sourcesOf(ranks)
  return {
    summary: summaryOf(data),
    blocks,
    status: !isPartial && ranks.every(({ outcome }) => outcome !== 'failed') ? 'done' : 'partial',
    ...(sources.length > 0 ? { sources } : {}),
    limits: [
      ...new Set([...(mode === 'search' ? [listMarket(input)] : []), ...read.flatMap(({ caveats }) => caveats)]),
    ],
    next: nextOf(domain, data),
  }
}

type ReadRank = Extract<Rank, { outcome: 'found' | 'not-in-results' }>
const isRead = (rank: Rank): rank is ReadRank => 'results' in rank

/** Returns the position as every form of the report shows it: a number, or words that cannot be mistaken for one. */
function positionCell(rank: Rank): Cell {
  if (rank.outcome === 'found') return rank.position
  if (rank.outcome === 'not-in-results') return { text: `not in the first ${rank.depthRead}`, sort: rank.depthRead + 1 }
  if (rank.outcome === 'unknown') return { text: 'unknown' }
  return { text: 'look-up failed', severity: 'warning' }
}

function metricsOfOne(rank: Rank): Metric[] {
  const cell = positionCell(rank)
  const method = 'Place of the first result on the domain or its subdomains, counted without ads.'
  const position: Metric = {
    label: 'Position',
    value: rank.outcome === 'unknown' ? null : typeof cell === 'number' ? cell : (cell as { text: string }).text,
    method,
  }
  if (!isRead(rank)) return [position]
  return [
    position,
    { label: 'Results read', value: rank.depthRead, method: 'Results that the provider returned, without ads.' },
    { label: 'Own results', value: rank.positions.length, method: 'Results on the domain, by the Public Suffix List.' },
    ...(rank.costUsd === undefined ? [] : [costMetric(rank.costUsd)]),
  ]
}

function metricsOfAll(ranks: Rank[]): Metric[] {
  const count = (test: (rank: Rank) => boolean) => ranks.filter(test).length
  const costs = ranks.flatMap((rank) => (isRead(rank) && rank.costUsd !== undefined ? [rank.costUsd] : []))
  return [
    {
      label: 'Found',
      value: count(({ outcome }) => outcome === 'found'),
      unit: `of ${ranks.length}`,
      method: 'Keywords for which the domain is among the results that were read.',
    },
    {
      label: 'In the first 10',
      value: count((rank) => rank.outcome === 'found' && rank.position <= FIRST_PAGE),
      method: 'Keywords with a position from 1 to 10.',
    },
    {
      label: 'Not in the results',
      value: count(({ outcome }) => outcome === 'not-in-results'),
      method: 'Keywords whose results were read without finding the domain. How many were read is in the table.',
    },
    {
      label: 'Not looked up',
      value: count(({ outcome }) => outcome === 'failed' || outcome === 'unknown'),
      method: 'Keywords for which the look-up failed or returned nothing: their positions are unknown.',
    },
    ...(costs.length > 0 ? [costMetric(costs.reduce((sum, cost) => sum + cost, 0))] : []),
  ]
}

const costMetric = (usd: number): Metric => ({
  label: 'Cost',
  value: Number(usd.toFixed(4)),
  unit: 'USD',
  method: 'What the provider charged for these look-ups, by its own figures.',
})

function positionsTable(ranks: Rank[]): Block {
  const isComplete = ranks.every(({ outcome }) => outcome === 'found')
  return table({
    title: 'Positions',
    columns: [
      { label: 'Keyword' },
      { label: 'Position', form: 'number', method: 'Without ads, from 1. Words where there is no position.' },
      { label: 'URL', form: 'mono' },
      { label: 'Results read', form: 'number' },
      { label: 'All positions' },
      { label: 'Engine' },
      { label: 'Features' },
      ...(isComplete ? [] : [{ label: 'Why there is no position' }]),
    ],
    rows: ranks.map((rank): Cell[] => {
      const { keyword } = rank
      const reason = isComplete ? [] : [reasonOf(rank)]
      if (!isRead(rank)) return [keyword, positionCell(rank), '', null, '', '', '', ...reason]
      const { depthRead, positions, engine, features } = rank
      const url = rank.outcome === 'found' ? { text: rank.url, href: rank.url } : ''
      const read = [depthRead, positions.join(', '), engine ?? 'pasted', features.join(', ')]
      return [keyword, positionCell(rank), url, ...read, ...reason]
    }),
  })
}

function reasonOf(rank: Rank): string {
  if (rank.outcome === 'found') return ''
  if (!isRead(rank)) return rank.message
  return `The domain is in none of the ${countOf(rank.depthRead, 'result')} that were read.`
}

/** Returns one row for each result; with several keywords, each row has its keyword. */
const resultsTable = (read: ReadRank[]): Block =>
  table({
    title: 'All results',
    isFolded: true,
    columns: [
      ...(read.length > 1 ? [{ label: 'Keyword' }] : []),
      { label: 'Position', form: 'number' },
      { label: 'Yours' },
      { label: 'URL', form: 'mono' },
      { label: 'Title' },
      { label: 'Snippet' },
    ],
    rows: read.flatMap(({ keyword, results }) =>
      results.map(({ position, isOwn, url, title, snippet }): Cell[] => [
        ...(read.length > 1 ? [keyword] : []),
        position,
        isOwn ? { text: 'yours', severity: 'pass' } : '',
        { text: url, href: url },
        title,
        snippet,
      ]),
    ),
  })

function sourcesOf(ranks: Rank[]): Source[] {
  const sources = ranks.flatMap((rank) => ('source' in rank && rank.source ? [rank.source] : []))
  return [...new Map(sources.map((source) => [`${source.name} ${source.asOf ?? ''}`, source])).values()]
}

function nextOf(domain: string, { ranks, page }: Ranks): NextTool[] {
  const url = page?.url ?? `https://${domain}/`
  const [first] = ranks.filter(({ outcome }) => outcome === 'not-in-results')
  const tools: NextTool[] = [
    {
      slug: 'keyword-difficulty-checker',
      why: 'See what makes the first page for a keyword hard to enter.',
      input: { keywords: (first ?? ranks[0])?.keyword ?? '' },
    },
    { slug: 'seo-content-optimization', why: 'See what the page says, and what it leaves out.', input: { url } },
  ]
  return tools.filter(({ input }) => Object.values(input).every((value) => value !== ''))
}

import { shownScore } from '#engine/data-providers/standing.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Block, chart, findings, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { leftOutNote, withKnownColumns } from '#engine/tool/known-columns.ts'
import { bandText, type Popularity, rankText, type TrafficData } from './band.ts'
import { trafficCharts } from './blocks.ts'
import { findingsOf } from './findings.ts'

/**
 * Returns the report of several domains, the largest first; those without a band by their position in the link graph.
 */
export function reportMany(domains: Popularity[], { settings }: Pick<TrafficData, 'settings'>): Omit<Report, 'status'> {
  const rows = domains.toSorted((one, other) => (other.low ?? -1) - (one.low ?? -1) || linkRank(one) - linkRank(other))
  const banded = rows.filter(({ state }) => state === 'banded')
  const noList = rows.find(({ state }) => state === 'no-list')
  return {
    summary: sentenceOf(rows, banded),
    blocks: [
      ...trafficCharts(rows),
      ...(banded.length === 0 ? linkChart(rows) : []),
      ...(noList ? [findings(findingsOf(noList, settings))] : []),
      domainTable({
        columns: [
          { label: 'Domain', form: 'mono' },
          { label: 'Per month', method: 'A band from a popularity list, or a provider’s estimate.' },
          { label: 'Rank', form: 'number', method: 'As the list has it: a rank, or a bucket.' },
          { label: 'Source and date' },
          { label: 'Confidence' },
          {
            label: 'Link position',
            form: 'number',
            method: 'By harmonic centrality. It counts links, not visitors.',
          },
          { label: 'Note' },
        ],
        rows: rows.map((row) => {
          const [band, rank] = [bandText(row), rankText(row)]
          return [
            row.domain,
            band && row.low !== null ? { text: band, sort: row.low } : null,
            rank && row.rank !== null ? { text: rank, sort: row.rank } : null,
            [row.source, row.asOf].filter(Boolean).join(', '),
            row.confidence,
            row.link.harmonicRank,
            [row.message, row.link.message].filter(Boolean).join(' '),
          ]
        }),
      }),
    ],
  }
}

const linkRank = ({ link }: Popularity) => link.harmonicRank ?? Number.MAX_SAFE_INTEGER

function sentenceOf(rows: Popularity[], banded: Popularity[]) {
  const [largest] = banded
  if (largest)
    return `${banded.length} of ${countOf(rows.length, 'domain')} have a band. The largest is ${largest.domain}: ${bandText(largest)} per month.`
  const listed = rows.filter(({ link }) => link.harmonicRank !== null)
  const [first] = listed
  return first
    ? `${listed.length} of ${countOf(rows.length, 'domain')} are in the link graph, ${first.domain} first. How many people visit them is unknown here.`
    : `None of the ${countOf(rows.length, 'domain')} is in the loaded data. Their sizes are unknown.`
}

function linkChart(rows: Popularity[]): Block[] {
  const listed = rows.filter(({ link }) => link.score !== null)
  if (listed.length === 0) return []
  return [
    chart({
      title: 'Link position scores',
      form: 'bars',
      labels: listed.map(({ domain }) => domain),
      series: [{ name: 'Score', values: listed.map(({ link }) => shownScore(link.score)) }],
      highlight: 0,
      method: 'From the position by harmonic centrality. It counts links, not visitors.',
    }),
  ]
}

/** Leaves out columns without any value, which would push the others out of view. */
function domainTable(all: Parameters<typeof withKnownColumns>[0]) {
  const { leftOut, ...known } = withKnownColumns(all)
  const named = leftOut.filter((label) => label !== 'Note')
  const note = 'Unknown is not 0.'
  return table({ title: 'Domains', ...known, note: named.length > 0 ? `${note} ${leftOutNote(named)}` : note })
}

import type { Referrer, Referrers } from '#engine/data-providers/link-index.ts'
import { shownScore } from '#engine/data-providers/standing.ts'
import { linkPositionScore } from '#engine/formulas/link-position.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, type Cell, type Column, chart, table } from '#engine/tool/blocks.ts'
import { countryOfEnding } from './country.ts'
import type { Summary, TrendPoint } from './summary.ts'

const MAX_CHANGES = 50
const TENTHS = ['best tenth', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', 'last tenth']

/** Returns charts and tables of the referring domains; none where they are unknown. */
export function referrerBlocks({ referrers: { value }, trend }: Summary): Block[] {
  if (!value) return []
  const { total, referrers, byRank, byTopLevelDomain, changes } = value
  return [
    chart({
      title: 'Referring domains by their own rank',
      form: 'columns',
      unit: 'domains',
      labels: TENTHS,
      series: [{ name: 'Domains', values: byRank }],
      highlight: byRank.indexOf(Math.max(...byRank)),
      method:
        'All referring domains by the tenth of all ranks that they are in. The best tenth holds the first 10% of the release.',
    }),
    ...(trend.length > 1 ? trendBlocks(trend) : []),
    ...endingBlocks(byTopLevelDomain, total),
    table({
      title: 'Referring domains, best first',
      columns: referrerColumns,
      rows: referrers.map(referrerRow),
      ...(referrers.length < total
        ? { note: `The first ${withCommas(referrers.length)} of ${withCommas(total)}.` }
        : {}),
    }),
    ...(changes ? changeTables(changes) : []),
  ]
}

const referrerColumns: Column[] = [
  { label: 'Domain', form: 'mono' },
  { label: 'Score', form: 'bar', method: 'Link position score of the referring domain.' },
  { label: 'Position', form: 'number', method: 'By harmonic centrality.' },
  { label: 'Hosts', form: 'number', method: 'Host names of the referring domain that the crawl has seen.' },
  { label: 'Kind' },
]

const referrerRow = ({ domain, harmonicRank, hosts, isHub }: Referrer): Cell[] => [
  { text: domain, href: `https://${domain}/` },
  shownScore(linkPositionScore(harmonicRank)),
  harmonicRank,
  hosts ?? null,
  isHub ? 'technical hub' : '',
]

function trendBlocks(trend: TrendPoint[]): Block[] {
  return [
    chart({
      title: 'Referring domains, at the size of the newest release',
      form: 'line',
      labels: trend.map(({ asOf }) => asOf),
      series: [
        {
          name: 'Referring domains',
          values: trend.map(({ atNewestSize }) => (atNewestSize === null ? null : Math.round(atNewestSize))),
        },
      ],
      highlight: trend.length - 1,
      method:
        'Referring domains, times the links of the newest release, divided by the links of their own release. One release can have half the links of another, so plain counts would show losses that are not real.',
    }),
    table({
      title: 'By release',
      columns: [
        { label: 'Release', form: 'mono' },
        { label: 'Until', form: 'mono' },
        { label: 'Referring domains', form: 'number', method: 'Counted in the release, technical hubs included.' },
        {
          label: 'At the newest size',
          form: 'number',
          method: 'Times the links of the newest release, divided by those of its own.',
        },
      ],
      rows: trend
        .toReversed()
        .map(({ release, asOf, referringDomains, atNewestSize }) => [
          release,
          asOf,
          referringDomains,
          atNewestSize === null ? null : Math.round(atNewestSize),
        ]),
    }),
  ]
}

function endingBlocks(endings: Referrers['byTopLevelDomain'], total: number): Block[] {
  const others = total - endings.reduce((sum, { count }) => sum + count, 0)
  const parts = [
    ...endings.map(({ name, count }) => ({ name: `.${name}`, count })),
    ...(others > 0 ? [{ name: 'others', count: others }] : []),
  ]
  if (parts.length < 2) return []
  return [
    chart({
      title: 'Top-level domains',
      form: 'treemap',
      unit: 'domains',
      labels: parts.map(({ name }) => name),
      series: [{ name: 'Domains', values: parts.map(({ count }) => count) }],
      method: 'All referring domains by the last part of their name.',
    }),
    table({
      title: 'Top-level domains and countries',
      columns: [
        { label: 'Ending', form: 'mono' },
        {
          label: 'Country',
          method: 'For endings with two letters (ISO 3166-1). Those that are used everywhere, such as .io, have none.',
        },
        { label: 'Domains', form: 'bar', method: 'Referring domains under this ending.' },
        { label: 'Share', form: 'number', unit: '%', method: 'Of all referring domains.' },
      ],
      rows: parts.map(({ name, count }) => [
        name,
        countryOfEnding(name.slice(1)) ?? '',
        count,
        round((100 * count) / total),
      ]),
    }),
  ]
}

function changeTables({ since, gained, lost, gainedTotal, lostTotal }: NonNullable<Referrers['changes']>): Block[] {
  const one = (title: string, list: Referrer[], all: number) =>
    list.length === 0
      ? []
      : [
          table({
            title,
            columns: referrerColumns,
            rows: list.slice(0, MAX_CHANGES).map(referrerRow),
            note: `Compared with ${since}. ${withCommas(Math.min(MAX_CHANGES, list.length))} of ${withCommas(all)}, best first. A page that was not crawled again looks like a lost link.`,
          }),
        ]
  return [
    ...one('Gained since the previous release', gained, gainedTotal),
    ...one('Lost since the previous release', lost, lostTotal),
  ]
}

const round = (value: number | null) => (value === null ? null : Number(value.toPrecision(3)))

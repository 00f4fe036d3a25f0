import { shownScore } from '#engine/data-providers/standing.ts'
import { linkPosition } from '#engine/formulas/link-position.ts'
import { formulaPath } from '#engine/formulas/registry.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, chart, findings, metric } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { bandText, type Popularity, rankText, type TrafficData } from './band.ts'
import { formula, trafficCharts } from './blocks.ts'
import { findingsOf } from './findings.ts'

/** Returns the report of one domain: its band and rank, or what the link graph says about it. */
export function reportOne(popularity: Popularity, { settings }: Pick<TrafficData, 'settings'>): Omit<Report, 'status'> {
  const { link, message, source } = popularity
  return {
    summary: sentenceOf(popularity),
    blocks: [
      metric([
        {
          label: popularity.unit === 'visits' ? 'Visits per month' : 'Page loads per month',
          value: bandText(popularity),
          method:
            popularity.unit === 'visits'
              ? `As ${source} estimates them.`
              : popularity.unit === null
                ? `Unknown: ${message ?? 'no popularity list is loaded.'}`
                : 'A band from the place in a popularity list. It is an order of magnitude and never a single number.',
          ...(popularity.unit === 'visits' ? {} : { ref: formula }),
        },
        {
          label: 'Popularity rank',
          value: rankText(popularity),
          method:
            source && popularity.rank !== null
              ? `As in ${source}.`
              : 'Unknown: no popularity list that is loaded has the site.',
        },
        {
          label: 'Position in the link graph',
          value: link.harmonicRank,
          method:
            link.message ??
            'Common Crawl’s order of all domains by harmonic centrality. It counts links, not visitors.',
        },
        {
          label: linkPosition.name,
          value: shownScore(link.score),
          unit: 'of 100',
          method: `${linkPosition.expression.join(' ')} from the position in the link graph.`,
          ref: { label: 'The formula', url: formulaPath(linkPosition.slug) },
        },
      ]),
      ...trafficCharts([popularity]),
      findings(findingsOf(popularity, settings)),
      ...rankTrend(popularity),
      ...linkTrend(popularity),
    ],
  }
}

function sentenceOf(popularity: Popularity) {
  const { domain, state, link, source } = popularity
  const band = bandText(popularity)
  if (band) return `${domain} has ${band} per month${popularity.unit === 'visits' ? '' : ', as an order of magnitude'}.`
  const place = link.harmonicRank
    ? `at position ${withCommas(link.harmonicRank)} of ${withCommas(link.domainsInRelease ?? 0)}`
    : ''
  const position = place && ` In the link graph it is ${place}.`
  if (state === 'below') return `${domain} is below the end of ${source}, so its band is unknown.${position}`
  if (state === 'failed') return `The popularity of ${domain} could not be looked up.${position}`
  return place === ''
    ? `How popular ${domain} is, is not known here: no popularity list is loaded, and the loaded link data does not have it.`
    : `${domain} is ${place} in the link graph. How many people visit it is unknown here.`
}

function rankTrend({ history, source }: Popularity): Block[] {
  if (history.length < 2) return []
  return [
    chart({
      title: 'Popularity rank',
      form: 'line',
      labels: history.map(({ asOf }) => asOf),
      series: [{ name: 'Rank', values: history.map(({ rank }) => rank) }],
      highlight: history.length - 1,
      method: `As in ${source ?? 'the list'}. A lower rank is better.`,
    }),
  ]
}

function linkTrend({ link: { history } }: Popularity): Block[] {
  if (history.length < 2) return []
  return [
    chart({
      title: 'Link position score by release',
      form: 'line',
      labels: history.map(({ asOf }) => asOf.slice(0, 7)),
      series: [{ name: 'Score', values: history.map(({ score }) => shownScore(score)) }],
      highlight: history.findLastIndex(({ score }) => score !== null),
      method: 'From the position by harmonic centrality in each release. It counts links, not visitors.',
    }),
  ]
}

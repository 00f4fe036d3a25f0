import { type Standing, shownScore, shownShare } from '#engine/data-providers/standing.ts'
import { linkPosition, linkPositionScore } from '#engine/formulas/link-position.ts'
import { formulaPath } from '#engine/formulas/registry.ts'
import { formatDate } from '#engine/text/date-format.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { chart, findings, type Metric, metric, score, table, WHOLE } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import { findingsOf } from './findings.ts'
import type { Authority, Scored } from './score.ts'

const formula = { label: 'The formula, with a worked example', url: formulaPath(linkPosition.slug) }
const webGraph = { label: 'Common Crawl: web graphs', url: 'https://commoncrawl.org/web-graphs' }

/** Returns the report of one domain: score, positions, history, and where the score is on its curve. */
export function reportOne(scored: Scored, { index }: Pick<Authority, 'index'>): Omit<Report, 'status'> {
  const { domain, state, message, score: own, harmonicRank, domainsInRelease, history } = scored
  const share = shownShare(scored.topShare)
  const isListed = state === 'listed' && own !== null && harmonicRank !== null
  return {
    summary: isListed
      ? `${domain} has a link position score of ${Math.round(own)} of 100: position ${withCommas(harmonicRank)} of ${withCommas(domainsInRelease ?? 0)} domains.`
      : (message ?? `The position of ${domain} is unknown.`),
    blocks: [
      score({
        parts: WHOLE,
        value: shownScore(own),
        label: linkPosition.name,
        ...(share ? { word: `Top ${share}` } : {}),
        method: `${linkPosition.expression.join(' ')}. rank: position by harmonic centrality; N = 1,000,000,000.`,
        ref: formula,
      }),
      metric(metricsOf(scored)),
      findings(findingsOf(scored, index)),
      ...(history.length > 1 ? [historyChart(scored)] : []),
      ...(isListed ? [curve(scored, harmonicRank)] : []),
      ...(history.length > 0 ? [historyTable(scored)] : []),
    ],
  }
}

function metricsOf({ providerScore, providerProblem, ...standing }: Scored): Metric[] {
  const { harmonicRank, pageRankPosition, hosts, referringDomains } = standing
  return [
    {
      label: 'Position by harmonic centrality',
      value: harmonicRank,
      method:
        'Common Crawl’s order of all domains by harmonic centrality (Boldi and Vigna, 2014): how near all other domains are, counted in links.',
      ref: webGraph,
    },
    {
      label: 'Position by PageRank',
      value: pageRankPosition,
      method:
        'Common Crawl’s order of all domains by PageRank. It is unknown for domains of which only the built-in list with its values is loaded. It is not part of the score.',
      ref: webGraph,
    },
    {
      label: 'Hosts',
      value: hosts,
      method: 'Host names of the domain that the crawl has seen. Unknown where only the built-in list is loaded.',
    },
    {
      label: 'Referring domains',
      value: referringDomains,
      method: 'Domains with at least one link to it. Unknown where this site has no links. Not part of the score.',
    },
    ...(providerScore
      ? [
          {
            label: `${providerScore.metric} by ${providerScore.provider}`,
            value: providerScore.value,
            unit: `of ${providerScore.max}`,
            method: `The score of ${providerScore.provider} under its own name. Its formula is not ours, and the two numbers do not compare.`,
          },
        ]
      : []),
    ...(providerProblem
      ? [{ label: 'Score of a provider', value: null, method: `It was requested and did not come. ${providerProblem}` }]
      : []),
  ]
}

function historyChart({ history }: Standing) {
  return chart({
    title: 'Score by release',
    form: 'line',
    labels: history.map(({ asOf }) => formatDate(asOf, 'month')),
    series: [{ name: linkPosition.name, values: history.map(({ score }) => shownScore(score)) }],
    highlight: history.findLastIndex(({ score }) => score !== null),
    method:
      'The formula with the position in each release of Common Crawl’s domain graph. A gap is a release in which the position is unknown: the built-in list has the first 1,000 of each.',
  })
}

/** Points of the curve per power of ten. */
const STEPS = 8

/** Returns the curve in even steps of a logarithmic scale; the domain replaces the nearest point. */
function curve({ domain, domainsInRelease }: Standing, own: number) {
  const last = Math.ceil(Math.log10(domainsInRelease ?? own) * STEPS)
  const at = Math.round(Math.log10(own) * STEPS)
  const ranks = Array.from({ length: Math.max(last, at) + 1 }, (_, step) =>
    step === at ? own : Math.round(10 ** (step / STEPS)),
  )
  return chart({
    title: 'Where it is among all domains',
    form: 'line',
    labels: ranks.map((rank, step) => (step === at ? domain : rank === 1 ? 'the first' : `first ${short(rank)}`)),
    series: [{ name: 'Score', values: ranks.map((rank) => shownScore(linkPositionScore(rank))) }],
    highlight: at,
    method: 'The score by rank, from the same formula. Each step to the right is a rank that is a third larger.',
  })
}

function historyTable({ history }: Standing) {
  return table({
    title: 'All releases',
    isFolded: true,
    columns: [
      { label: 'Until', form: 'mono' },
      { label: 'Score', form: 'bar', method: 'The formula with the position in this release.' },
      { label: 'Position', form: 'number', method: 'By harmonic centrality.' },
      { label: 'Harmonic centrality', form: 'number', method: 'As published. It grows with the size of the release.' },
      { label: 'PageRank', form: 'number', method: 'As published: a share of 1.' },
      { label: 'Release', form: 'mono' },
    ],
    rows: history
      .toReversed()
      .map(({ release, asOf, score, rank, harmonic, pageRank }) => [
        asOf,
        shownScore(score),
        rank,
        harmonic,
        pageRank === null ? null : { text: pageRank.toExponential(3), sort: pageRank },
        release,
      ]),
  })
}
const compact = new Intl.NumberFormat('en-US', { notation: 'compact' })
const short = (value: number) => compact.format(value)

import { withCommas } from '../text/numbers.ts'
import { defineFormula } from './define-formula.ts'

/**
 * Centrality of a domain in the link graph: 100 for the first domain, and a fixed number of points less for each
 * tenfold rank. Source of the ranks: harmonic centrality (Boldi and Vigna, 2014), as Common Crawl publishes it.
 */
export const linkPosition = defineFormula({
  slug: 'link-position',
  name: 'Link position score',
  summary: 'How central a domain is in the link graph of the web, from 0 to 100.',
  expression: ['score = 100 × (1 − log10(rank) ÷ log10(N))'],
  inputs: {
    rank: {
      symbol: 'rank',
      meaning: 'Position of the domain by harmonic centrality among all domains of a release. The first is 1.',
      unit: 'position',
      source: { label: 'Common Crawl: web graphs', url: 'https://commoncrawl.org/web-graphs' },
    },
  },
  constants: {
    scale: {
      symbol: 'N',
      value: 1_000_000_000,
      meaning: 'The rank that scores 0.',
      why: 'It is larger than any release: the largest so far has 210 million domains. Every domain that is listed therefore scores above 0, and a release of twice the size leaves the score of a rank as it was.',
    },
  },
  properties: [
    'A better rank never scores less, and no two ranks score the same before rounding: the order is exactly that of the published file.',
    'Ten times the rank costs 11.1 points, at the top and at the bottom.',
    'The size of the release is not in the formula, so scores of releases of different size compare.',
    'The score is the same with the built-in list, with all ranks, and with all links loaded.',
  ],
  missing:
    'Without a rank there is no score: the report shows “unknown”. PageRank and referring domains are shown beside the score and are not part of it. A sum of the three would change a domain’s score on the day that an operator loads links, although nothing about the domain had changed, and we know of no published measurement from which to take the weights.',
  limits: [
    'No search engine uses this score, and it is not the score of any other company.',
    'Every link counts, including images, scripts, fonts, and redirects. That is why hosts of fonts and scripts come first.',
    'Ranks are estimates and move from release to release. In 36,468 pairs of neighboring releases from 2017 to 2026, the score of a domain of the first thousand moved by 0.6 points in the median and by less than 4.5 points in 95% of the pairs. Smaller differences between two domains say nothing.',
    'The crawl is a sample. Sites that block its crawler have no links to others, and new links appear one to three months late.',
  ],
  tools: ['domain-authority-checker', 'backlink-summary', 'competitor-analysis'],
  compute: ({ rank }: { rank: number }, { scale }) => 100 * (1 - Math.log10(rank) / Math.log10(scale)),
  explain: ({ rank }, score, { scale }) => [
    `rank = ${withCommas(rank)}`,
    `log10(${withCommas(rank)}) = ${Math.log10(rank).toFixed(4)}`,
    `log10(${withCommas(scale)}) = ${Math.log10(scale)}`,
    `score = 100 × (1 − ${Math.log10(rank).toFixed(4)} ÷ ${Math.log10(scale)}) = ${score.toFixed(2)}`,
    `shown as ${Math.round(score)}`,
  ],
  examples: [
    { label: 'udemy.com, April to June 2026', values: { rank: 1_000 } },
    { label: 'A domain in the middle of 121,091,933', values: { rank: 60_545_967 } },
  ],
})

/**
 * Returns the score from 0 to 100, unrounded.
 * @param rank position by harmonic centrality, from 1
 */
export const linkPositionScore = (rank: number) => linkPosition.compute({ rank })

/** Returns which share of all domains has this rank or a better one, in percent, above 0. */
export const topShare = (rank: number, domains: number) => (100 * rank) / domains

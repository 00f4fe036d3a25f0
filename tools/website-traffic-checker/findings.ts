import { withCommas } from '#engine/text/numbers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { bandText, type Popularity, rankText } from './band.ts'
import { formula } from './blocks.ts'

const study = {
  label: 'Ruth and others: Toppling Top Lists (2022)',
  url: 'https://dl.acm.org/doi/10.1145/3517745.3561444',
}

/** Returns findings about the reliability of one domain's figures, and about what would give better ones. */
export function findingsOf(popularity: Popularity, settings: string[]): Finding[] {
  const { domain, state, message, source, asOf } = popularity
  const band = bandText(popularity)
  if (state === 'banded' && popularity.confidence === 'order of magnitude')
    return [
      {
        id: 'order-of-magnitude',
        severity: 'notice',
        title: 'The band is right to an order of magnitude, and no further.',
        why: 'It comes from the place in a list and from published shares of all page loads. The total of all page loads is an assumption.',
        evidence: `${domain}: ${rankText(popularity)} in ${source}${asOf ? `, ${asOf}` : ''}. ${band} per month.`,
        fix: 'Use it to compare sites, and base budgets on the site’s own analytics.',
        ref: formula,
      },
    ]
  if (state === 'banded')
    return [
      {
        id: 'provider-estimate',
        severity: 'notice',
        title: `The figure is an estimate of ${source}.`,
        why: 'Providers multiply rankings with click rates: visits that do not come from searches are missing.',
        evidence: `${domain}: ${band} per month${asOf ? `, ${asOf}` : ''}. ${message ?? ''}`.trim(),
        fix: 'Use it to compare sites, and base budgets on the site’s own analytics.',
        ref: study,
      },
    ]
  if (state === 'below')
    return [
      {
        id: 'below-list',
        severity: 'notice',
        title: `${domain} is below the end of the list.`,
        why: 'The list has the most popular sites only. Most sites of the web are below it, and their size is unknown, not 0.',
        ...(message ? { evidence: message } : {}),
        ref: formula,
      },
    ]
  if (state === 'failed')
    return [
      {
        id: 'not-read',
        severity: 'warning',
        title: 'The popularity could not be looked up.',
        why: 'The band is unknown because the look-up failed. That says nothing about the site.',
        ...(message ? { evidence: message } : {}),
        fix: 'Try again in a minute.',
      },
    ]
  if (popularity.link.harmonicRank === null)
    return [
      {
        id: 'not-listed',
        severity: 'notice',
        title: `The popularity of ${domain} is unknown.`,
        why: 'No popularity list is loaded here, and the loaded link data does not have the domain. Neither says that nobody visits it.',
        ...(popularity.link.message ? { evidence: popularity.link.message } : {}),
        ...(settings[0] ? { fix: settings[0] } : {}),
        ref: study,
      },
    ]
  return [
    {
      id: 'links-are-not-visits',
      severity: 'notice',
      title: 'A position among links is not a number of visitors.',
      why: 'googleapis.com is the first of all domains in the link graph, because pages load fonts and scripts from it. Hardly anyone visits it. We know of no published conversion, so there is no band.',
      ...(popularity.link.harmonicRank
        ? { evidence: `${domain}: position ${withCommas(popularity.link.harmonicRank)} in the link graph.` }
        : {}),
      ...(settings[0] ? { fix: settings[0] } : {}),
      ref: study,
    },
  ]
}

import type { IndexInfo } from '#engine/data-providers/link-index.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { Scored } from './score.ts'

/** Between neighboring releases, 95% of scores move less: see the page of the formula. */
const NOISE_POINTS = 4.5
const FAR_APART = 10
/** A smaller index contains the best domains only. */
const WHOLE_GRAPH = 50_000_000
const YEAR_MS = 365 * 86_400_000
const centrality = {
  label: 'Boldi and Vigna: Axioms for Centrality (2014)',
  url: 'https://arxiv.org/abs/1308.2140',
}

/** Returns what stands out about one domain: its trend, positions that disagree, or that it is not listed. */
export function findingsOf(scored: Scored, index: IndexInfo): Finding[] {
  if (scored.state !== 'listed') return [missing(scored, index)]
  const found = [...trend(scored), ...disagreement(scored), ...old(scored)]
  if (found.length > 0) return found
  return [
    {
      id: 'steady',
      severity: 'pass',
      title: steadyTitle(scored),
      why: `Scores of neighboring releases differ by less than ${NOISE_POINTS} points in 95% of cases.`,
    },
  ]
}

/**
 * Returns a title that claims only what was compared: positions that are both known, and a history of a year or more.
 */
function steadyTitle({ pageRankPosition, history }: Scored) {
  const agree = pageRankPosition !== null
  const hasYear = history.filter(({ score }) => score !== null).length > 1
  if (agree && hasYear) return 'The two positions agree, and the score moved no more than releases usually do.'
  if (hasYear) return 'The score moved no more than releases usually do.'
  return agree ? 'The two positions agree.' : 'Nothing stands out in the figures that are known.'
}

function missing({ domain, state, message }: Scored, { domains }: IndexInfo): Finding {
  if (state === 'failed')
    return {
      id: 'not-read',
      severity: 'warning',
      title: `${domain} could not be looked up.`,
      why: 'The score is unknown because the look-up failed. That says nothing about the domain.',
      ...(message ? { evidence: message } : {}),
      fix: 'Try again in a minute.',
    }
  const isPart = domains < WHOLE_GRAPH
  return {
    id: 'not-listed',
    severity: 'notice',
    title: isPart
      ? `${domain} is not in the built-in list, so its score is unknown.`
      : `${domain} is not in this release, so its score is unknown.`,
    why: isPart
      ? `The list has ${withCommas(domains)} domains: the first 1,000 of each release. Almost every domain of the web is below them. If this one is in the graph, its score is below 67.`
      : 'The crawl found no link to the domain and no page of it in the months of the release. That is unknown, not 0.',
    ...(message && !isPart ? { evidence: message } : {}),
    fix: isPart
      ? 'Ask the agency of this site whether it can load all domains.'
      : 'Look the domain up again in the next release, about a month later.',
  }
}

function trend({ history, score }: Scored): Finding[] {
  const last = history.findLast((one) => one.score !== null)
  if (!last || score === null) return []
  const before = history.findLast(
    (one) => one.score !== null && Date.parse(last.asOf) - Date.parse(one.asOf) >= YEAR_MS,
  )
  const change = before?.score == null ? 0 : score - before.score
  if (!before || Math.abs(change) <= NOISE_POINTS) return []
  return [
    {
      id: change > 0 ? 'rising' : 'falling',
      severity: change > 0 ? 'pass' : 'warning',
      title: `The score ${change > 0 ? 'rose' : 'fell'} by ${Math.abs(change).toFixed(1)} points since ${before.asOf}.`,
      why: `Releases alone move a score by less than ${NOISE_POINTS} points in 95% of cases.`,
      evidence: `${before.asOf}: position ${withCommas(before.rank ?? 0)}. ${last.asOf}: position ${withCommas(last.rank ?? 0)}.`,
      ...(change < 0 ? { fix: 'Compare the lost referring domains in the backlink summary.' } : {}),
    },
  ]
}

function disagreement({ harmonicRank, pageRankPosition }: Scored): Finding[] {
  if (harmonicRank === null || pageRankPosition === null) return []
  const isWeak = pageRankPosition > harmonicRank * FAR_APART
  if (!isWeak && harmonicRank <= pageRankPosition * FAR_APART) return []
  return [
    {
      id: 'positions-disagree',
      severity: 'notice',
      title: 'The two positions are far apart.',
      why: isWeak
        ? 'Other domains are near, but few links with much weight lead here. Read the score with care.'
        : 'Few links with much weight lead here, from domains that are far from most others.',
      evidence: `Harmonic centrality: ${withCommas(harmonicRank)}. PageRank: ${withCommas(pageRankPosition)}.`,
      ref: centrality,
    },
  ]
}

function old({ message, asOf }: Scored): Finding[] {
  if (!message) return []
  return [
    {
      id: 'older-release',
      severity: 'notice',
      title: `The position is that of the release until ${asOf ?? 'an unknown date'}.`,
      why: 'Newer releases do not list the domain among those that are loaded, so today’s position is unknown.',
      evidence: message,
    },
  ]
}

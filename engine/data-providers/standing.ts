import { linkPositionScore, topShare } from '../formulas/link-position.ts'
import type { DomainRank } from './link-index.ts'
import type { Lookup } from './lookup.ts'

/** Where a domain is in a release of the link graph. `null` is unknown. */
export type Standing = {
  domain: string
  state: 'listed' | 'unlisted' | 'failed'
  /** Why there are no figures, or what to know about them. */
  message: string | null
  /** Link position score, 0 to 100, unrounded. */
  score: number | null
  /** Share of all domains with this rank or a better one, in percent. */
  topShare: number | null
  harmonicRank: number | null
  pageRankPosition: number | null
  pageRank: number | null
  domainsInRelease: number | null
  hosts: number | null
  referringDomains: number | null
  /** Last day that the release covers, as an ISO date. */
  asOf: string | null
  history: ScoreHistory[]
}

export type ScoreHistory = {
  release: string
  asOf: string
  score: number | null
  rank: number | null
  harmonic: number | null
  pageRank: number | null
}

/** Returns what an index says of a domain, with the score of its rank. */
export function standingOf(domain: string, lookup: Lookup<DomainRank>): Standing {
  if (lookup.kind !== 'found')
    return { ...nothing, domain, state: lookup.kind === 'unknown' ? 'unlisted' : 'failed', message: lookup.message }
  const { value, source, caveats = [] } = lookup
  return {
    domain,
    state: 'listed',
    message: caveats.join(' ') || null,
    score: linkPositionScore(value.harmonicRank),
    topShare: topShare(value.harmonicRank, value.domains),
    harmonicRank: value.harmonicRank,
    pageRankPosition: value.pageRankPosition ?? null,
    pageRank: value.pageRank,
    domainsInRelease: value.domains,
    hosts: value.hosts ?? null,
    referringDomains: value.referringDomains ?? null,
    asOf: source.asOf ?? null,
    history: (value.history ?? []).map(({ release, asOf, harmonic, pageRank, rank = null }) => ({
      release,
      asOf,
      score: rank === null ? null : linkPositionScore(rank),
      rank,
      harmonic,
      pageRank,
    })),
  }
}

const nothing = {
  score: null,
  topShare: null,
  harmonicRank: null,
  pageRankPosition: null,
  pageRank: null,
  domainsInRelease: null,
  hosts: null,
  referringDomains: null,
  asOf: null,
  history: [],
} satisfies Partial<Standing>

/** @example shownScore(66.666) // 66.7 */
export const shownScore = (score: number | null) => (score === null ? null : Math.round(score * 10) / 10)

/** In percent. Smaller shares would have many zeros; the position is shown next to them. */
const SMALLEST_SHOWN = 0.01

/** Returns a share in percent with two digits, for “Top …”; shares below 0.01% become 0.01%. */
export function shownShare(share: number | null): string | null {
  if (share === null) return null
  if (share >= 10) return `${Math.round(share)}%`
  return `${Number(Math.max(share, SMALLEST_SHOWN).toPrecision(2))}%`
}

/** Rules that every implementation of the link index shares. */

/** Similar domains share referrers; only the best referrers by rank count, and only those with few links. */
export const SIMILAR = { candidates: 5_000, referrers: 500, maxLinkedDomains: 750 } as const

/** Top-level domains that are listed, by number of referrers. */
export const MAX_TOP_LEVEL_DOMAINS = 20

/** Gained and lost links are compared where neither release has more referring domains than this. */
export const MAX_COMPARED = 100_000

/** Referrers that are read to find a gap, over all domains, by rank. */
export const MAX_GAP_READ = 1_000_000

/** Scores of similar domains have this many decimal places, so that the order of addition does not matter. */
const SCORE_PLACES = 1e6

/** Returns the tenth of the ranks, from 0, in which a rank lies. */
export const tenthOf = (rank: number, domains: number) => Math.floor(((rank - 1) * 10) / domains)

/** Returns what one shared referrer adds to a score (Adamic and Adar, “Friends and neighbors on the Web”, 2003). */
export const weightOf = (linkedDomains: number) => 1 / Math.log(1 + linkedDomains)

export const roundScore = (score: number) => Math.round(score * SCORE_PLACES) / SCORE_PLACES

/** @example topLevelOf('bbc.co.uk') // 'uk' */
export const topLevelOf = (domain: string) => domain.slice(domain.lastIndexOf('.') + 1)

/** Returns the most frequent top-level domains, then by name. */
export function commonTopLevels(counts: Iterable<[name: string, count: number]>) {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MAX_TOP_LEVEL_DOMAINS)
}

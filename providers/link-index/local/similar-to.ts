import type { SimilarDomain } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { found, notListed } from '../answers.ts'
import { roundScore, SIMILAR, weightOf } from '../rules.ts'
import { reversedName } from './layout.ts'
import type { Release } from './open-release.ts'

/** Returns the domains that share referring domains with a domain, by score and rank; technical hubs are left out. */
export function similarTo(domain: string, limit: number, release: Release): Lookup<SimilarDomain[]> {
  const { info } = release
  const place = release.placeOf(domain)
  if (place === undefined) return notListed(domain, info)
  const shared = new Map<number, { shared: number; score: number }>()
  for (const source of sharedReferrers(place, release)) {
    const linked = release.linkedBy(source)
    const weight = weightOf(linked.length)
    for (const target of linked) {
      const entry = shared.get(target)
      if (entry) {
        entry.shared++
        entry.score += weight
      } else shared.set(target, { shared: 1, score: weight })
    }
  }
  shared.delete(place)
  const rows = best(shared, limit, release).map(({ target, ...rest }) => ({
    domain: reversedName(release.nodeAt(target).reversed),
    harmonicRank: target + 1,
    ...rest,
  }))
  return found(rows, info)
}

type Scored = { target: number; shared: number; score: number }

/** Keeps only the best while iterating, because there are hundreds of thousands and a page shows twenty. */
function best(scores: Map<number, { shared: number; score: number }>, limit: number, release: Release): Scored[] {
  const chosen: Scored[] = []
  for (const [target, { shared, score }] of scores) {
    const entry = { target, shared, score: roundScore(score) }
    const last = chosen.at(-1)
    const isFull = chosen.length >= limit
    if ((isFull && (!last || !isBetter(entry, last))) || release.isHub(target)) continue
    if (isFull) chosen.pop()
    const at = chosen.findIndex((other) => isBetter(entry, other))
    chosen.splice(at < 0 ? chosen.length : at, 0, entry)
  }
  return chosen
}

function isBetter(one: Scored, other: Scored) {
  return one.score > other.score || (one.score === other.score && one.target < other.target)
}

/** Returns the best referring domains that link to few enough domains. */
function sharedReferrers(place: number, release: Release): number[] {
  const chosen: number[] = []
  for (const source of release.referrersOf(place, SIMILAR.candidates)) {
    if (release.linkedDomainsAt(source) <= SIMILAR.maxLinkedDomains) chosen.push(source)
    if (chosen.length === SIMILAR.referrers) break
  }
  return chosen
}

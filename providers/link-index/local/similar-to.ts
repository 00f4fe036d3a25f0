import type { SimilarDomain } from '../../../engine/outside-data/link-index.ts'
import type { Lookup } from '../../../engine/outside-data/lookup.ts'
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
  const rows = [...shared]
    .filter(([target]) => !release.isHub(target))
    .map(([target, entry]) => ({ target, shared: entry.shared, score: roundScore(entry.score) }))
    .sort((one, other) => other.score - one.score || one.target - other.target)
    .slice(0, limit)
    .map(({ target, ...rest }) => ({
      domain: reversedName(release.nodeAt(target).reversed),
      harmonicRank: target + 1,
      ...rest,
    }))
  return found(rows, info)
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

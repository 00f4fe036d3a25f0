import type { LinkGapRow } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { caveatsOf, found, notListed } from '../answers.ts'
import { MAX_GAP_READ } from '../rules.ts'
import { reversedName } from './layout.ts'
import type { Release } from './open-release.ts'

/** Returns the domains that link to at least one of `others` and not to `own`, by number of links and rank. */
export function gapOf(own: string, others: string[], limit: number, release: Release): Lookup<LinkGapRow[]> {
  const { info } = release
  const targets = others.map((domain) => ({ domain, place: release.placeOf(domain) }))
  const listed = targets.flatMap(({ domain, place }) => (place === undefined ? [] : [{ domain, place }]))
  if (listed.length === 0) return notListed(others, info)
  const ownPlace = release.placeOf(own)

  const share = Math.floor(MAX_GAP_READ / listed.length)
  const lists = listed.map(({ domain, place }) => ({ domain, sources: release.referrersOf(place, share) }))
  const cut = lists.filter(({ sources }) => sources.length === share)
  // Place up to which all lists are complete; nothing is known about truncated lists beyond it.
  const horizon = Math.min(...cut.map(({ sources }) => sources.at(-1) ?? 0), Number.MAX_SAFE_INTEGER)
  const counts = new Map<number, number>()
  for (const { sources } of lists) {
    for (const source of sources) {
      if (source > horizon) break
      counts.set(source, (counts.get(source) ?? 0) + 1)
    }
  }
  if (ownPlace !== undefined) {
    counts.delete(ownPlace)
    for (const source of release.referrersOf(ownPlace, MAX_GAP_READ)) counts.delete(source)
  }
  const rows = best(counts, limit).map((source) => {
    const { reversed, hosts } = release.nodeAt(source)
    return {
      domain: reversedName(reversed),
      harmonicRank: source + 1,
      hosts,
      isHub: release.isHub(source),
      linksTo: lists.filter(({ sources }) => hasPlace(sources, source)).map(({ domain }) => domain),
    }
  })
  const missing = [{ domain: own, place: ownPlace }, ...targets].filter(({ place }) => place === undefined)
  return found(rows, info, [
    ...missing.map(({ domain }) => caveatsOf.notInGap(domain)),
    ...(cut.length > 0 ? [caveatsOf.gapCut] : []),
  ])
}

/** Returns the places with the highest counts, then the best ranks. */
function best(counts: Map<number, number>, limit: number): number[] {
  const byCount = Map.groupBy(counts.keys(), (source) => counts.get(source) ?? 0)
  const chosen: number[] = []
  for (const count of [...byCount.keys()].sort((one, other) => other - one)) {
    if (chosen.length >= limit) break
    chosen.push(
      ...Uint32Array.from(byCount.get(count) ?? [])
        .sort()
        .subarray(0, limit - chosen.length),
    )
  }
  return chosen
}

/** Searches a place in an ascending list by bisection. */
function hasPlace(places: Uint32Array, wanted: number) {
  let low = 0
  let high = places.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const place = places[middle] as number
    if (place === wanted) return true
    if (place < wanted) low = middle + 1
    else high = middle - 1
  }
  return false
}

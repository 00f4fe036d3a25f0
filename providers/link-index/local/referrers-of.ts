import type { Referrer, ReferrerOptions, Referrers } from '#engine/data-providers/link-index.ts'
import type { Lookup } from '#engine/data-providers/lookup.ts'
import { caveatsOf, found, notListed } from '../answers.ts'
import { commonTopLevels, MAX_COMPARED, tenthOf, topLevelOf } from '../rules.ts'
import type { Snapshot } from './installed-releases.ts'
import { type ListSummary, reversedName } from './layout.ts'
import type { Release } from './open-release.ts'

/** Returns the referring domains of a domain in the current release, and how they differ from the release before. */
export function referrersOf(
  domain: string,
  { limit, offset = 0, hidesHubs = false }: ReferrerOptions,
  { current, previous }: Snapshot,
): Lookup<Referrers> {
  const { info } = current
  const place = current.placeOf(domain)
  if (place === undefined) return notListed(domain, info)
  const node = current.nodeAt(place)
  const hidden = hidesHubs && node.hubs > 0 ? current.meta.hubs.filter((hub) => current.isReferrer(place, hub)) : []
  const { byRank, topLevels } = withoutHubs(summaryOf(current, place), hidden, current)
  const before = previous?.placeOf(domain)
  const compared = previous && compare({ current, previous, place, before, hidesHubs })
  const referrers = pageOf(current, place, { offset, limit, hidden })
  return found(
    {
      domain,
      total: node.referringDomains - hidden.length,
      referrers: listOf(current, referrers),
      byRank,
      byTopLevelDomain: commonTopLevels(Object.entries(topLevels).filter(([, count]) => count > 0)),
      ...(compared && previous
        ? {
            changes: {
              since: previous.meta.asOf,
              gained: listOf(current, compared.gained.slice(0, limit)),
              lost: listOf(previous, compared.lost.slice(0, limit)),
              gainedTotal: compared.gained.length,
              lostTotal: compared.lost.length,
            },
          }
        : {}),
      trend: [...(previous && before !== undefined ? [trendOf(previous, before)] : []), trendOf(current, place)],
    },
    info,
    previous && !compared ? [caveatsOf.notCompared] : [],
  )
}

/** Returns the places of a part of the list; hidden ones are not counted. */
function pageOf(
  release: Release,
  place: number,
  { offset, limit, hidden }: { offset: number; limit: number; hidden: number[] },
): Uint32Array {
  if (hidden.length === 0) return release.referrersFrom(place, offset, limit)
  const isHidden = new Set(hidden)
  const shown = release.referrersOf(place, offset + limit + hidden.length).filter((source) => !isHidden.has(source))
  return shown.subarray(Math.min(offset, shown.length), Math.min(offset + limit, shown.length))
}

function listOf(release: Release, places: Iterable<number>): Referrer[] {
  return Array.from(places, (place) => {
    const { reversed, hosts } = release.nodeAt(place)
    return { domain: reversedName(reversed), harmonicRank: place + 1, hosts, isHub: release.isHub(place) }
  })
}

/** Long lists were counted when the index was built. */
function summaryOf(release: Release, place: number): ListSummary {
  const stored = release.summaryOf(place)
  if (stored) return stored
  const byRank = Array.from({ length: 10 }, () => 0)
  const topLevels: Record<string, number> = {}
  for (const source of release.referrersOf(place)) count({ byRank, topLevels }, source, release, 1)
  return { byRank, topLevels }
}

function withoutHubs(summary: ListSummary, hubs: number[], release: Release): ListSummary {
  for (const hub of hubs) count(summary, hub, release, -1)
  return summary
}

function count({ byRank, topLevels }: ListSummary, source: number, release: Release, step: 1 | -1) {
  const tenth = tenthOf(source + 1, release.meta.domains)
  byRank[tenth] = (byRank[tenth] ?? 0) + step
  const name = topLevelOf(reversedName(release.nodeAt(source).reversed))
  topLevels[name] = (topLevels[name] ?? 0) + step
}

type Comparison = { current: Release; previous: Release; place: number; before: number | undefined; hidesHubs: boolean }

/** Returns the places of gained links in this release, and of lost ones in the release before, by rank. */
function compare({ current, previous, place, before, hidesHubs }: Comparison) {
  const count = current.nodeAt(place).referringDomains
  const countBefore = before === undefined ? 0 : previous.nodeAt(before).referringDomains
  if (Math.max(count, countBefore) > MAX_COMPARED) return undefined
  const now = current.referrersOf(place)
  const then = before === undefined ? new Uint32Array() : previous.referrersOf(before)
  const thenNow = current.placeNow(then)
  const isThere = new Set(now)
  const wasThere = new Set(thenNow)
  return {
    gained: now.filter((source) => !wasThere.has(source) && !(hidesHubs && current.isHub(source))),
    lost: then.filter((source, index) => {
      const placeNow = thenNow[index]
      return !(placeNow !== undefined && isThere.has(placeNow)) && !(hidesHubs && previous.isHub(source))
    }),
  }
}

function trendOf(release: Release, place: number) {
  const { release: name, asOf, links } = release.meta
  return { release: name, asOf, referringDomains: release.nodeAt(place).referringDomains, links }
}

import { NODE_BLOCK } from './layout.ts'
import type { Release } from './open-release.ts'

/** Domains whose lists are read and compared with those of the other direction. */
const SAMPLED = 2_000
/** Entries of a list that are looked up in the other direction. */
const CROSS_CHECKED = 20

/**
 * Reads a whole release and returns what is wrong with it, one sentence each; nothing if it is sound. All names lead to
 * their domains, all degrees are added up, and a sample of lists is compared in both directions.
 */
export function problemsOf(release: Release): string[] {
  const { domains, links, hubs } = release.meta
  const problems: string[] = []
  let referring = 0
  let linked = 0
  for (let place = 0; place < domains; place++) {
    const { referringDomains, linkedDomains } = release.nodeAt(place)
    referring += referringDomains
    linked += linkedDomains
  }
  if (referring !== links || linked !== links) {
    problems.push(`${links} links were stored, ${referring} lead to domains, and ${linked} come from domains.`)
  }
  const nodes = release.stores.nodes.getCount()
  if (nodes !== Math.ceil(domains / NODE_BLOCK)) problems.push(`${nodes} blocks cannot hold ${domains} domains.`)
  let names = 0
  for (const [reversed, place] of release.names()) {
    names++
    if (place >= domains || release.nodeAt(place).reversed !== reversed) {
      problems.push(`The name ${reversed} leads to another domain.`)
      break
    }
  }
  if (names !== domains) problems.push(`There are ${names} names and ${domains} domains.`)
  const step = Math.max(1, Math.floor(domains / SAMPLED))
  for (let place = 0; place < domains; place += step) problems.push(...problemsAt(release, place, new Set(hubs)))
  return problems
}

function problemsAt(release: Release, place: number, hubs: ReadonlySet<number>): string[] {
  const node = release.nodeAt(place)
  const sources = release.referrersOf(place)
  const targets = release.linkedBy(place)
  const isAscending = [sources, targets].every((list) =>
    list.every((entry, at) => at === 0 || entry > (list[at - 1] ?? 0)),
  )
  const isCounted =
    sources.length === node.referringDomains &&
    targets.length === node.linkedDomains &&
    sources.filter((source) => hubs.has(source)).length === node.hubs
  const isMutual =
    everySome(targets).every((target) => release.isReferrer(target, place)) &&
    everySome(sources).every((source) => release.linkedBy(source).includes(place))
  return isAscending && isCounted && isMutual ? [] : [`The links of ${node.reversed} do not agree.`]
}

/** Returns some entries of a list, evenly spread. */
function everySome(list: Uint32Array): number[] {
  const step = Math.max(1, Math.floor(list.length / CROSS_CHECKED))
  return Array.from(list.filter((_, at) => at % step === 0))
}

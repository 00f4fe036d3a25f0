import type {
  DomainRank,
  LinkGapRow,
  LinkIndex,
  Referrer,
  ReferrerOptions,
  Referrers,
  SimilarDomain,
} from '#engine/data-providers/link-index.ts'
import { caveatsOf, found, notListed } from '../answers.ts'
import { commonTopLevels, roundScore, SIMILAR, tenthOf, topLevelOf, weightOf } from '../rules.ts'
import type { Graph } from './graph.ts'

type Options = { current: Graph; previous?: Graph; hubs: ReadonlySet<string> }

/**
 * Creates an index of a graph in memory: of the sample graph, and in tests the simple implementation with which the
 * others are compared. Nothing is prepared beyond a list of links in each direction.
 */
export function createMemoryIndex({ current, previous, hubs }: Options): LinkIndex {
  const now = connect(current)
  const before = previous && connect(previous)
  const { info } = current

  return {
    info: async () => info,
    ranks: async (domains) =>
      domains.map((domain) => {
        const place = now.placeOf(domain)
        return place === undefined ? notListed(domain, info) : found(rankAt(place), info)
      }),
    referrers: async (domain, options) => {
      const place = now.placeOf(domain)
      return place === undefined ? notListed(domain, info) : found(referrersOf(domain, place, options), info)
    },
    linkGap: async (own, others, { limit }) => {
      const listed = others.filter((other) => now.placeOf(other) !== undefined)
      if (listed.length === 0) return notListed(others, info)
      const missing = [own, ...others].filter((domain) => now.placeOf(domain) === undefined)
      return found(gap(own, listed).slice(0, limit), info, missing.map(caveatsOf.notInGap))
    },
    similar: async (domain, { limit }) => {
      const place = now.placeOf(domain)
      return place === undefined ? notListed(domain, info) : found(similarTo(place).slice(0, limit), info)
    },
  }

  function rankAt(place: number): DomainRank {
    const { domain, pageRank, pageRankPosition, hosts, harmonic } = nodeAt(current, place)
    const earlier = before?.placeOf(domain)
    const old = earlier === undefined || !previous ? undefined : nodeAt(previous, earlier)
    return {
      domain,
      harmonicRank: place + 1,
      pageRankPosition,
      pageRank,
      domains: info.domains,
      referringDomains: now.linksTo(place).length,
      linkedDomains: now.linksFrom(place).length,
      hosts,
      history: [
        ...(previous
          ? [
              {
                ...releaseOf(previous),
                harmonic: old?.harmonic ?? null,
                pageRank: old?.pageRank ?? null,
                rank: earlier === undefined ? null : earlier + 1,
              },
            ]
          : []),
        { ...releaseOf(current), harmonic, pageRank, rank: place + 1 },
      ],
    }
  }

  function referrersOf(domain: string, place: number, { limit, offset = 0, hidesHubs }: ReferrerOptions): Referrers {
    const isShown = ({ isHub }: Referrer) => !(hidesHubs && isHub)
    const all = listOf(current, now.linksTo(place)).filter(isShown)
    const byRank = Array.from({ length: 10 }, () => 0)
    const topLevels = new Map<string, number>()
    for (const referrer of all) {
      const tenth = tenthOf(referrer.harmonicRank, info.domains)
      byRank[tenth] = (byRank[tenth] ?? 0) + 1
      const name = topLevelOf(referrer.domain)
      topLevels.set(name, (topLevels.get(name) ?? 0) + 1)
    }
    const earlier = before?.placeOf(domain)
    const old = previous ? listOf(previous, earlier === undefined ? [] : (before?.linksTo(earlier) ?? [])) : []
    const gained = all.filter((one) => !old.some((other) => other.domain === one.domain))
    const lost = old.filter(isShown).filter((one) => !all.some((other) => other.domain === one.domain))
    return {
      domain,
      total: all.length,
      referrers: all.slice(offset, offset + limit),
      byRank,
      byTopLevelDomain: commonTopLevels(topLevels),
      ...(previous
        ? {
            changes: {
              since: previous.info.asOf,
              gained: gained.slice(0, limit),
              lost: lost.slice(0, limit),
              gainedTotal: gained.length,
              lostTotal: lost.length,
            },
          }
        : {}),
      trend: [
        ...(previous && before && earlier !== undefined
          ? [{ ...releaseOf(previous), referringDomains: before.linksTo(earlier).length, links: previous.links.length }]
          : []),
        { ...releaseOf(current), referringDomains: now.linksTo(place).length, links: current.links.length },
      ],
    }
  }

  function gap(own: string, others: string[]): LinkGapRow[] {
    const linksToOwn = new Set(now.linksTo(now.placeOf(own) ?? -1))
    const targets = new Map<number, string[]>()
    for (const other of others) {
      for (const from of now.linksTo(now.placeOf(other) ?? -1)) targets.set(from, [...(targets.get(from) ?? []), other])
    }
    return [...targets]
      .filter(([from]) => !linksToOwn.has(from) && nodeAt(current, from).domain !== own)
      .sort(([one, first], [other, second]) => second.length - first.length || one - other)
      .map(([from, linksTo]) => ({ ...(listOf(current, [from])[0] as Referrer), linksTo }))
  }

  function similarTo(place: number): SimilarDomain[] {
    const scores = new Map<number, { shared: number; score: number }>()
    const referrers = now
      .linksTo(place)
      .slice(0, SIMILAR.candidates)
      .filter((from) => now.linksFrom(from).length <= SIMILAR.maxLinkedDomains)
      .slice(0, SIMILAR.referrers)
    for (const from of referrers) {
      const linked = now.linksFrom(from)
      for (const to of linked) {
        const { shared, score } = scores.get(to) ?? { shared: 0, score: 0 }
        scores.set(to, { shared: shared + 1, score: score + weightOf(linked.length) })
      }
    }
    return [...scores]
      .filter(([to]) => to !== place && !hubs.has(nodeAt(current, to).domain))
      .map(([to, { shared, score }]) => ({ to, shared, score: roundScore(score) }))
      .sort((one, other) => other.score - one.score || one.to - other.to)
      .map(({ to, ...rest }) => ({ domain: nodeAt(current, to).domain, harmonicRank: to + 1, ...rest }))
  }

  function listOf(graph: Graph, places: number[]): Referrer[] {
    return places.map((place) => {
      const { domain, hosts } = nodeAt(graph, place)
      return { domain, harmonicRank: place + 1, hosts, isHub: hubs.has(domain) }
    })
  }
}

function connect({ nodes, links }: Graph) {
  const places = new Map(nodes.map(({ domain }, place) => [domain, place]))
  const into = new Map<number, number[]>()
  const out = new Map<number, number[]>()
  for (const [from, to] of links) {
    into.set(to, [...(into.get(to) ?? []), from])
    out.set(from, [...(out.get(from) ?? []), to])
  }
  for (const list of [...into.values(), ...out.values()]) list.sort((one, other) => one - other)
  return {
    placeOf: (domain: string) => places.get(domain),
    linksTo: (place: number) => into.get(place) ?? [],
    linksFrom: (place: number) => out.get(place) ?? [],
  }
}

function nodeAt({ nodes }: Graph, place: number) {
  const node = nodes[place]
  if (!node) throw new RangeError(`The graph has no domain at place ${place}.`)
  return node
}

function releaseOf({ info: { release, asOf } }: Graph) {
  return { release, asOf }
}

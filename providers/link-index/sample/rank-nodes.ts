import type { GraphNode } from '../memory/graph.ts'

const DAMPING = 0.85
const ITERATIONS = 50

/**
 * Returns the domains of a small graph, best first by harmonic centrality (the sum of 1 / distance from every domain
 * that leads to it), with PageRank (Brin and Page 1998, damping 0.85).
 */
export function rankNodes(names: string[], links: (readonly [from: string, to: string])[]): GraphNode[] {
  const into = Map.groupBy(links, ([, to]) => to)
  const out = Map.groupBy(links, ([from]) => from)
  const pageRanks = pageRanksOf(names, into, out)
  const positions = new Map(
    [...pageRanks].sort(([, one], [, other]) => other - one).map(([name], index) => [name, index + 1]),
  )
  return names
    .map((domain, index) => ({
      domain,
      harmonic: harmonicOf(domain, into),
      pageRank: pageRanks.get(domain) ?? 0,
      pageRankPosition: positions.get(domain) ?? 0,
      hosts: 1 + (index % 4),
    }))
    .sort((one, other) => other.harmonic - one.harmonic || (one.domain < other.domain ? -1 : 1))
}

type Links = Map<string, (readonly [from: string, to: string])[]>

function harmonicOf(domain: string, into: Links) {
  const distances = new Map([[domain, 0]])
  let sum = 0
  // A map also yields entries that are added during the iteration, so it serves as a queue.
  for (const [to, distance] of distances) {
    if (distance > 0) sum += 1 / distance
    for (const [from] of into.get(to) ?? []) if (!distances.has(from)) distances.set(from, distance + 1)
  }
  return sum
}

function pageRanksOf(names: string[], into: Links, out: Links) {
  let ranks = new Map(names.map((name) => [name, 1 / names.length]))
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const dangling = names.filter((name) => !out.has(name)).reduce((sum, name) => sum + (ranks.get(name) ?? 0), 0)
    const share = (1 - DAMPING + DAMPING * dangling) / names.length
    ranks = new Map(
      names.map((name) => {
        const received = (into.get(name) ?? []).map(([from]) => (ranks.get(from) ?? 0) / (out.get(from)?.length ?? 1))
        return [name, share + DAMPING * received.reduce((sum, part) => sum + part, 0)]
      }),
    )
  }
  return ranks
}

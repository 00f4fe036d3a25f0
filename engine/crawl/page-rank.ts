export type RankedGraph = { nodes: string[]; edges: readonly (readonly [from: string, to: string])[] }

/** Source: Brin and Page, “The Anatomy of a Large-Scale Hypertextual Web Search Engine”, 1998. */
export const DAMPING = 0.85
/** A step ends the computation if the changes of all ranks add up to less than this. */
const TOLERANCE = 1e-12
const MAX_STEPS = 1_000

/**
 * Returns the PageRank of each node; the ranks add up to 1. Several edges between two nodes count once, an edge from a
 * node to itself not at all. A node without edges passes its rank to all nodes alike.
 */
export function pageRank({ nodes, edges }: RankedGraph): Map<string, number> {
  const count = nodes.length
  const numbers = new Map(nodes.map((node, number) => [node, number]))
  const targets = nodes.map(() => new Set<number>())
  for (const [from, to] of edges) {
    const [source, target] = [numbers.get(from), numbers.get(to)]
    if (source !== undefined && target !== undefined && source !== target) targets[source]?.add(target)
  }
  let ranks = new Float64Array(count).fill(1 / count)
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = new Float64Array(count)
    let unspent = 0
    for (const [source, linked] of targets.entries()) {
      const rank = ranks[source] ?? 0
      if (linked.size === 0) unspent += rank
      for (const target of linked) next[target] = (next[target] ?? 0) + rank / linked.size
    }
    let change = 0
    for (let node = 0; node < count; node++) {
      const rank = (1 - DAMPING) / count + DAMPING * ((next[node] ?? 0) + unspent / count)
      change += Math.abs(rank - (ranks[node] ?? 0))
      next[node] = rank
    }
    ranks = next
    if (change < TOLERANCE) break
  }
  return new Map(nodes.map((node, number) => [node, ranks[number] ?? 0]))
}

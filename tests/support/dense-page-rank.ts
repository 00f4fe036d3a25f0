import { DAMPING, type RankedGraph } from '#engine/crawl/page-rank.ts'

/**
 * Returns a graph of 2 to 61 nodes that is the same for the same seed, with dangling nodes, loops, and repeated edges.
 */
export function randomGraph(seed: number): RankedGraph {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  const nodes = Array.from({ length: 2 + (next() % 60) }, (_, at) => `n${at}`)
  const pick = () => nodes[next() % nodes.length] ?? ''
  const edges = Array.from({ length: next() % (nodes.length * 4) }, (): [string, string] => [pick(), pick()])
  return { nodes, edges }
}

/** Returns the ranks as the solution of (I − d·M)·r = (1 − d)/n, by Gaussian elimination with pivoting. */
export function denseRank({ nodes, edges }: RankedGraph): number[] {
  const count = nodes.length
  const targets = nodes.map(
    (node) => new Set(edges.filter(([from, to]) => from === node && to !== node).map(([, to]) => to)),
  )
  const rows = nodes.map((node, row) => [
    ...nodes.map((_, column) => {
      const out = targets[column] ?? new Set()
      const share = out.size === 0 ? 1 / count : out.has(node) ? 1 / out.size : 0
      return (row === column ? 1 : 0) - DAMPING * share
    }),
    (1 - DAMPING) / count,
  ])
  for (let at = 0; at < count; at++) {
    const pivot = rows
      .slice(at)
      .reduce(
        (best, row, offset) => (Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? at + offset : best),
        at,
      )
    ;[rows[at], rows[pivot]] = [rows[pivot] ?? [], rows[at] ?? []]
    for (const [other, row] of rows.entries()) {
      if (other === at) continue
      const factor = (row[at] ?? 0) / (rows[at]?.[at] ?? 1)
      if (factor !== 0)
        for (let column = at; column <= count; column++)
          row[column] = (row[column] ?? 0) - factor * (rows[at]?.[column] ?? 0)
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] ?? 1))
}

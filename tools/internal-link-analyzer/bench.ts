import { measureCrawl } from '#bench/crawl/measure-crawl.ts'
import type { Measure } from '#bench/measure.ts'
import { pageRank } from '#engine/crawl/page-rank.ts'
import { denseRank, randomGraph } from '#tests/support/dense-page-rank.ts'

const GRAPHS = 200

/** Compares PageRank with the solution of its linear equations, and measures the speed and memory of the crawler. */
export async function measure(): Promise<Measure[]> {
  let largest = 0
  for (let seed = 1; seed <= GRAPHS; seed++) {
    const graph = randomGraph(seed)
    const expected = denseRank(graph)
    const ranks = pageRank(graph)
    for (const [at, node] of graph.nodes.entries())
      largest = Math.max(largest, Math.abs((ranks.get(node) ?? 0) - (expected[at] ?? 0)))
  }
  return [
    {
      what: `largest difference to the dense solution on ${GRAPHS} random graphs`,
      value: largest,
      unit: '',
      limit: 1e-6,
      better: 'less',
    },
    ...(await measureCrawl()),
  ]
}

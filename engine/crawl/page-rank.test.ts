import { expect, test } from 'vitest'
import { denseRank, randomGraph } from '#tests/support/dense-page-rank.ts'
import { pageRank } from './page-rank.ts'

test('PageRank is within 1e-6 of the solution of its linear equations, on random graphs', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const graph = randomGraph(seed)
    const expected = denseRank(graph)
    const ranks = pageRank(graph)
    for (const [at, node] of graph.nodes.entries())
      expect(Math.abs((ranks.get(node) ?? 0) - (expected[at] ?? 1))).toBeLessThan(1e-6)
  }
})

test('a graph without nodes has no ranks', () => {
  expect(pageRank({ nodes: [], edges: [] })).toEqual(new Map())
})

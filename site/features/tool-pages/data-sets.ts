/** Data that the product includes and that does not come from a package. */
export const dataSets = [
  {
    name: 'Web graph statistics of Common Crawl',
    url: 'https://github.com/commoncrawl/cc-webgraph-statistics',
    release: 'cc-main-2026-apr-may-jun',
    license: 'Apache-2.0',
    does: 'Harmonic centrality and PageRank of 4,795 domains in 51 releases since 2017',
  },
] as const

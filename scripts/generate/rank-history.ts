// npm run build:rank-history -- <docs folder of commoncrawl/cc-webgraph-statistics>
// Writes providers/link-index/built-in/rank-history.json: harmonic centrality and PageRank of the best 1,000 domains of
// each release of Common Crawl's domain graph, from domain-lookup.json, and the size of each release, from domain.tsv.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packHistory } from '#providers/link-index/built-in/packed-history.ts'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Say where the files are: npm run build:rank-history -- ../cc-webgraph-statistics/docs')
  process.exit(2)
}

const lookup = JSON.parse(readFileSync(join(folder, 'domain-lookup.json'), 'utf8'))
const sizes = readFileSync(join(folder, 'domain.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(
    ([release = '', domains = '', links = '']) =>
      [release, { domains: Number(domains), links: Number(links) }] as const,
  )

const packed = packHistory(lookup, new Map(sizes))
const target = new URL('../../providers/link-index/built-in/rank-history.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(packed)}\n`)
console.log(`${packed.domains.split(' ').length} domains, ${packed.releases.length} releases`)

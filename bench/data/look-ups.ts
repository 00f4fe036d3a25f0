import { availableParallelism } from 'node:os'
import { DuckDBInstance } from '@duckdb/node-api'
import type { LinkIndex } from '#engine/data-providers/link-index.ts'
import { roundTo } from '#engine/text/numbers.ts'
import { createBuiltInIndex } from '#providers/link-index/built-in/built-in-index.ts'
import { shippedHistory } from '#providers/link-index/built-in/shipped-history.ts'
import { followReleases } from '#providers/link-index/local/installed-releases.ts'
import { createLocalIndex } from '#providers/link-index/local/local-index.ts'
import type { Release } from '#providers/link-index/local/open-release.ts'
import { randomNumbers } from '#tests/support/random-graph.ts'
import type { Measure } from '../measure.ts'

const LOOK_UPS = 400
const PEER_LOOK_UPS = 60
const BULK = 1_000
const PAGE = 100

/** Measures look-ups in a built index, warm, and the same look-up in DuckDB on Parquet. */
export async function measureLookUps(folder: string): Promise<Measure[]> {
  const snapshot = await followReleases(folder)()
  if (!snapshot) throw new Error(`${folder} has no index.`)
  const release = snapshot.current
  const index = createLocalIndex(folder, createBuiltInIndex(shippedHistory))
  const domains = pickDomains(release)
  const lookUp = (domain: string) => index.referrers(domain, { limit: PAGE })
  const similar = (domain: string) => index.similar(domain, { limit: 20 })
  await timed(domains, lookUp)
  const warm = await timed(domains, lookUp)
  await timed(domains, similar)
  const alike = await timed(domains, similar)
  const peer = await measureParquet(folder, release, domains.slice(0, PEER_LOOK_UPS))
  return [
    row('look-up (100 referrers with names, tenths, top-level domains), warm p50', percentile(warm, 0.5), 0.5),
    row('look-up, warm p95', percentile(warm, 0.95), 2),
    row('1,000 domains in bulk', await bulkTime(index, release), 500),
    row('similar sites, warm p95', percentile(alike, 0.95), 50, `p50 ${roundTo(percentile(alike, 0.5), 3)} ms`),
    {
      ...row('look-up of DuckDB on Parquet, warm p50 (peer)', percentile(peer, 0.5), roundTo(percentile(warm, 0.5), 3)),
      better: 'more',
      note: `p95 ${roundTo(percentile(peer, 0.95), 3)} ms; without tenths and top-level domains`,
    },
  ]
}

/** Half of them at random, half by links, as people ask for known sites more often. */
function pickDomains(release: Release): string[] {
  const random = randomNumbers(42)
  return Array.from({ length: LOOK_UPS }, (_, pick) => {
    const place = Math.floor(random() * release.meta.domains)
    if (pick % 2 === 0) return nameAt(release, place)
    const linked = release.linkedBy(place)
    return nameAt(release, linked[Math.floor(random() * linked.length)] ?? place)
  })
}

const nameAt = (release: Release, place: number) => release.nodeAt(place).reversed.split('.').reverse().join('.')

async function timed(domains: string[], look: (domain: string) => Promise<{ kind: string }>): Promise<number[]> {
  const times: number[] = []
  for (const domain of domains) {
    const began = performance.now()
    const { kind } = await look(domain)
    times.push(performance.now() - began)
    if (kind !== 'found') throw new Error(`${domain}: ${kind}`)
  }
  return times
}

async function bulkTime(index: LinkIndex, release: Release) {
  const step = Math.floor(release.meta.domains / BULK)
  const domains = Array.from({ length: BULK }, (_, pick) => nameAt(release, pick * step))
  await index.ranks(domains)
  const began = performance.now()
  await index.ranks(domains)
  return performance.now() - began
}

/** The same links and domains in Parquet, sorted, in one file each, as a page would read them without an index. */
async function measureParquet(folder: string, release: Release, domains: string[]) {
  const instance = await DuckDBInstance.create(':memory:', { threads: String(availableParallelism()) })
  const connection = await instance.connect()
  const [links, nodes] = [`${folder}/peer-links.parquet`, `${folder}/peer-nodes.parquet`]
  await connection.run('CREATE TABLE links (target UINTEGER, source UINTEGER)')
  await connection.run('CREATE TABLE nodes (name VARCHAR, place UINTEGER, hosts UINTEGER)')
  const linkRows = await connection.createAppender('links')
  const nodeRows = await connection.createAppender('nodes')
  for (let place = 0; place < release.meta.domains; place++) {
    nodeRows.appendVarchar(nameAt(release, place))
    nodeRows.appendUInteger(place)
    nodeRows.appendUInteger(release.nodeAt(place).hosts)
    nodeRows.endRow()
    for (const source of release.referrersOf(place)) {
      linkRows.appendUInteger(place)
      linkRows.appendUInteger(source)
      linkRows.endRow()
    }
  }
  linkRows.closeSync()
  nodeRows.closeSync()
  await connection.run(
    `COPY (SELECT * FROM links ORDER BY target, source) TO '${links}' (FORMAT parquet, COMPRESSION zstd)`,
  )
  await connection.run(`COPY (SELECT * FROM nodes ORDER BY name) TO '${nodes}' (FORMAT parquet, COMPRESSION zstd)`)
  await connection.run('DROP TABLE links')
  await connection.run('DROP TABLE nodes')
  const times: number[] = []
  for (const domain of [...domains.slice(0, 5), ...domains]) {
    const began = performance.now()
    await connection.runAndReadAll(
      `WITH asked AS (SELECT place FROM '${nodes}' WHERE name = '${domain}'),
        page AS (SELECT source FROM '${links}' WHERE target = (SELECT place FROM asked) ORDER BY source LIMIT ${PAGE})
       SELECT n.name, n.place, n.hosts FROM '${nodes}' n JOIN page ON page.source = n.place ORDER BY n.place`,
    )
    times.push(performance.now() - began)
  }
  connection.closeSync()
  instance.closeSync()
  return times.slice(5)
}

function row(what: string, value: number, limit: number, note?: string): Measure {
  return { what, value: roundTo(value, 3), unit: 'ms', limit, better: 'less', ...(note ? { note } : {}) }
}

function percentile(times: number[], share: number) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
}

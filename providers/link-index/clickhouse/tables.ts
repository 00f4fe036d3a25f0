import type { StoredMeta } from '../local/write-release.ts'
import type { ClickHouse } from './connect.ts'

/** The tables of a build. On a cluster they are Distributed tables over local ones of the same name with `_local`. */
export type Tables = { byName: string; byPlace: string; referrers: string; linked: string }

const NODE_COLUMNS = `domain String, place UInt32, top_level String, hosts UInt32, referring UInt32, linked UInt32,
  harmonic Float64, page_rank Float64, page_rank_position UInt32, is_hub UInt8`

/** Rows are read in small groups, because a look-up needs one list and not a range. */
const GRANULARITY = 512

export function tablesOf({ database }: ClickHouse, build: string): Tables {
  const suffix = build.replace(/[^a-z0-9]/gi, '_')
  const name = (kind: string) => `${database}.${kind}_${suffix}`
  return { byName: name('by_name'), byPlace: name('by_place'), referrers: name('referrers'), linked: name('linked') }
}

/** Creates the tables of a build: links ordered by target, so that a list of referrers is read in one piece. */
export async function createTables(server: ClickHouse, build: string) {
  const { byName, byPlace, referrers, linked } = tablesOf(server, build)
  const link = (head: string, entry: string) => `${head} UInt32, ${entry} UInt32`
  await createTable(server, byName, { columns: NODE_COLUMNS, order: 'domain', shard: 'cityHash64(domain)' })
  await createTable(server, byPlace, { columns: NODE_COLUMNS, order: 'place', shard: 'place' })
  await createTable(server, referrers, {
    columns: link('target', 'source'),
    order: '(target, source)',
    shard: 'target',
  })
  await createTable(server, linked, { columns: link('source', 'target'), order: '(source, target)', shard: 'source' })
}

type Columns = { columns: string; order: string; shard: string; isKept?: boolean }

async function createTable(server: ClickHouse, table: string, { columns, order, shard, isKept = false }: Columns) {
  const create = isKept ? 'CREATE TABLE IF NOT EXISTS' : 'CREATE TABLE'
  const engine = `ENGINE = MergeTree() ORDER BY ${order} SETTINGS index_granularity = ${GRANULARITY}`
  if (!server.cluster) return server.run(`${create} ${table} (${columns}) ${engine}`)
  await server.run(`${create} ${table}_local ON CLUSTER ${server.cluster} (${columns}) ${engine}`)
  const [database, name] = table.split('.')
  return server.run(
    `${create} ${table} ON CLUSTER ${server.cluster} (${columns}) ENGINE = Distributed(${server.cluster}, ${database}, ${name}_local, ${shard})`,
  )
}

export async function dropTables(server: ClickHouse, build: string) {
  for (const table of Object.values(tablesOf(server, build))) {
    if (server.cluster) {
      await server.run(`DROP TABLE IF EXISTS ${table} ON CLUSTER ${server.cluster}`)
      await server.run(`DROP TABLE IF EXISTS ${table}_local ON CLUSTER ${server.cluster}`)
    } else await server.run(`DROP TABLE IF EXISTS ${table}`)
  }
}

export type KnownBuild = { build: string; meta: StoredMeta }

/** Returns the builds that were made current, the newest switch first. */
export async function knownBuilds(server: ClickHouse): Promise<KnownBuild[]> {
  const rows = await server.rows(`SELECT build, meta FROM ${server.database}.builds ORDER BY at DESC LIMIT 20`)
  return rows.map(([build, meta]) => ({ build: String(build), meta: JSON.parse(String(meta)) as StoredMeta }))
}

/** Creates what every build needs, on every server of a cluster. All rows about builds are on its first shard. */
export async function prepareDatabase(server: ClickHouse) {
  const everywhere = server.cluster ? ` ON CLUSTER ${server.cluster}` : ''
  await server.run(`CREATE DATABASE IF NOT EXISTS ${server.database}${everywhere}`)
  const columns = 'at UInt64, build String, meta String'
  await createTable(server, `${server.database}.builds`, { columns, order: 'at', shard: '0', isKept: true })
}

/** Makes a build the current one: one row, so a reader sees either the old one or the new one. */
export async function switchTables(server: ClickHouse, { build, meta }: KnownBuild) {
  await server.insert(
    `${server.database}.builds`,
    `${Date.now()}\t${build}\t${JSON.stringify(meta).replaceAll('\\', '\\\\')}\n`,
  )
}

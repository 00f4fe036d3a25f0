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
  await createTable(server, byName, NODE_COLUMNS, 'domain', 'cityHash64(domain)')
  await createTable(server, byPlace, NODE_COLUMNS, 'place', 'place')
  await createTable(server, referrers, 'target UInt32, source UInt32', '(target, source)', 'target')
  await createTable(server, linked, 'source UInt32, target UInt32', '(source, target)', 'source')
}

async function createTable(server: ClickHouse, table: string, columns: string, order: string, shard: string) {
  const engine = `ENGINE = MergeTree() ORDER BY ${order} SETTINGS index_granularity = ${GRANULARITY}`
  if (!server.cluster) return server.run(`CREATE TABLE ${table} (${columns}) ${engine}`)
  await server.run(`CREATE TABLE ${table}_local ON CLUSTER ${server.cluster} (${columns}) ${engine}`)
  const [database, name] = table.split('.')
  return server.run(
    `CREATE TABLE ${table} ON CLUSTER ${server.cluster} (${columns}) ENGINE = Distributed(${server.cluster}, ${database}, ${name}_local, ${shard})`,
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

/** Creates what every build needs. */
export async function prepareDatabase(server: ClickHouse) {
  await server.run(`CREATE DATABASE IF NOT EXISTS ${server.database}`)
  await server.run(
    `CREATE TABLE IF NOT EXISTS ${server.database}.builds (at UInt64, build String, meta String) ENGINE = MergeTree() ORDER BY at`,
  )
}

/** Makes a build the current one: one row, so a reader sees either the old one or the new one. */
export async function switchTables(server: ClickHouse, { build, meta }: KnownBuild) {
  await server.insert(
    `${server.database}.builds`,
    `${Date.now()}\t${build}\t${JSON.stringify(meta).replaceAll('\\', '\\\\')}\n`,
  )
}

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createClickHouseWriter } from '../clickhouse/clickhouse-writer.ts'
import { type ClickHouse, connect } from '../clickhouse/connect.ts'
import {
  dropTables,
  type KnownBuild,
  knownBuilds,
  prepareDatabase,
  switchTables,
  tablesOf,
} from '../clickhouse/tables.ts'
import { buildName } from '../local/installed-releases.ts'
import { LAYOUT } from '../local/layout.ts'
import type { StoredMeta } from '../local/write-release.ts'
import { type BuildOptions, storeGraph } from './build-local.ts'
import type { ReleaseMeta } from './graph-writer.ts'
import type { ReleaseFiles } from './release-files.ts'

/**
 * Builds a release on the server that a URL names, makes it the current one, and drops all but it and the release with
 * which it is compared.
 * @returns the name of the build
 */
export async function buildOnServer(url: string, folder: string, files: ReleaseFiles, options: BuildOptions) {
  const server = await connect(url)
  try {
    const built = await buildClickHouse(server, folder, files, options)
    await switchTables(server, built)
    await dropOld(server, built)
    return built.build
  } finally {
    await server.close()
  }
}

async function dropOld(server: ClickHouse, { build, meta: { previous } }: KnownBuild) {
  const kept = [build, previous && buildName(previous.release, previous.builtAt)]
  const old = new Set((await knownBuilds(server)).map((known) => known.build).filter((name) => !kept.includes(name)))
  for (const name of old) await dropTables(server, name)
}

/**
 * Builds a release in new tables of ClickHouse and verifies the counts. Nothing changes for readers before
 * `switchTables`.
 * @param folder for what DuckDB cannot hold in memory
 * @throws {Failure} invalid, for files that are damaged, malformed, or of different releases
 */
export async function buildClickHouse(server: ClickHouse, folder: string, files: ReleaseFiles, options: BuildOptions) {
  const temporary = join(folder, `${files.release}.tmp`)
  await rm(temporary, { recursive: true, force: true })
  await mkdir(join(temporary, 'work'), { recursive: true })
  await prepareDatabase(server)
  const builtAt = new Date().toISOString()
  const build = buildName(files.release, builtAt)
  try {
    let written: ReleaseMeta | undefined
    await storeGraph(temporary, files, options, (domains) =>
      createClickHouseWriter(server, build, domains, (meta) => {
        written = meta
      }),
    )
    if (!written) throw new Error('The build was not finished.')
    options.onStep?.('verifying')
    await verifyCounts(server, build, written)
    const [newest] = await knownBuilds(server)
    const before = newest && newest.meta.asOf < written.asOf ? newest.meta : newest?.meta.previous
    const meta: StoredMeta = {
      ...written,
      builtAt,
      layout: LAYOUT,
      ...(before ? { previous: { release: before.release, builtAt: before.builtAt } } : {}),
    }
    return { build, meta }
  } catch (error) {
    await dropTables(server, build)
    throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function verifyCounts(server: ClickHouse, build: string, { domains, links }: ReleaseMeta) {
  const { byName, byPlace, referrers, linked } = tablesOf(server, build)
  for (const [table, rows] of [
    [byName, domains],
    [byPlace, domains],
    [referrers, links],
    [linked, links],
  ] as const) {
    const [[count] = []] = await server.rows(`SELECT count() FROM ${table}`)
    if (Number(count) !== rows) throw new Error(`${table} has ${count} rows of ${rows}.`)
  }
}

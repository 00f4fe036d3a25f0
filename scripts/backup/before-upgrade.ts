import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { commandLine } from '#platform/process/command-line.ts'
import { createBackup } from './create.ts'
import { timeOf } from './parts.ts'
import { asSuperuser } from './start-scripts.ts'
import { withClient } from './with-client.ts'

const FOLDER = 'before-upgrades'
const KEPT = 2
const MIGRATION = /^(\d{8}_\d{6}_\w+)\.ts$/

type Database = { port: number } | { url: string }

/**
 * Copies the database if this release is about to migrate it, and says how to go back: the embedded one as it is, the
 * tables of another server.
 * @returns the copy, or undefined if nothing is about to be migrated
 */
export async function copyBeforeUpgrade(dataDir: string, database: Database): Promise<string | undefined> {
  const known = (await readdir('cms/migrations')).flatMap((name) => MIGRATION.exec(name)?.[1] ?? [])
  const recorded = await recordedMigrations(dataDir, database)
  if (recorded.length === 0 || known.every((name) => recorded.includes(name))) return
  const to = join(dataDir, FOLDER)
  const backup = await createBackup({ dataDir, database, to, withFiles: false })
  const first = 'url' in database ? 'create an empty database, set DATABASE_URL to it, stop' : 'stop'
  console.log(
    `This release changes the database. A copy from before is in ${backup}.\n` +
      `To go back, ${first}, and run with the former release: ${commandLine('restore', backup)}`,
  )
  const older = (await readdir(to)).filter(timeOf).sort().slice(0, -KEPT)
  for (const name of older) await rm(join(to, name), { recursive: true })
  return backup
}

function recordedMigrations(dataDir: string, database: Database): Promise<string[]> {
  const read = async (client: pg.Client) => {
    const { rows: found } = await client.query("select to_regclass('payload_migrations') is not null as exists")
    if (!found[0]?.exists) return []
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    return rows.map(({ name }) => name)
  }
  return 'url' in database
    ? withClient({ ...database, name: 'prairie-backup' }, read)
    : asSuperuser({ ...database, dataDir, database: 'prairie' }, read)
}

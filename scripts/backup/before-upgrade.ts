import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLine } from '#platform/process/command-line.ts'
import { createBackup } from './create.ts'
import { timeOf } from './parts.ts'
import { readTable, type ServingDatabase } from './serving-database.ts'

const FOLDER = 'before-upgrades'
const KEPT = 2
const MIGRATION = /^(\d{8}_\d{6}_\w+)\.ts$/

/**
 * Copies the database if this release is about to migrate it, and says how to go back: the embedded one as it is, the
 * tables of another server.
 * @returns the copy, or undefined if nothing is about to be migrated
 */
export async function copyBeforeUpgrade(dataDir: string, database: ServingDatabase): Promise<string | undefined> {
  const known = (await readdir('cms/migrations')).flatMap((name) => MIGRATION.exec(name)?.[1] ?? [])
  const recorded = await recordedMigrations(dataDir, database)
  if (recorded.length === 0 || known.every((name) => recorded.includes(name))) return
  const to = join(dataDir, FOLDER)
  const backup = await createBackup({ dataDir, database, to, withFiles: false })
  const first = 'url' in database ? 'create an empty database, set DATABASE_URL to it, stop' : 'stop'
  console.log(
    `This release changes the database. A copy from before is in ${backup}.\n` +
      'The former release says so if it cannot work with the changed database, and needs the copy only then: ' +
      `${first}, and run with the former release: ${commandLine('restore', backup)}`,
  )
  const older = (await readdir(to)).filter(timeOf).sort().slice(0, -KEPT)
  for (const name of older) await rm(join(to, name), { recursive: true })
  return backup
}

async function recordedMigrations(dataDir: string, database: ServingDatabase): Promise<string[]> {
  const query = 'select name from payload_migrations'
  const rows = await readTable<{ name: string }>(dataDir, database, 'payload_migrations', query)
  return rows?.map(({ name }) => name) ?? []
}

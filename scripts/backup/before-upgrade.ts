import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBackup } from './create.ts'
import { timeOf } from './parts.ts'
import { asSuperuser } from './start-scripts.ts'

const FOLDER = 'before-upgrades'
const KEPT = 2
const MIGRATION = /^(\d{8}_\d{6}_\w+)\.ts$/

/** Copies the embedded database if this release is about to migrate it, and says how to go back. */
export async function copyBeforeUpgrade(dataDir: string, port: number | string): Promise<void> {
  const known = (await readdir('cms/migrations')).flatMap((name) => MIGRATION.exec(name)?.[1] ?? [])
  const recorded = await recordedMigrations(dataDir, Number(port))
  if (recorded.length === 0 || known.every((name) => recorded.includes(name))) return
  const to = join(dataDir, FOLDER)
  const backup = await createBackup({ dataDir, database: { port: Number(port) }, to, withFiles: false })
  console.log(
    `This release changes the database. A copy from before is in ${backup}.\n` +
      `To go back, stop, and run with the former release: npm run restore -- ${backup}`,
  )
  const older = (await readdir(to)).filter(timeOf).sort().slice(0, -KEPT)
  for (const name of older) await rm(join(to, name), { recursive: true })
}

function recordedMigrations(dataDir: string, port: number): Promise<string[]> {
  return asSuperuser({ port, dataDir, database: 'prairie' }, async (client) => {
    const { rows: found } = await client.query("select to_regclass('payload_migrations') is not null as exists")
    if (!found[0]?.exists) return []
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    return rows.map(({ name }) => name)
  })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { ClientBase } from 'pg'
import { commandLine } from '#platform/process/command-line.ts'
import { FORMER_MIGRATIONS } from './unreleased-state.ts'

/**
 * The oldest release that can work with the tables of this one. Raise it with a migration that deletes or renames what
 * that release uses.
 */
const USABLE_FROM = '0.1.0'

type Release = { version: string; usableFrom: string }

/** A database that a newer release has migrated. */
export class NewerStateError extends Error {
  override name = 'NewerStateError'
}

/** What Payload records when a developer lets it change the tables without a migration. */
const PUSHED = 'dev'

/** Where a release leaves its version and the oldest release that its tables still serve. */
const KEY = 'release'

/**
 * Refuses a database that has run migrations which this version does not know, unless the release that ran them says
 * that this version can work with it: CONTRIBUTING.md, “Migrations”.
 * @throws {NewerStateError} with what to do. Nothing was changed
 */
export async function refuseNewerState({ db: { pool }, logger }: Payload, known: string[], dataDir: string) {
  const recorded = await pool.query("select to_regclass('payload_migrations') is not null as exists")
  if (!recorded.rows[0]?.exists) return
  const { rows } = await pool.query<{ name: string }>('select name from payload_migrations order by name')
  const unknown = unknownOf(
    rows.map(({ name }) => name),
    known,
  )
  if (unknown.length === 0) return
  const newer = await newerRelease(pool)
  if (!newer) throw new NewerStateError(refusal(unknown, copiesIn(dataDir).at(-1)))
  logger.warn(`Release ${newer.version} has changed this database, and ${ownVersion()} can still work with it.`)
  return newer
}

/** Returns the newer release that has migrated a database if this one can work with its tables. */
export async function newerRelease(database: Pick<ClientBase, 'query'>): Promise<Release | undefined> {
  const { rows } = await database.query<{ data: Release }>('select data from payload_kv where key = $1', [KEY])
  const newer = rows[0]?.data
  // A release that did not finish migrating has not recorded itself: the last record is then that of this one.
  return newer && newer.version !== ownVersion() && isUsable(newer, ownVersion()) ? newer : undefined
}

/** Records this release in the database that it has migrated. */
export async function recordRelease({ db: { pool } }: Payload) {
  await pool.query(
    'insert into payload_kv (key, data) values ($1, $2) on conflict (key) do update set data = excluded.data',
    [KEY, { version: ownVersion(), usableFrom: USABLE_FROM }],
  )
}

/** Returns whether a release can work with the tables of a newer one. */
export function isUsable({ usableFrom }: Release, version: string): boolean {
  return version.localeCompare(usableFrom, 'en', { numeric: true }) >= 0
}

/** Returns one line: what was found, and how to go on. */
export function refusal(unknown: string[], copy: string | undefined): string {
  return (
    `This database was migrated by a newer release (${unknown.join(', ')}). Nothing was changed. Start the newer ` +
    `release, or go back to the data from before it: ${copy ? commandLine('restore', copy) : 'restore a backup'} ` +
    '(docs/operations.md, “Upgrade and go back”).'
  )
}

/** Returns the recorded migrations that are of no released or unreleased state that this version knows. */
export function unknownOf(recorded: string[], known: string[]): string[] {
  return recorded.filter((name) => name !== PUSHED && !known.includes(name) && !FORMER_MIGRATIONS.includes(name))
}

const ownVersion = () => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version

/** Returns the copies that starts made before they migrated (scripts/backup/before-upgrade.ts), the newest one last. */
function copiesIn(dataDir: string): string[] {
  const folder = join(dataDir, 'before-upgrades')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('Z'))
    .sort()
    .map((name) => join(folder, name))
}

import type { Migration, Payload } from 'payload'
import { environment } from '#platform/environment/environment.ts'
import { NewerStateError, recordRelease, refuseNewerState } from './newer-state.ts'
import { forgetPreparation } from './preparation.ts'
import { carryOverUnreleasedState } from './unreleased-state.ts'

/**
 * Brings the database to what this version expects. Call it under the lock of `start-lock.ts`.
 * @throws {NewerStateError} if a newer version has migrated it
 */
export async function migrate(cms: Payload) {
  const names = (await migrations()).map(({ name }) => name)
  const newer = await refuseNewerState(cms, names, environment.dataDir)
  await forgetPreparation(cms)
  await addExtensions(cms)
  await carryOverUnreleasedState(cms)
  await cms.db.migrate({ migrations: (await migrations()) as Migration[] })
  if (!newer) await recordRelease(cms)
}

/**
 * Makes the tables of an earlier or the present state in an empty database.
 * @param names the migrations that the state had run
 * @throws {NewerStateError} if this version does not know one of them
 */
export async function migrateUpTo(cms: Payload, names: string[]) {
  const known = await migrations()
  const unknown = names.filter((name) => !known.some((one) => one.name === name))
  if (unknown.length > 0)
    throw new NewerStateError(
      `The tables of this backup are those of a newer release: this one does not have its migrations ` +
        `${unknown.join(', ')}. Restore with a release that has them. After going back from an upgrade, that is still ` +
        'the upgrade.',
    )
  await addExtensions(cms)
  await cms.db.migrate({ migrations: known.filter(({ name }) => names.includes(name)) as Migration[] })
}

async function addExtensions({ db: { pool } }: Payload) {
  for (const name of ['pg_trgm', 'unaccent', 'btree_gist']) await pool.query(`create extension if not exists ${name}`)
}

/** Returns the last migration that this version knows. */
export const lastMigration = async () => (await migrations()).at(-1)?.name ?? ''

const migrations = async () => (await import('../migrations/index.ts')).migrations

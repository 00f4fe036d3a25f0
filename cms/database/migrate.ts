import type { Migration, Payload } from 'payload'
import { refuseNewerState } from './newer-state.ts'
import { carryOverUnreleasedState } from './unreleased-state.ts'

/**
 * Brings the database to what this version expects. Call it under the lock of `start-lock.ts`.
 * @throws {NewerStateError} if a newer version has migrated it
 */
export async function migrate(cms: Payload) {
  await refuseNewerState(
    cms,
    (await migrations()).map(({ name }) => name),
  )
  await cms.db.pool.query('create extension if not exists pg_trgm')
  await cms.db.pool.query('create extension if not exists unaccent')
  await cms.db.pool.query('create extension if not exists btree_gist')
  await carryOverUnreleasedState(cms)
  await cms.db.migrate({ migrations: (await migrations()) as Migration[] })
}

/** Returns the last migration that this version knows. */
export const lastMigration = async () => (await migrations()).at(-1)?.name ?? ''

const migrations = async () => (await import('../migrations/index.ts')).migrations

import type { Migration } from 'payload'
import { getCms } from './connection.ts'
import { migrations } from './migrations/index.ts'

/** Any number, but the same in every process that migrates. */
const LOCK = 7264

/**
 * Brings the database to what this version expects. Several processes may start at once: one migrates, the others wait.
 */
export async function migrate() {
  const cms = await getCms()
  const connection = await cms.db.pool.connect()
  try {
    await connection.query('select pg_advisory_lock($1)', [LOCK])
    await connection.query('create extension if not exists pg_trgm')
    await connection.query('create extension if not exists unaccent')
    await cms.db.migrate({ migrations: migrations as Migration[] })
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    connection.release()
  }
}

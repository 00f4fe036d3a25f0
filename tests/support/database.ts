import pg from 'pg'
import { inject } from './product.ts'

/** Connections stay open for a moment, because opening one takes longer than most queries. */
const IDLE_MS = 500
const pools = new Map<string, pg.Pool>()

function poolOf(connectionString: string) {
  const known = pools.get(connectionString)
  if (known) return known
  const pool = new pg.Pool({ connectionString, idleTimeoutMillis: IDLE_MS, allowExitOnIdle: true })
  // A test may stop the database, in which case only the query must fail.
  pool.on('error', () => undefined)
  pools.set(connectionString, pool)
  return pool
}

/**
 * Queries the product's own database, or another one, directly.
 * @throws if the query fails
 */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
  connectionString = inject('databaseUrl'),
): Promise<Row[]> {
  return (await poolOf(connectionString).query<Row>(text, values)).rows
}

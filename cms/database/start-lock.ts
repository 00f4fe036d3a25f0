import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { guardClient } from '#platform/database/guarded-pool.ts'

/** Any number, but the same in every process that prepares the database. */
const LOCK = 7264
const PROBE_INTERVAL_MS = 250
const RESPONSE_TIMEOUT_MS = 5_000
/** Keep-alive settings with which a holder whose machine disappears loses the lock after about half a minute. */
const KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4'

/**
 * Runs `work` while no other process prepares the same database; the others wait. The lock belongs to a connection of
 * its own, so PostgreSQL passes it on when this process dies.
 * @throws {Error} when the lock is lost: another process may have begun, so this one must end
 */
export async function withStartLock<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'prairie-start',
    options: KEEP_ALIVE,
    keepAlive: true,
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
  })
  await client.connect()
  const lost = new Promise<never>((_, reject) => guardClient(client, RESPONSE_TIMEOUT_MS, reject))
  lost.catch(() => undefined)
  try {
    while (!(await hasLock(client))) await wait(PROBE_INTERVAL_MS)
    return await Promise.race([work(), lost])
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function hasLock(client: pg.Client) {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK])
  return rows[0]?.locked === true
}

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { guardClient } from '#platform/database/guarded-pool.ts'

type Lock = {
  /** Of the database itself: a pooler would give the lock to somebody else’s queries. */
  connectionString: string
  /** Names the lock in all processes: a number of 64 bits. */
  key: bigint
  /** Names the connection for who looks at the database. */
  applicationName: string
  /** How long to wait for another holder, in milliseconds. Default: for as long as it works. */
  waitMs?: number
}

const PROBE_INTERVAL_MS = 250
const RESPONSE_TIMEOUT_MS = 5_000
/** Keep-alive settings with which a holder whose machine disappears loses the lock after about half a minute. */
const KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4'

/** An error that another process does the same. */
export class Locked extends Error {
  override name = 'Locked'
}

/**
 * Runs `work` while no other process holds the same lock. The lock belongs to a connection of its own, so PostgreSQL
 * passes it on when this process dies.
 * @param work gets a signal that aborts when the lock is lost
 * @throws {Locked} if another process still holds it after `waitMs`
 * @throws {Error} when the lock is lost: another process may have begun, so this one must end
 */
export async function withSessionLock<T>(
  { connectionString, key, applicationName, waitMs = Number.POSITIVE_INFINITY }: Lock,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: applicationName,
    options: KEEP_ALIVE,
    keepAlive: true,
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
  })
  await client.connect()
  const ending = new AbortController()
  const lost = new Promise<never>((_, reject) => guardClient(client, RESPONSE_TIMEOUT_MS, reject))
  lost.catch(() => ending.abort())
  try {
    const until = performance.now() + waitMs
    while (!(await hasLock(client, key))) {
      if (performance.now() > until) throw new Locked('Another process does the same.')
      await wait(PROBE_INTERVAL_MS)
    }
    return await Promise.race([work(ending.signal), lost])
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function hasLock(client: pg.Client, key: bigint) {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [`${key}`])
  return rows[0]?.locked === true
}

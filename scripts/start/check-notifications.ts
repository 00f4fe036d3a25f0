import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
// @ts-expect-error: a plain Node script without types
import { UserError } from './user-error.mjs'

type Connections = { databaseUrl: string; databaseListenUrl: string; databaseIsPooled: boolean }

const ARRIVES_WITHIN_MS = 3_000
const CONNECT_TIMEOUT_MS = 5_000
/** PgBouncer refuses every setting of a connection that it cannot give to all of them. */
const PROTOCOL_VIOLATION = '08P01'

/**
 * Checks that a notification sent in a transaction arrives. Where a pooler gives each transaction another connection,
 * it would not: changes would never be seen, and the lock of a start would hold nobody back.
 * @throws {UserError} with what to set
 */
export async function checkNotifications({ databaseUrl, databaseListenUrl, databaseIsPooled }: Connections) {
  const channel = `check ${randomUUID()}`
  const connection = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
  const session = { statement_timeout: CONNECT_TIMEOUT_MS }
  const listener = new pg.Client({ ...connection, ...session, connectionString: databaseListenUrl })
  const sender = new pg.Client({ ...connection, ...(databaseIsPooled ? {} : session), connectionString: databaseUrl })
  const clients = [listener, sender]
  for (const client of clients) client.on('error', () => undefined)
  const arrives = new Promise((resolve) => listener.once('notification', resolve))
  const listenVariable = databaseIsPooled ? 'DATABASE_LISTEN_URL' : 'DATABASE_URL'
  try {
    await attempt(listenVariable, async () => {
      await listener.connect()
      await listener.query(`listen ${pg.escapeIdentifier(channel)}`)
    })
    await attempt('DATABASE_URL', async () => {
      await sender.connect()
      await sender.query('begin')
      await sender.query('select pg_notify($1, $2)', [channel, ''])
      await sender.query('commit')
    })
    const isLost = wait(ARRIVES_WITHIN_MS, true, { ref: false })
    if (!(await Promise.race([arrives.then(() => false), isLost]))) return
    throw new UserError(
      databaseIsPooled
        ? 'Notifications sent through DATABASE_URL do not arrive at DATABASE_LISTEN_URL. It has to name the same database, without a pooler.'
        : 'DATABASE_URL leads through a pooler that loses notifications, such as PgBouncer in transaction mode. Set DATABASE_LISTEN_URL to PostgreSQL itself.',
    )
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

async function attempt(variable: string, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    throw new UserError(
      code === PROTOCOL_VIOLATION && /startup parameter/.test(message)
        ? `${variable} leads through a pooler that refuses the settings of a connection (${message}). Set DATABASE_LISTEN_URL to PostgreSQL itself.`
        : `${variable} leads to a database or a pooler that refuses what the product needs: ${message}. Poolers work in session or transaction mode.`,
    )
  }
}

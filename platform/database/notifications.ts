import pg from 'pg'
import { guardClient } from './guarded-pool.ts'

type Listener = {
  connectionString: string
  channel: string
  applicationName: string
  onNotification: (payload: string) => void
  /** Called after a lost connection was replaced; notifications sent in between are lost. */
  onReconnect: () => void
  onError: (error: unknown) => void
}

const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 2_000
/**
 * A silent connection that only listens gives no sign of failure. It is probed at this interval and dropped if it does
 * not respond.
 */
const PROBE_INTERVAL_MS = 5_000
const RESPONSE_TIMEOUT_MS = 2_000
/** Longer than a process on a busy machine takes to load its code, during which it reads no answer. */
const CONNECT_TIMEOUT_MS = 5_000

/**
 * Listens for notifications on a connection of its own, which is replaced when it is lost. PostgreSQL delivers a
 * notification to every listener when the transaction that sent it commits.
 * @returns a function that stops listening
 */
export function listenTo({
  connectionString,
  channel,
  applicationName,
  onNotification,
  onReconnect,
  onError,
}: Listener) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let asking: NodeJS.Timeout | undefined
  let stopped = false
  let wait = FIRST_WAIT_MS
  let connectedBefore = false

  void connect()

  return async () => {
    stopped = true
    clearTimeout(timer)
    clearInterval(asking)
    await client?.end().catch(() => undefined)
  }

  async function connect() {
    const next = new pg.Client({
      connectionString,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    })
    client = next
    let ended = false
    const again = (error?: unknown) => {
      if (ended || stopped) return
      ended = true
      clearInterval(asking)
      if (error) onError(error)
      next.end().catch(() => undefined)
      timer = setTimeout(connect, wait)
      wait = Math.min(wait * 2, MAX_WAIT_MS)
    }
    next.on('end', () => again())
    next.on('notification', ({ payload }) => onNotification(payload ?? ''))
    try {
      await next.connect()
      guardClient(next, RESPONSE_TIMEOUT_MS, again)
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      wait = FIRST_WAIT_MS
      if (connectedBefore) onReconnect()
      connectedBefore = true
      asking = setInterval(() => next.query('select 1').catch(again), PROBE_INTERVAL_MS)
    } catch (error) {
      again(error)
    }
  }
}

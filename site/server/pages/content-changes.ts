import pg from 'pg'
import { guardClient } from '../../../engine/database/guarded-pool.ts'

type Listener = { onChange: (tags: string[] | undefined) => void; onError: (error: unknown) => void }

const CHANNEL = 'content'
const FIRST_WAIT_MS = 100
const MAX_WAIT_MS = 2_000
/**
 * A silent connection that only listens gives no sign of failure. It is probed at this interval and dropped if it does
 * not respond.
 */
const PROBE_INTERVAL_MS = 5_000
const RESPONSE_TIMEOUT_MS = 2_000

/**
 * Listens for published changes. PostgreSQL delivers a notification to every site process when the transaction that
 * sent it commits. After a lost connection, missed notifications are unknown, so all content counts as changed (`tags`
 * is undefined).
 * @returns a function that stops listening
 */
export function listenForChanges(connectionString: string, { onChange, onError }: Listener) {
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
    const next = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: RESPONSE_TIMEOUT_MS })
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
    next.on('notification', ({ payload }) => onChange(tagsOf(payload)))
    try {
      await next.connect()
      guardClient(next, RESPONSE_TIMEOUT_MS, again)
      await next.query(`LISTEN ${CHANNEL}`)
      wait = FIRST_WAIT_MS
      if (connectedBefore) onChange(undefined)
      connectedBefore = true
      asking = setInterval(() => next.query('select 1').catch(again), PROBE_INTERVAL_MS)
    } catch (error) {
      again(error)
    }
  }
}

function tagsOf(payload: string | undefined): string[] | undefined {
  try {
    const { tags } = JSON.parse(payload ?? '') as { tags?: unknown }
    return Array.isArray(tags) ? tags.map(String) : undefined
  } catch {
    return undefined
  }
}

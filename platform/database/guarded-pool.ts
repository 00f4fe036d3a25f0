import pg from 'pg'
import { watchQueries } from './slow-queries.ts'

/** Timeout of a query of a page or a form. */
export const PAGE_QUERY_TIMEOUT_MS = 5_000
/** Timeout for jobs, migrations, and exports, which nobody waits for in a browser. */
export const LONG_QUERY_TIMEOUT_MS = 120_000

/** The server cancels a query slightly before the client times out, so that the connection stays usable. */
const SERVER_SHARE = 0.9
const CONNECT_TIMEOUT_MS = 5_000
const IDLE_TIMEOUT_MS = 30_000
const KEEP_ALIVE_AFTER_MS = 10_000

type Options = {
  connectionString: string
  /** Most connections at once. */
  max: number
  queryTimeoutMs: number
  applicationName: string
  /** Whether a pooler is in between, which passes on no settings: the time limit of the role then counts. */
  isPooled: boolean
  /** Called for each connection that is lost, in use or not. */
  onLost: (error: Error) => void
}

/**
 * Returns a pool that survives every way in which PostgreSQL can disappear. pg emits `error` on a client that loses its
 * connection; while the client is checked out, nothing listens, and Node would exit. Here, each client always has a
 * listener, and a connection whose server is silent for `queryTimeoutMs` during a query is closed. `statement_timeout`
 * alone would depend on a working server.
 */
export function createGuardedPool({
  connectionString,
  max,
  queryTimeoutMs,
  applicationName,
  isPooled,
  onLost,
}: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, queryTimeoutMs),
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(isPooled ? {} : { statement_timeout: queryTimeoutMs * SERVER_SHARE }),
  })
  // The pool emits the errors of idle clients again; `guardClient` has already handled them.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    guardClient(client as pg.PoolClient & pg.Client, queryTimeoutMs, onLost)
    watchQueries(client)
  })
  pools.set(applicationName, pool)
  return pool
}

const KEY = Symbol.for('prairie.pools')
/** Shared by the server, and by each bundle of the back office, which has its own copy of this module. */
const shared = globalThis as { [KEY]?: Map<string, pg.Pool> }
shared[KEY] ??= new Map()
const pools = shared[KEY]

/** Returns the newest pool of each name that this process has opened. */
export const poolsOfProcess = (): ReadonlyMap<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>> =>
  pools

/**
 * Prevents a client from ending its process, and closes its connection if the server is silent during a query. Call it
 * once the client is connected.
 */
export function guardClient(client: pg.Client, queryTimeoutMs: number, onLost: (error: Error) => void) {
  client.on('error', onLost)
  const { connection } = client as unknown as Internals
  const sentAt = noteQueries(client)
  connection.stream.setTimeout(queryTimeoutMs)
  // Each pause between two queries causes a timeout too.
  connection.stream.on('timeout', () => {
    if (!isBusy(client)) return
    if (performance.now() - sentAt() >= queryTimeoutMs) connection.stream.destroy(new Error(SILENT))
    // Node runs due timers together: another one has sent a query since the silence of this pause was decided.
    else connection.stream.setTimeout(queryTimeoutMs)
  })
}

/** Returns what returns when the query was sent that a client is busy with. */
function noteQueries(client: pg.Client) {
  let sentAt = Number.NEGATIVE_INFINITY
  const { query } = client
  client.query = function (this: unknown, ...sent: unknown[]) {
    if (!isBusy(client)) sentAt = performance.now()
    return (query as (...sent: unknown[]) => unknown).apply(this, sent)
  } as typeof query
  return () => sentAt
}

/** pg's message for a connection that was closed without a response. */
export const SILENT = 'The database did not answer in time'

type Internals = { connection: { stream: import('node:net').Socket }; readyForQuery?: boolean }

/** pg has no public flag for a running query; `readyForQuery` is false from its start to its end. */
const isBusy = (client: pg.Client) => (client as unknown as Internals).readyForQuery === false

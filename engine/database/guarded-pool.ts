import pg from 'pg'

/** How long a query of a page or a form may take. */
export const PAGE_QUERY_TIMEOUT_MS = 5_000
/** For jobs, migrations and exports, which nobody waits for in a browser. */
export const LONG_QUERY_TIMEOUT_MS = 120_000

/** The server ends a query a little before the client gives up, which leaves the connection usable. */
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
  /** Called for each connection that is lost, in use or not. */
  onLost: (error: Error) => void
}

/**
 * A pool whose process survives every way PostgreSQL can go away. pg emits `error` on a client that loses its
 * connection; while the client is checked out, nobody listens, and Node ends the process. Here each client has a
 * listener for life, and a server that is silent for `queryTimeoutMs` in the middle of a query loses the connection:
 * `statement_timeout` alone depends on a server that still works.
 */
export function createGuardedPool({
  connectionString,
  max,
  queryTimeoutMs,
  applicationName,
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
    statement_timeout: queryTimeoutMs * SERVER_SHARE,
  })
  // The pool repeats the errors of idle clients; `guardClient` has heard them already.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => guardClient(client as pg.PoolClient & pg.Client, queryTimeoutMs, onLost))
  return pool
}

/**
 * Keeps a client from ending its process, and ends its connection when the server is silent in the middle of a query.
 * Call it once the client is connected.
 */
export function guardClient(client: pg.Client, queryTimeoutMs: number, onLost: (error: Error) => void) {
  client.on('error', onLost)
  const { connection } = client as unknown as Internals
  connection.stream.setTimeout(queryTimeoutMs)
  // Each pause between two queries is a timeout, too.
  connection.stream.on('timeout', () => {
    if (isBusy(client)) connection.stream.destroy(new Error(SILENT))
  })
}

/** What pg says of a connection that ended in silence. */
export const SILENT = 'The database did not answer in time'

type Internals = { connection: { stream: import('node:net').Socket }; readyForQuery?: boolean }

/** pg has no public word for a query under way; `readyForQuery` is false from its start to its end. */
const isBusy = (client: pg.Client) => (client as unknown as Internals).readyForQuery === false

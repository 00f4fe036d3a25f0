import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { getCms, lastMigration } from '#cms/database/client.ts'
import { guardClient } from '#platform/database/guarded-pool.ts'
import type { environment } from '#platform/environment/environment.ts'
import { alertsOf, type InstanceState, isLocal, type StoredState, unreadyReasons } from './readiness-problems.ts'

export type Readiness = ReturnType<typeof createReadiness>

type Settings = Pick<typeof environment, 'databaseUrl' | 'dataDir' | 'smtpUrl'>
type Parts = {
  /** Whether there are stored pages, which can be read without the database. */
  hasPages: () => boolean
  /** Seconds since the last notification of the database arrived. */
  notificationAge: () => number
}
/** Asks the pool of the pages. */
type AskPool = () => Promise<unknown>

/** Interval of the checks: during it, all requests wait for the same run, so that a flood of requests costs little. */
const KEEP_MS = 1_000
const RESPONSE_TIMEOUT_MS = 1_000

/**
 * Serves `GET /readyz`, which tells load balancers whether this instance can serve. This machine also reads why not.
 */
export function registerReadiness(site: FastifyInstance, settings: Settings, parts: Parts): Readiness {
  const readiness = createReadiness(settings, parts)
  site.addHook('onClose', readiness.stop)
  site.get('/readyz', async (request, reply) => {
    const reasons = unreadyReasons(await readiness.state())
    const status = reasons.length === 0 ? 'ready' : 'not ready'
    if (reasons.length > 0) reply.code(503).header('retry-after', '5')
    return reply.header('cache-control', 'no-store').send(isLocal(request) ? { status, reasons } : { status })
  })
  return readiness
}

/** Checks what this instance needs to serve, and what somebody has to attend to. */
export function createReadiness(
  { databaseUrl, dataDir, smtpUrl }: Settings,
  { hasPages, notificationAge }: Parts,
  askPool: AskPool = async () => (await getCms()).db.pool.query('select 1'),
) {
  let client: pg.Client | undefined
  let running: Promise<InstanceState> | undefined
  let known: { state: InstanceState; until: number } | undefined
  let asking: Promise<boolean> | undefined

  return {
    state: check,
    notificationAge,
    alerts: async () => alertsOf(await check(), smtpUrl !== undefined),
    isDatabaseAnswering: async () => (await check()).isReachable,
    stop: async () => void (await client?.end().catch(() => undefined)),
  }

  function check(): Promise<InstanceState> {
    if (known && Date.now() < known.until) return Promise.resolve(known.state)
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  async function run(): Promise<InstanceState> {
    const [disk, stored, isAnswering] = await Promise.all([
      statfs(dataDir).catch(() => undefined),
      askDatabase(),
      isPoolAnswering(),
    ])
    const state = {
      isAnswering,
      isReachable: stored !== undefined,
      hasPages: hasPages(),
      notificationAge: notificationAge(),
      disk,
      ...(stored ? { isMigrated: stored.migrated, waitingMinutes: stored.waitingMinutes } : {}),
    }
    known = { state, until: Date.now() + KEEP_MS }
    return state
  }

  /** A query that hangs is waited for, so that the checks never occupy more than one connection of the pages. */
  async function isPoolAnswering() {
    asking ??= askPool()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), RESPONSE_TIMEOUT_MS)
    return Promise.race([asking, promise]).finally(() => clearTimeout(timer))
  }

  /** Asks on a connection of its own, because the pool of the pages may be exhausted. */
  async function askDatabase() {
    try {
      client ??= await connect()
      const { rows } = await client.query<StoredState>(QUESTION, [await lastMigration()])
      return rows[0]
    } catch (error) {
      void client?.end().catch(() => undefined)
      client = undefined
      // The database responds but has no tables, so it is not migrated.
      return (error as { code?: string }).code === '42P01' ? { migrated: false, waitingMinutes: 0 } : undefined
    }
  }

  async function connect() {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'prairie-ready',
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    })
    await next.connect()
    guardClient(next, RESPONSE_TIMEOUT_MS, () => {
      if (client === next) client = undefined
    })
    return next
  }
}

const QUESTION = `select
  exists (select 1 from payload_migrations where name = $1) as migrated,
  coalesce((select extract(epoch from now() - min(updated_at)) / 60 from outbox where status = 'waiting' and first_tried_at is null), 0)::float8
    as "waitingMinutes"`

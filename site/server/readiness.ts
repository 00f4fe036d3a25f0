import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { lastMigration } from '#cms/database/client.ts'
import { guardClient } from '#platform/database/guarded-pool.ts'
import type { environment } from '#platform/environment/environment.ts'
import { diskProblem, isLocal, type StoredState, storedProblems } from './readiness-problems.ts'

export type Readiness = ReturnType<typeof createReadiness>

type Settings = Pick<typeof environment, 'databaseUrl' | 'dataDir' | 'smtpUrl'>
/** What is wrong, one sentence each. An empty list means ready. */
type Problems = { database?: string; others: string[] }

/** Interval of the checks: during it, all requests wait for the same run, so that a flood of requests costs little. */
const KEEP_MS = 1_000
const RESPONSE_TIMEOUT_MS = 1_000

/**
 * Serves `GET /readyz`, which tells load balancers and monitoring whether this instance is ready. Callers on this
 * machine also read the reasons.
 */
export function registerReadiness(site: FastifyInstance, settings: Settings): Readiness {
  const readiness = createReadiness(settings)
  site.addHook('onClose', readiness.stop)
  site.get('/readyz', async (request, reply) => {
    const reasons = await readiness.problems()
    const status = reasons.length === 0 ? 'ready' : 'not ready'
    if (reasons.length > 0) reply.code(503).header('retry-after', '5')
    return reply.header('cache-control', 'no-store').send(isLocal(request) ? { status, reasons } : { status })
  })
  return readiness
}

/** Checks the database on a separate connection, because the pool of the pages may be exhausted. */
export function createReadiness({ databaseUrl, dataDir, smtpUrl }: Settings) {
  let client: pg.Client | undefined
  let running: Promise<Problems> | undefined
  let known: { problems: Problems; until: number } | undefined

  return {
    problems: async () => {
      const { database, others } = await check()
      return [...(database ? [database] : []), ...others]
    },
    isDatabaseAnswering: async () => (await check()).database === undefined,
    stop: async () => void (await client?.end().catch(() => undefined)),
  }

  function check(): Promise<Problems> {
    if (known && Date.now() < known.until) return Promise.resolve(known.problems)
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  async function run(): Promise<Problems> {
    const [found, stored] = await Promise.all([statfs(dataDir).catch(() => undefined), askDatabase()])
    const disk = diskProblem(found)
    const others = [...(disk ? [disk] : []), ...(stored ? storedProblems(stored, smtpUrl !== undefined) : [])]
    const problems = { ...(stored ? {} : { database: 'The database does not answer.' }), others }
    known = { problems, until: Date.now() + KEEP_MS }
    return problems
  }

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

import { Gauge, Registry } from 'prom-client'
import { getCms } from '#cms/database/client.ts'

/** What all processes share: jobs and emails in the database. */
type SharedState = {
  queues: { queue: string; state: string; jobs: number; oldest: number }[]
  outbox: { waiting: number; oldest: number; untried: number }
}

/** A scrape that waits longer fails as a whole, and says that the site is down while only its database hangs. */
const TIMEOUT_MS = 1_000

/**
 * Returns a function that returns the metrics of what all processes share, or nothing while the database does not
 * answer within a second. Each site process reports the same figures, so alerts take their maximum.
 */
export function createSharedMetrics(readState: () => Promise<SharedState> = readSharedState): () => Promise<string> {
  const registry = new Registry()
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const jobs = gauge('prairie_queue_jobs', 'Jobs of a queue that wait or run', ['queue', 'state'])
  const oldest = gauge('prairie_queue_oldest_seconds', 'How long the oldest job of a queue has been due', ['queue'])
  const waiting = gauge('prairie_outbox_waiting', 'Emails that wait')
  const age = gauge('prairie_outbox_oldest_seconds', 'Age of the oldest email that waits')
  const untried = gauge('prairie_outbox_untried_seconds', 'Age of the oldest email that was never tried; 0 without one')
  /** One read at a time, so that those of a hung database do not fill the pool. */
  let reading: Promise<SharedState | undefined> | undefined
  return async () => {
    reading ??= readState()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    const state = await within(TIMEOUT_MS, reading)
    if (!state) return ''
    registry.resetMetrics()
    for (const { queue, state: of, jobs: count } of state.queues) jobs.set({ queue, state: of }, count)
    for (const { queue, state: of, oldest: seconds } of state.queues)
      if (of === 'waiting') oldest.set({ queue }, seconds)
    waiting.set(state.outbox.waiting)
    age.set(state.outbox.oldest)
    untried.set(state.outbox.untried)
    return registry.metrics()
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

async function readSharedState(): Promise<SharedState> {
  const { pool } = (await getCms()).db
  const [queues, outbox] = await Promise.all([
    pool.query<SharedState['queues'][number]>(
      `select q.name as queue, s.state, count(j.id)::int as jobs,
         coalesce(extract(epoch from now() - min(greatest(j.created_on, j.start_after))), 0)::float8 as oldest
       from jobs.queue q cross join (values ('waiting'), ('active')) s(state)
         left join jobs.job j on j.name = q.name and (
           case s.state when 'active' then j.state = 'active'
           else j.state in ('created', 'retry') and j.start_after <= now() end)
       where q.name not like '\\_\\_pgboss%' group by q.name, s.state`,
    ),
    pool.query<SharedState['outbox']>(
      `select count(*)::int as waiting,
         coalesce(extract(epoch from now() - min(updated_at)), 0)::float8 as oldest,
         coalesce(extract(epoch from now() - min(updated_at) filter (where first_tried_at is null)), 0)::float8 as untried
       from outbox where status = 'waiting'`,
    ),
  ])
  const [row] = outbox.rows
  return { queues: queues.rows, outbox: row ?? { waiting: 0, oldest: 0, untried: 0 } }
}

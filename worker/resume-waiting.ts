import { auditsWithoutJob, enqueue, enqueueAll, getCms, inTransaction } from '#cms/database/client.ts'

/** Maximum of rows for one run. The next run handles the others. */
const MAX_COUNT = 5_000

const queues = [
  { table: 'outbox', name: 'send-email' },
  { table: 'webhook_deliveries', name: 'deliver-webhook' },
  { table: 'webhook_messages', name: 'deliver-message' },
] as const

/**
 * Enqueues a new job for every row that has waited for more than two minutes without one, because its job was lost or
 * deleted.
 */
export async function resumeWaiting(): Promise<void> {
  for (const { table, name } of queues) {
    const ids = await idsWithoutJob(table, name)
    const jobs = ids.map((id) => ({ id }))
    await inTransaction((transaction) => enqueueAll(transaction, name, jobs))
  }
  const now = new Date().toISOString()
  for (const id of await auditsWithoutJob())
    await inTransaction((transaction) => enqueue(transaction, 'examine-site', { id, now }))
}

/** Rows with a job are excluded; otherwise thousands that wait for the mail server would hide the one without a job. */
async function idsWithoutJob(table: string, name: string): Promise<number[]> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ id: number }>(
    `select waiting.id from ${table} waiting
     where waiting.status = 'waiting' and waiting.updated_at < now() - interval '2 minutes' and not exists (
       select 1 from jobs.job where name = $1 and coalesce(singleton_key, '') = waiting.id::text
         and state <= 'active' and policy = 'exclusive')
     order by waiting.id limit $2`,
    [name, MAX_COUNT],
  )
  return rows.map(({ id }) => id)
}

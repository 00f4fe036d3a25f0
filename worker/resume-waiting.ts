import { enqueue, getCms, inTransaction } from '../cms/client.ts'

const MAX_COUNT = 5_000
const AT_ONCE = 500

const queues = [
  { table: 'outbox', name: 'send-email' },
  { table: 'webhook_deliveries', name: 'deliver-webhook' },
] as const

/**
 * Enqueues a new job for every row that has waited for more than two minutes without one, because its job was lost or
 * deleted.
 */
export async function resumeWaiting(): Promise<void> {
  for (const { table, name } of queues) {
    const ids = await idsWithoutJob(table, name)
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      await inTransaction(async (transaction) => {
        for (const id of ids.slice(from, from + AT_ONCE)) await enqueue(transaction, name, { id })
      })
    }
  }
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

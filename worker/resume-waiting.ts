import { enqueue, getCms, inTransaction } from '../cms/client.ts'

const MAX_COUNT = 5_000
const AT_ONCE = 500

const queues = [
  { table: 'outbox', name: 'send-email' },
  { table: 'webhook_deliveries', name: 'deliver-webhook' },
] as const

/**
 * Nothing stays behind: what waits for more than two minutes and has no job, because the job was lost or deleted, gets
 * a new one.
 */
export async function resumeWaiting(): Promise<void> {
  for (const { table, name } of queues) {
    const ids = await stranded(table, name)
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      await inTransaction(async (transaction) => {
        for (const id of ids.slice(from, from + AT_ONCE)) await enqueue(transaction, name, { id })
      })
    }
  }
}

/** Those with a job are left out, or thousands that wait for the mail server would hide the one that has none. */
async function stranded(table: string, name: string): Promise<number[]> {
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

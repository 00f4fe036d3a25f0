import { sql } from '@payloadcms/db-postgres/drizzle'
import { environment } from '#platform/environment/environment.ts'
import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf } from '../database/transaction.ts'
import { enqueueAll } from '../jobs/jobs.ts'

const BATCH = 500

/**
 * Writes one email for each confirmed subscriber into the outbox, in batches that each commit with their jobs. After an
 * interruption, it continues with the subscribers who have none yet. The text is rendered when each email is sent.
 */
export async function writeIssueEmails(id: number) {
  const about = `issues/${id}`
  const cms = await getCms()
  const issue = await cms.findByID({ collection: 'issues', id, depth: 0, disableErrors: true })
  if (issue?.status !== 'sending') return
  const { hostname } = new URL(environment.siteUrl)
  for (let last = 0; ; ) {
    const next = await writeBatch({ about, subject: issue.subject, hostname, after: last })
    if (next === undefined) break
    last = next
  }
  const { rows } = await cms.db.pool.query<{ count: number }>(
    `select count(*)::int as count from outbox where about = $1 and kind = 'newsletter'`,
    [about],
  )
  await inTransaction((transaction) =>
    cms.update({
      collection: 'issues',
      id,
      data: { status: 'sent', sentAt: new Date().toISOString(), recipients: rows[0]?.count ?? 0 },
      req: transaction,
      depth: 0,
    }),
  )
}

type Batch = { about: string; subject: string; hostname: string; after: number }

/**
 * Writes one batch.
 * @returns the number of the last subscriber it looked at, or undefined if none is left
 */
async function writeBatch({ about, subject, hostname, after }: Batch) {
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute(sql`
      with batch as (
        select s.id, s.email from subscribers s
        where s.status = 'confirmed' and s.id > ${after}
          and not exists (select 1 from suppressions u
            where u.hash = encode(sha256(convert_to(lower(s.email), 'UTF8')), 'hex'))
        order by s.id limit ${BATCH}
      ), written as (
        insert into outbox ("to", subject, kind, status, attempts, about, key, message_id)
        select email, ${subject}, 'newsletter', 'waiting', 0, ${about},
          'newsletter ' || ${about} || ' ' || id,
          '<newsletter-' || replace(${about}, '/', '-') || '-' || id || '@' || ${hostname} || '>'
        from batch on conflict (key) do nothing returning id
      )
      select (select max(id) from batch) as last, coalesce((select array_agg(id) from written), '{}') as ids`)
    const { last, ids } = rows[0] as { last: number | null; ids: number[] }
    if (ids.length > 0)
      await enqueueAll(
        transaction,
        'send-email',
        ids.map((id) => ({ id })),
      )
    return last ?? undefined
  })
}

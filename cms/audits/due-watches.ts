import { sql } from '@payloadcms/db-postgres/drizzle'
import { environment } from '#platform/environment/environment.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'
import { newKey } from './start.ts'

/** Monthly audits that begin within 24 hours. More are due later. */
const MAX_PER_DAY = 100

/**
 * Begins the monthly audit that has been due for longest: one at a time, and none while an audit of a visitor waits or
 * runs. If a visitor comes later, theirs goes first: see `saveAuditProgress`.
 * @returns the id of the audit; undefined if none begins now
 */
export function startDueWatch(): Promise<number | undefined> {
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended('due monthly audits', 0))`)
    const { rows: due } = await connection.execute<{ id: number }>(
      sql`select id from audit_watches where state = 'confirmed' and next_at <= now()
          and not exists (select 1 from audits where state in ('waiting', 'running'))
          and (select count(*) from audits where monthly and created_at > now() - interval '1 day') < ${MAX_PER_DAY}
        order by next_at, id limit 1 for update skip locked`,
    )
    if (!due[0]) return undefined
    const { rows } = await connection.execute<{ id: number }>(
      sql`insert into audits (url, host, state, max_pages, key, share_key, has_scheme, monthly)
        select url, host, 'waiting', least(max_pages, ${environment.audits.maxPages}), ${newKey()}, ${newKey()},
          has_scheme, true
        from audit_watches where id = ${due[0].id} returning id`,
    )
    const id = rows[0]?.id ?? 0
    await connection.execute(
      sql`update audit_watches set audit_id = ${id}, next_at = now() + interval '1 month', updated_at = now()
        where id = ${due[0].id}`,
    )
    await enqueue(transaction, 'examine-site', { id, now: new Date().toISOString() })
    return id
  })
}

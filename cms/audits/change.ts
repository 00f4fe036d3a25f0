import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { enqueue } from '../jobs/jobs.ts'
import { beginNextOf } from './next-of-host.ts'
import type { AuditRowState } from './states.ts'

/** URLs that can be examined again at a time. */
const MAX_AGAIN = 20

/** Stops an audit: one that waits at once, one that runs within a second, with a report of what it has read. */
export async function stopAudit(id: number): Promise<void> {
  const { db } = await getCms()
  await db.pool.query(
    `update audits set stop_asked = true, updated_at = now(),
       state = case when state = 'waiting' then 'stopped' else state end,
       finished_at = case when state = 'waiting' then now() else finished_at end
     where id = $1 and state in ('waiting', 'running')`,
    [id],
  )
}

/** Deletes an audit at the request of its visitor, with everything that it has found. A running one ends. */
export function deleteAudit(id: number): Promise<void> {
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    await connection.execute(sql`delete from jobs.job where state < 'active' and (
      (name = 'examine-site' and split_part(singleton_key, ' ', 1) = ${String(id)}) or
      (name = 'email-audit' and singleton_key = ${String(id)}))`)
    const { rows } = await connection.execute<{ host: string }>(sql`delete from audits where id = ${id} returning host`)
    if (!rows[0]) return
    await audit(transaction, 'audit-deleted-by-visitor', { about: `audits/${id}` })
    await beginNextOf(rows[0].host, transaction)
  })
}

/** Ends the link that only shows the report. Its holder finds nothing from now on. */
export async function revokeAuditShare(id: number): Promise<void> {
  const { db } = await getCms()
  await db.pool.query('update audits set share_key = null, updated_at = now() where id = $1', [id])
}

/** Stores the email address that gets the link to the report: when the audit ends, or at once if it has. */
export async function notifyOfAudit(transaction: Transaction, id: number, email: string): Promise<void> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<{ state: AuditRowState }>(
    sql`update audits set email = ${email}, updated_at = now() where id = ${id} returning state`,
  )
  const state = rows[0]?.state
  if (state === 'done' || state === 'stopped' || state === 'failed') await enqueue(transaction, 'email-audit', { id })
}

/** Makes an audit belong to a lead, such as `contact-requests/12`, which its key proves. */
export async function linkAuditToLead(transaction: Transaction, key: string, leadId: number): Promise<void> {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`update audits set lead_id = ${leadId}, updated_at = now() where key = ${key}`)
}

/**
 * Has pages of a finished audit examined again; its report then has what they are now. URLs that wait already stay.
 * @returns whether there is something to examine
 */
export function examineAgain(id: number, urls: string[]): Promise<boolean> {
  const wanted = [...new Set(urls)].slice(0, MAX_AGAIN)
  if (wanted.length === 0) return Promise.resolve(false)
  return inTransaction(async (transaction) => {
    const connection = await connectionOf(transaction)
    const { rows } = await connection.execute(
      sql`update audits set again = coalesce(again, '[]'::jsonb) || ${JSON.stringify(wanted)}::jsonb, updated_at = now()
        where id = ${id} and state in ('done', 'stopped') and jsonb_array_length(coalesce(again, '[]')) <= ${MAX_AGAIN}
          and exists (select 1 from audit_sites where audit_id = ${id}) returning id`,
    )
    if (rows.length === 0) return false
    await enqueue(transaction, 'examine-site', { id, now: new Date().toISOString() })
    return true
  })
}

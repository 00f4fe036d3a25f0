import { sql } from '@payloadcms/db-postgres/drizzle'
import type { KnownReport } from '#audit/changes.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import type { AuditRowState } from './states.ts'

/** A watch whose newest audit has ended and was not reported yet. */
export type OpenWatch = {
  id: number
  email: string
  host: string
  url: string
  token: string
  /** Audits that have failed in a row before this one. */
  failures: number
  failingSince: Date | null
  /** What the site was when it was last read; `null` before the first report. */
  known: KnownReport | null
  /** The audit that found it; `null` if that was deleted. */
  before: { shareKey: string | null; finishedAt: Date; hidden: string[] } | null
}

/** An audit that has ended. */
export type EndedAudit = {
  state: AuditRowState
  message: string | null
  verdict: string | null
  score: number | null
  shareKey: string | null
  finishedAt: Date
  /** Ids of findings that a specialist has hidden. */
  hidden: string[]
}

const hiddenIn = (audit: string) =>
  sql.raw(`coalesce((select json_agg(finding) from audits_remarks
    where _parent_id = ${audit} and coalesce(hidden_because, '') <> ''), '[]')`)

/** Returns an audit that has ended; undefined if it was deleted or has not. */
export async function endedAudit(transaction: Transaction, id: number): Promise<EndedAudit | undefined> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<EndedAudit>(
    sql`select state, message, verdict, score::int as score, share_key as "shareKey", ${hiddenIn('audits.id')} as hidden,
        finished_at as "finishedAt"
      from audits where id = ${id} and state not in ('waiting', 'running')`,
  )
  return rows[0] && { ...rows[0], finishedAt: new Date(rows[0].finishedAt) }
}

/** Returns the watches that wait for an audit. No other transaction changes them until the end of this one. */
export async function openWatchesOf(transaction: Transaction, audit: number): Promise<OpenWatch[]> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<OpenWatch>(
    sql`select own.id, own.email, own.host, own.url, own.token, own.failures::int as failures,
        own.failing_since as "failingSince", own.findings as known,
        case when former.id is null then null else json_build_object('shareKey', former.share_key,
          'finishedAt', former.finished_at, 'hidden', ${hiddenIn('former.id')}) end as before
      from audit_watches own left join audits former on former.id = own.compared_id
      where own.audit_id = ${audit} and own.state = 'confirmed' and own.compared_id is distinct from own.audit_id
      order by own.id for update of own`,
  )
  return rows.map(({ failingSince, before, ...own }) => ({
    ...own,
    failingSince: failingSince && new Date(failingSince),
    before: before && { ...before, finishedAt: new Date(before.finishedAt) },
  }))
}

/** Stores what an audit has found, for the next one. Its watch is not open any more. */
export async function storeKnown(transaction: Transaction, watch: number, audit: number, known: KnownReport) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`update audit_watches set findings = ${JSON.stringify(known)}::jsonb, compared_id = ${audit}, failures = 0,
        failing_since = null, updated_at = now() where id = ${watch}`,
  )
}

/** Notes that a site could not be read, and when it is tried again. Its watch is not open any more. */
export async function postponeWatch(
  transaction: Transaction,
  watch: number,
  { failures, failingSince, nextAt }: { failures: number; failingSince: Date; nextAt: Date },
) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`update audit_watches set audit_id = compared_id, failures = ${failures}, updated_at = now(),
        failing_since = ${failingSince.toISOString()}::timestamptz, next_at = ${nextAt.toISOString()}::timestamptz
      where id = ${watch}`,
  )
}

/** Deletes a watch whose site is given up. */
export async function giveUpWatch(transaction: Transaction, watch: number) {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`delete from audit_watches where id = ${watch}`)
}

/** Returns the token of a watch if it still exists for this email address. */
export async function tokenOfWatch(transaction: Transaction, id: number, email: string): Promise<string | undefined> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<{ token: string }>(
    sql`select token from audit_watches where id = ${id} and state = 'confirmed' and email = ${email.toLowerCase()}`,
  )
  return rows[0]?.token
}

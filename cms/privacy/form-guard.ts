import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCms } from '../database/connection.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/** How often something may be done in a period. */
export type Limit = { max: number; seconds: number }

/**
 * Counts one use of `key`. One statement, so that uses at the same time, in whatever process, all count.
 * @returns the seconds until the next use is allowed, or 0 when this one is
 */
export async function countUse(key: string, { max, seconds }: Limit): Promise<number> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ used: number; wait: number }>(
    `insert into form_limits (key, used, resets_at) values ($1, 1, now() + make_interval(secs => $2))
     on conflict (key) do update set
       used = case when form_limits.resets_at <= now() then 1 else form_limits.used + 1 end,
       resets_at = case when form_limits.resets_at <= now() then excluded.resets_at else form_limits.resets_at end
     returning used, greatest(1, ceil(extract(epoch from resets_at - now())))::int as wait`,
    [key, seconds],
  )
  const { used = 0, wait = 0 } = rows[0] ?? {}
  return used > max ? wait : 0
}

/** Returns how often `key` was used in the current period. */
export async function usesOf(key: string): Promise<number> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ used: number }>(
    'select used from form_limits where key = $1 and resets_at > now()',
    [key],
  )
  return rows[0]?.used ?? 0
}

/** The stored outcome of a submission. */
export type Submission = {
  /** Digest of what was sent. */
  fingerprint: string
  /** The document that was created, such as `contact-requests/12`. */
  about: string | null
  /** The response that the visitor got. */
  answer: Record<string, unknown>
  /** It is stored as spam until its sender delivers a proof of work. */
  waitsForProof: boolean
}

/** Returns the outcome of an earlier submission with this key, if there is one. */
export async function findSubmission(key: string): Promise<Submission | undefined> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<Submission>(
    'select fingerprint, about, answer, waits_for_proof as "waitsForProof" from form_submissions where key = $1',
    [key],
  )
  return rows[0]
}

/**
 * Claims a key for the length of a transaction: a second one with the same key waits until the first has ended.
 * @returns false when the key was used before
 */
export async function claimSubmission(transaction: Transaction, key: string, fingerprint: string): Promise<boolean> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute(
    sql`insert into form_submissions (key, fingerprint) values (${key}, ${fingerprint})
        on conflict do nothing returning key`,
  )
  return rows.length > 0
}

export async function recordSubmission(transaction: Transaction, key: string, came: Omit<Submission, 'fingerprint'>) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`update form_submissions set about = ${came.about}, answer = ${JSON.stringify(came.answer)}::jsonb,
        waits_for_proof = ${came.waitsForProof} where key = ${key}`,
  )
}

/** Deletes submissions that are too old to be repeated. */
export async function forgetSubmissions(olderThanHours: number) {
  const { db } = await getCms()
  await db.pool.query(`delete from form_submissions where created_at < now() - make_interval(hours => $1)`, [
    olderThanHours,
  ])
  await db.pool.query(`delete from form_limits where resets_at < now()`)
  await db.pool.query(`delete from tool_runs where expires_at < now()`)
  // Skips rows that a turn is about to use, whose locks would be taken in another order.
  await db.pool.query(`delete from fetch_turns where host in (
    select host from fetch_turns where ends_at < now() - interval '1 hour' for update skip locked)`)
}

/** The first status of documents that are not spam. */
const firstStatus = { 'contact-requests': 'new', quotes: 'new', applications: 'new', reviews: 'pending' } as const

/** Handles a document that leaves the spam as if it had just been submitted; see `cms/hooks/notify.ts`. */
export async function takeOutOfSpam(transaction: Transaction, about: string) {
  const [collection = '', id = ''] = about.split('/')
  if (!(collection in firstStatus)) return
  const cms = await getCms()
  const kind = collection as keyof typeof firstStatus
  await cms.update({ collection: kind, id, data: { status: firstStatus[kind] }, req: transaction, depth: 0 })
}

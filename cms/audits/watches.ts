import { sql } from '@payloadcms/db-postgres/drizzle'
import { idInToken, isTokenOf } from '../bookings/links.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'
import { newToken } from '../newsletter/email-hash.ts'
import { watchToken } from './watch-token.ts'

/** Sites that one email address watches, and email addresses that watch one site. */
const MAX_OF_EMAIL = 5
const MAX_OF_HOST = 5
/** A link to confirm is valid for this time. */
const VALID_DAYS = 7
/** An email address is asked to confirm the same site once in this time. */
const ASK_AGAIN_HOURS = 24

type Watch = { id: number; email: string; host: string; state: 'pending' | 'confirmed'; audit: number | null }

/**
 * Stores that an email address wants a monthly audit of the site of an audit, and enqueues the email that asks to
 * confirm it. What the visitor reads does not depend on what is stored: nobody can find out who watches what.
 */
export async function askForWatch(transaction: Transaction, audit: number, typed: string): Promise<void> {
  const email = typed.trim().toLowerCase()
  const connection = await connectionOf(transaction)
  // Two requests at the same moment, such as a double click: the second sees what the first has stored.
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`monthly audits for ${email}`}, 0))`)
  // A link that was sent long ago is replaced, so that the email address is asked once more.
  const { rows } = await connection.execute<{ id: number }>(
    sql`insert into audit_watches (host, url, email, state, token, asked_at, max_pages, has_scheme, audit_id, failures)
        select host, url, ${email}, 'pending', ${newToken()}, now(), max_pages, has_scheme, id, 0 from audits
        where id = ${audit} and (
          exists (select 1 from audit_watches own where own.email = ${email} and own.host = audits.host)
          or (select count(*) from audit_watches own where own.email = ${email}) < ${MAX_OF_EMAIL})
        on conflict (email, host) do update set updated_at = now(),
          token = case when ${MAY_ASK} then excluded.token else audit_watches.token end,
          audit_id = case when ${MAY_ASK} then excluded.audit_id else audit_watches.audit_id end,
          asked_at = case when ${MAY_ASK} then excluded.asked_at else audit_watches.asked_at end
        returning id`,
  )
  if (rows[0]) await enqueue(transaction, 'notify', { about: `audit-watches/${rows[0].id}` })
}

const MAY_ASK = sql.raw(`audit_watches.state = 'pending' and
  audit_watches.asked_at < now() - interval '${ASK_AGAIN_HOURS} hours'`)

/**
 * Begins a monthly audit that its email address has confirmed. Idempotent.
 * @returns `unknown` if nobody has this token, or it has expired; otherwise what is used up
 */
export function confirmWatch(token: string): Promise<'confirmed' | 'unknown' | 'many-sites' | 'many-people'> {
  return inTransaction(async (transaction) => {
    const watch = await findByToken(transaction, token)
    if (!watch) return 'unknown'
    if (watch.state === 'confirmed') return 'confirmed'
    if (watch.isExpired) return 'unknown'
    const { id, email, host, audit } = watch
    const connection = await connectionOf(transaction)
    await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`monthly audits of ${host}`}, 0))`)
    const { rows: counts } = await connection.execute<{ sites: number; people: number }>(
      sql`select count(*) filter (where email = ${email})::int as sites,
          count(*) filter (where host = ${host})::int as people
        from audit_watches where state = 'confirmed' and (email = ${email} or host = ${host})`,
    )
    const { sites = 0, people = 0 } = counts[0] ?? {}
    if (sites >= MAX_OF_EMAIL) return 'many-sites'
    if (people >= MAX_OF_HOST) return 'many-people'
    // An audit that ends at this moment waits for this transaction, and then finds the watch: see `endAudit`.
    const { rows: audits } = await connection.execute<{ isOver: boolean }>(
      sql`select state not in ('waiting', 'running') as "isOver" from audits where id = ${audit} for update`,
    )
    await connection.execute(
      sql`update audit_watches set state = 'confirmed', confirmed_at = now(), updated_at = now(),
          next_at = now() + interval '1 month' where id = ${id}`,
    )
    if (audit !== null && audits[0]?.isOver)
      await enqueue(transaction, 'report-changes', { id: audit, now: new Date().toISOString() })
    return 'confirmed'
  })
}

/**
 * Ends a monthly audit and deletes everything about it; an audit that waits for it is not begun.
 * @returns false if nobody has this token, or it was ended before
 */
export function endWatch(token: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const watch = await findByToken(transaction, token)
    if (!watch) return false
    const connection = await connectionOf(transaction)
    await connection.execute(sql`delete from audit_watches where id = ${watch.id}`)
    await connection.execute(
      sql`delete from audits where id = ${watch.audit} and monthly and state = 'waiting' and leased_until is null`,
    )
    return true
  })
}

/** Ends the monthly audits of an email address that bounced, or whose owner complained. */
export async function endWatchesOf(transaction: Transaction, email: string): Promise<void> {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`delete from audit_watches where email = ${email.trim().toLowerCase()}`)
}

/** Returns the watch whose link has this token, which no other transaction changes until the end of this one. */
async function findByToken(transaction: Transaction, token: string) {
  const id = idInToken(token)
  if (id === undefined) return undefined
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<Watch & { token: string; isExpired: boolean }>(
    sql`select id, email, host, state, audit_id as audit, token,
        asked_at < now() - make_interval(days => ${VALID_DAYS}) as "isExpired"
      from audit_watches where id = ${id} for update`,
  )
  const [found] = rows
  return found && isTokenOf(found, token, watchToken) ? found : undefined
}

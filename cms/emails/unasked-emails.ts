import { sql } from '@payloadcms/db-postgres/drizzle'
import { environment } from '#platform/environment/environment.ts'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/** Kinds of emails that an email address gets because somebody typed it into a form. */
const UNASKED_KINDS = [
  ...['lead-receipt', 'application-receipt', 'call-visitor', 'call-confirm'],
  ...['audit-report', 'audit-watch-confirm'],
]

/**
 * Returns whether an email address has had a quarter of `FORM_LIMIT` such emails within an hour. Of transactions at the
 * same time, each counts what those before it wrote.
 */
export async function hasHadManyEmails(to: string, transaction: Transaction): Promise<boolean> {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`emails to ${to.toLowerCase()}`}, 0))`)
  const { rows } = await connection.execute<{ count: number }>(
    sql`select count(*)::int as count from outbox where lower("to") = ${to.toLowerCase()}
        and kind in (${sql.join(
          UNASKED_KINDS.map((kind) => sql`${kind}`),
          sql`, `,
        )}) and created_at > now() - interval '1 hour'`,
  )
  return (rows[0]?.count ?? 0) >= Math.ceil(environment.formLimit / 4)
}

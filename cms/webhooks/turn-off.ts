import { sql } from '@payloadcms/db-postgres'
import { connectionOf, type Transaction } from '../database/transaction.ts'

const MAX_REASON = 500

/**
 * Turns a webhook off.
 * @returns what it is called and where it sent, or undefined if it is off already
 */
export async function turnOffWebhook(transaction: Transaction, id: number, reason: string) {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<{ name: string; url: string; failingSince: string }>(
    sql`update webhooks set active = false, off_reason = ${reason.slice(0, MAX_REASON)}, updated_at = now()
        where id = ${id} and active returning name, url, failing_since::text as "failingSince"`,
  )
  return rows[0]
}

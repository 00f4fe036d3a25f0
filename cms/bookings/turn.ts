import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/**
 * Waits until the previous change of bookings has committed; the transaction then sees its result. Held calls that were
 * not confirmed in time are released here. A second turn in one transaction costs nothing.
 */
export async function takeTurn(transaction: Transaction) {
  const connection = await connectionOf(transaction)
  await connection.execute(sql`select pg_advisory_xact_lock(hashtext('bookings'))`)
  await connection.execute(
    sql`update bookings set status = 'expired', updated_at = now() where status = 'held' and confirm_by <= now()`,
  )
}

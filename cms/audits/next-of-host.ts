import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'

/**
 * Leaves the job of the audit of a host that has waited longest: audits of one host follow each other, and those of
 * visitors come before monthly ones.
 */
export async function beginNextOf(host: string, transaction: Transaction): Promise<void> {
  const connection = await connectionOf(transaction)
  const { rows } = await connection.execute<{ id: number }>(
    sql`select id from audits where host = ${host} and state = 'waiting'
      order by coalesce(monthly, false), id limit 1`,
  )
  if (rows[0]) await enqueue(transaction, 'examine-site', { id: rows[0].id, now: new Date().toISOString() })
}

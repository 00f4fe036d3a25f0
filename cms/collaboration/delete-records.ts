import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'

const TABLES = ['replies', 'comments', 'changes', 'review_requests'] as const

/** Deletes replies, comments, the history, and review requests of documents that are deleted. */
export async function deleteRecordsAbout(req: Transaction, slug: string, ids: number[]) {
  if (ids.length === 0) return
  const connection = await connectionOf(req)
  const names = ids.map((id) => `${slug}/${id}`).join()
  for (const table of TABLES)
    await connection.execute(
      sql`delete from ${sql.identifier(table)} where about = any(string_to_array(${names}, ','))`,
    )
}

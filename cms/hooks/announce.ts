import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/**
 * Notifies every site process that a collection or global has changed: pages that read it are stale. Sent inside the
 * transaction of the request. PostgreSQL delivers it at commit, so nobody renders the old state after being notified,
 * and a save that fails notifies nobody.
 */
export async function announce(req: Transaction, slug: string) {
  const message = JSON.stringify({ tags: [slug] })
  await (await connectionOf(req)).execute(sql`select pg_notify('content', ${message})`)
}

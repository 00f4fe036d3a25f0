import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/**
 * Notifies every site process of what has changed, by the tags of `cms/tags.ts`: pages that read it are stale. Sent
 * inside the transaction of the request. PostgreSQL delivers it at commit, so nobody renders the old state after being
 * notified, and a save that fails notifies nobody. The tags are also stored, for a site that is not running.
 */
export async function announce(req: Transaction, tags: string[]) {
  for (const part of partsOf(tags)) await announcePart(req, part)
}

/** A notification of PostgreSQL has less than 8,000 bytes. */
const MAX_PART_BYTES = 7_000

function partsOf(tags: string[]): string[][] {
  const parts: string[][] = [[]]
  let bytes = 0
  for (const tag of tags) {
    const own = Buffer.byteLength(JSON.stringify(tag)) + 1
    bytes += own
    if (bytes > MAX_PART_BYTES && parts.at(-1)?.length !== 0) {
      parts.push([])
      bytes = own
    }
    parts.at(-1)?.push(tag)
  }
  return parts
}

async function announcePart(req: Transaction, tags: string[]) {
  const connection = await connectionOf(req)
  const message = JSON.stringify({ tags })
  await connection.execute(sql`
    with stored as (insert into content_changes (tags) select array_agg(tag) from jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb) tag)
    select pg_notify('content', ${message})`)
}

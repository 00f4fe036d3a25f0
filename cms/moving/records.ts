import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { connectionOf, type Transaction } from '../database/transaction.ts'

/** What an import has stored of one item. */
export type MovedItem = { digest: string; collection: string; id: number; updatedAt: string | undefined }

/** Returns what earlier imports of the same site have stored, by the keys of the items. */
export async function readMovedItems(cms: Payload, source: string): Promise<Map<string, MovedItem>> {
  const { rows } = await cms.db.pool.query<{
    key: string
    digest: string
    collection: string
    id: number
    at: Date | null
  }>(
    'select key, digest, collection, document_id as id, document_updated_at as at from moved_items where source = $1',
    [source],
  )
  return new Map(
    rows.map(({ key, digest, collection, id, at }) => [key, { digest, collection, id, updatedAt: at?.toISOString() }]),
  )
}

/** Notes what was stored of an item, in the transaction that stored it: a killed import has both or neither. */
export async function noteMovedItem(transaction: Transaction, source: string, key: string, item: MovedItem) {
  await (await connectionOf(transaction)).execute(sql`
    insert into moved_items (source, key, digest, collection, document_id, document_updated_at)
    values (${source}, ${key}, ${item.digest}, ${item.collection}, ${item.id}, ${item.updatedAt ?? null})
    on conflict (source, key) do update set digest = excluded.digest, collection = excluded.collection,
      document_id = excluded.document_id, document_updated_at = excluded.document_updated_at`)
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { tableOf } from '../database/table-of.ts'
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

/** Notes what was stored of items, in the transaction that stored it: a killed import has both or neither. */
export async function noteMovedItems(transaction: Transaction, source: string, items: Map<string, MovedItem>) {
  if (items.size === 0) return
  const rows = JSON.stringify([...items].map(([key, item]) => ({ key, ...item })))
  await (await connectionOf(transaction)).execute(sql`
    insert into moved_items (source, key, digest, collection, document_id, document_updated_at)
    select ${source}, key, digest, collection, id, "updatedAt"
    from json_to_recordset(${rows}::json)
      as row (key text, digest text, collection text, id int, "updatedAt" timestamptz)
    on conflict (source, key) do update set digest = excluded.digest, collection = excluded.collection,
      document_id = excluded.document_id, document_updated_at = excluded.document_updated_at`)
}

/** When documents were changed last, by `nameOf`. A document that was deleted has no moment. */
export type Currents = ReadonlyMap<string, string>

/** Names a document among those of all collections. */
export const nameOf = ({ collection, id }: Pick<MovedItem, 'collection' | 'id'>) => `${collection}/${id}`

/** Returns when the documents of items were changed last. */
export async function readCurrents(cms: Payload, items: MovedItem[]): Promise<Currents> {
  const currents = new Map<string, string>()
  for (const collection of new Set(items.map((item) => item.collection))) {
    const ids = items.flatMap((item) => (item.collection === collection ? [item.id] : []))
    const { rows } = await cms.db.pool.query<{ id: number; at: Date }>(
      `select id, updated_at as at from ${tableOf(collection)} where id = any($1)`,
      [ids],
    )
    for (const { id, at } of rows) currents.set(nameOf({ collection, id }), at.toISOString())
  }
  return currents
}

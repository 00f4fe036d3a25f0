import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { type Transaction, transactionOf } from '../database/transaction.ts'
import { type FormerAddress, storeFormerAddresses } from './former-addresses.ts'
import { type MovedItem, noteMovedItem } from './records.ts'

export type Document = {
  key: string
  collection: 'posts' | 'pages' | 'categories' | 'authors' | 'media'
  data: Record<string, unknown>
  /** What decides besides the data whether it is the same, such as the URL of a file. */
  identity?: string
  /** Bytes of a picture, read only if it is stored. */
  file?: (() => Promise<{ data: Buffer; name: string; mimetype: string; size: number }>) | undefined
  addresses: string[]
  /** Runs in the transaction that stored the document. */
  afterwards?: ((transaction: Transaction, id: number) => Promise<unknown>) | undefined
}

export type Stored = { outcome: 'added' | 'changed' | 'unchanged' | 'kept'; id: number | undefined; note?: string }

type Import = { cms: Payload; source: string; moved: Map<string, MovedItem>; isDryRun: boolean }

/**
 * Stores what an item became, once: an item that is stored already and has not changed on the old site is left alone,
 * and so is a document that somebody has changed or deleted here.
 * @throws {ValidationError} of Payload, if the document is not valid
 */
export async function storeDocument({ cms, source, moved, isDryRun }: Import, document: Document): Promise<Stored> {
  const { key, collection, data, identity = '', file, addresses, afterwards } = document
  const digest = digestOf(collection, identity, JSON.stringify(data))
  const known = moved.get(key)
  const current = known && (await readCurrent(cms, known))
  if (known && !current) return { outcome: 'kept', id: undefined, note: 'It was deleted here, and stays so.' }
  if (known?.digest === digest) return { outcome: 'unchanged', id: known.id }
  if (known && current && known.updatedAt && current.updatedAt !== known.updatedAt)
    return { outcome: 'kept', id: known.id, note: 'It changed on both sites. The one here stays as it is.' }
  const outcome = known ? 'changed' : 'added'
  if (isDryRun) return { outcome, id: known?.id }
  const bytes = await file?.()
  const item = await transactionOf(cms, async (transaction) => {
    const inside = { req: { ...transaction, context: {} } as Transaction, depth: 0, ...(bytes ? { file: bytes } : {}) }
    const values = data as never
    const { id, updatedAt } = (
      known
        ? await cms.update({ collection, id: known.id, data: values, ...inside })
        : await cms.create({ collection, data: values, ...inside })
    ) as { id: number; updatedAt: string }
    const stored = { digest, collection, id, updatedAt }
    await noteMovedItem(transaction, source, key, stored)
    await storeFormerAddresses(transaction, source, addressesOf(addresses, { collection, id: stored.id }))
    await afterwards?.(transaction, stored.id)
    return stored
  })
  moved.set(key, item)
  return { outcome, id: item.id }
}

const addressesOf = (addresses: string[], document: FormerAddress['document'] & {}): FormerAddress[] =>
  addresses.map((address) => ({ address, document }))

const digestOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

async function readCurrent(cms: Payload, { collection, id }: MovedItem) {
  const { rows } = await cms.db.pool.query<{ at: Date }>(
    `select updated_at as at from ${collection.replaceAll('-', '_')} where id = $1`,
    [id],
  )
  return rows[0] && { updatedAt: rows[0].at.toISOString() }
}

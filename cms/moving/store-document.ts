import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Transaction } from '../database/transaction.ts'
import { type MovedItem, nameOf } from './records.ts'
import type { Together } from './together.ts'

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

type Import = { cms: Payload; moved: ReadonlyMap<string, MovedItem>; isDryRun: boolean; together: Together }

/**
 * Stores what an item became, once: an item that is stored already and has not changed on the old site is left alone,
 * and so is a document that somebody has changed or deleted here.
 * @throws {ValidationError} of Payload, if the document is not valid; the transaction is rolled back then
 */
export async function storeDocument(
  { cms, moved, isDryRun, together }: Import,
  { key, collection, data, identity = '', file, addresses, afterwards }: Document,
): Promise<Stored> {
  const digest = digestOf(collection, identity, JSON.stringify(data))
  const known = moved.get(key)
  const current = known && together.currents.get(nameOf(known))
  if (known && current === undefined)
    return { outcome: 'kept', id: undefined, note: 'It was deleted here, and stays so.' }
  if (known?.digest === digest) return { outcome: 'unchanged', id: known.id }
  if (known?.updatedAt && current !== known.updatedAt)
    return { outcome: 'kept', id: known.id, note: 'It changed on both sites. The one here stays as it is.' }
  const outcome = known ? 'changed' : 'added'
  if (isDryRun) return { outcome, id: known?.id }
  const bytes = await file?.()
  const req = { ...together.transaction, context: { ...together.context } } as Transaction
  const inside = { req, depth: 0, ...(bytes ? { file: bytes } : {}) }
  const values = data as never
  const { id, updatedAt } = (
    known
      ? await cms.update({ collection, id: known.id, data: values, ...inside })
      : await cms.create({ collection, data: values, ...inside })
  ) as { id: number; updatedAt: string }
  together.items.set(key, { digest, collection, id, updatedAt })
  const document = { collection, id }
  together.addresses.push({ document, former: addresses.map((address) => ({ address, document })) })
  await afterwards?.(together.transaction, id)
  return { outcome, id }
}

const digestOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

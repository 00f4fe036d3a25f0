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

/** What has to be done for an item, by what is stored of it. */
export type Decision = { digest: string; known: MovedItem | undefined; outcome: 'added' | 'changed' }

/**
 * Decides what has to be done for an item: nothing if it is stored already and has not changed on the old site, and
 * nothing if somebody has changed or deleted the document here.
 */
export function decide(
  { moved, isDryRun, together }: Omit<Import, 'cms'>,
  { key, collection, data, identity = '' }: Document,
): Stored | Decision {
  const digest = digestOf(collection, identity, JSON.stringify(data))
  const known = moved.get(key)
  const current = known && together.currents.get(nameOf(known))
  if (known && current === undefined)
    return { outcome: 'kept', id: undefined, note: 'It was deleted here, and stays so.' }
  if (known?.digest === digest) return { outcome: 'unchanged', id: known.id }
  if (known?.updatedAt && current !== known.updatedAt)
    return { outcome: 'kept', id: known.id, note: 'It changed on both sites. The one here stays as it is.' }
  const outcome = known ? 'changed' : 'added'
  return isDryRun ? { outcome, id: known?.id } : { digest, known, outcome }
}

/**
 * Stores what an item became, once.
 * @throws {ValidationError} of Payload, if the document is not valid; the transaction is rolled back then
 */
export async function storeDocument(options: Import, document: Document): Promise<Stored> {
  const { cms, together } = options
  const { collection, data, file, afterwards } = document
  const decision = decide(options, document)
  if (!('digest' in decision)) return decision
  const { known, outcome } = decision
  const bytes = await file?.()
  const req = { ...together.transaction, context: { ...together.context } } as Transaction
  const inside = { req, depth: 0, ...(bytes ? { file: bytes } : {}) }
  const values = data as never
  const stored = (
    known
      ? await cms.update({ collection, id: known.id, data: values, ...inside })
      : await cms.create({ collection, data: values, ...inside })
  ) as { id: number; updatedAt: string }
  noteStored(together, document, decision, stored)
  await afterwards?.(together.transaction, stored.id)
  return { outcome, id: stored.id }
}

/** Notes the record and the old addresses of a document that was stored. */
export function noteStored(
  together: Together,
  { key, collection, addresses }: Document,
  { digest }: Decision,
  { id, updatedAt }: { id: number; updatedAt: string },
) {
  const document = { collection, id }
  together.items.set(key, { digest, collection, id, updatedAt })
  together.addresses.push({ document, former: addresses.map((address) => ({ address, document })) })
}

const digestOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')

import type { Payload, PayloadRequest } from 'payload'
import { pathKey, pathOfDocument } from '#engine/paths/document-paths.ts'
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts'
import { type Transaction, transactionOf } from '../database/transaction.ts'
import { followTogether, type LaterChange } from '../hooks/follow-content.ts'
import { type FormerAddress, storeFormerAddresses } from './former-addresses.ts'
import { type Currents, type MovedItem, nameOf, noteMovedItems, readCurrents } from './records.ts'

/** What one transaction stores of an import. */
export type Together = {
  transaction: Transaction
  /** The documents of its items as they are now. */
  currents: Currents
  /** The context of operations: what is derived from a document is stored for all at once, at the end. */
  context: { followedLater: LaterChange[] }
  items: Map<string, MovedItem>
  /** Old addresses in the order of the items, those of a document together with it. */
  addresses: { document?: { collection: string; id: number }; former: FormerAddress[] }[]
}

type Import = { cms: Payload; name: string; moved: Map<string, MovedItem> }

/**
 * Stores what several items became in one transaction: all documents with their records, or none.
 * @param keys of the items
 */
export async function storeTogether<T>(
  { cms, name, moved }: Import,
  keys: string[],
  work: (together: Together) => Promise<T>,
): Promise<T> {
  const known = keys.flatMap((key) => moved.get(key) ?? [])
  const currents = await readCurrents(cms, known)
  const items = new Map<string, MovedItem>()
  const result = await transactionOf(cms, async (transaction) => {
    const together: Together = { transaction, currents, context: { followedLater: [] }, items, addresses: [] }
    const stored = await work(together)
    await finish(name, together)
    return stored
  })
  for (const [key, item] of items) moved.set(key, item)
  return result
}

async function finish(source: string, { transaction, context, items, addresses }: Together) {
  const changes = context.followedLater
  const rows = await followTogether({ ...transaction, context: {} } as PayloadRequest, changes)
  await noteMovedItems(transaction, source, items)
  const paths = new Map(
    changes.map(({ slug, id }, at) => {
      const row = rows[at]
      return [nameOf({ collection: slug, id: Number(id) }), row && pathOfDocument(slug, row)]
    }),
  )
  // As if each item had been stored alone: the path of a document is no old address, unless a later item had it.
  const former = new Map<string, FormerAddress>()
  for (const { document, former: own } of addresses) {
    const path = document && paths.get(nameOf(document))
    if (path !== undefined) former.delete(pathKey(path))
    for (const one of own) former.set(one.address, one)
  }
  await storeFormerAddresses(transaction, source, [...former.values()])
}

/**
 * Does something for several at once. If it fails, it is done for each half, so that one that cannot be stored is the
 * only one that fails.
 * @param failed returns the result of one that failed alone
 */
export async function inHalves<T, R>(
  all: T[],
  work: (part: T[]) => Promise<R[]>,
  failed: (one: T, error: unknown) => R | Promise<R>,
): Promise<R[]> {
  try {
    return await work(all)
  } catch (error) {
    // What is wrong with the database is wrong with everything: the import ends, and goes on later.
    if (isDatabaseUnavailable(error)) throw error
    const middle = Math.ceil(all.length / 2)
    if (all.length > 1)
      return [
        ...(await inHalves(all.slice(0, middle), work, failed)),
        ...(await inHalves(all.slice(middle), work, failed)),
      ]
    const results: R[] = []
    for (const one of all) results.push(await failed(one, error))
    return results
  }
}

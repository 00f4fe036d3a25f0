import type { Payload, PayloadRequest } from 'payload'

/** What ties an operation of Payload's Local API to a transaction: pass it as `req` to every one inside. */
export type Transaction = Partial<PayloadRequest>

/** The CMS of a transaction. Hooks take it from here: they are part of what `connection.ts` starts. */
export function cmsOf({ payload }: Transaction): Payload {
  if (!payload) throw new Error('This needs a request or a transaction of the CMS.')
  return payload
}

/** The connection of a transaction; outside of one, any. Takes drizzle's `sql`. */
export async function connectionOf(transaction: Transaction) {
  const { db } = cmsOf(transaction)
  const id = await transaction.transactionID
  const session = id === undefined ? undefined : db.sessions?.[String(id)]?.db
  return (session as Pick<typeof db.drizzle, 'execute'> | undefined) ?? db.drizzle
}

/**
 * All of `work` or nothing of it.
 *
 * Reads inside must be given the transaction too: one that takes a second connection while every other transaction
 * does the same would wait for ever.
 */
export async function transactionOf<T>(cms: Payload, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transactionID = await cms.db.beginTransaction()
  if (transactionID === null) throw new Error('The database gave no transaction.')
  // Payload completes it to a request: hooks find the database and what the others of this transaction left for them.
  const transaction: Transaction = { transactionID, payload: cms, context: {} }
  try {
    const result = await work(transaction)
    await cms.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await cms.db.rollbackTransaction(transactionID)
    throw error
  }
}

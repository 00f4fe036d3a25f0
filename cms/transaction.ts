import type { PayloadRequest } from 'payload'
import { getCms } from './connection.ts'

/** What ties an operation of Payload's Local API to a transaction: pass it as `req` to every one inside. */
export type Transaction = Partial<PayloadRequest>

/**
 * All of `work` or nothing of it.
 *
 * Reads inside must be given the transaction too: one that takes a second connection while every other transaction
 * does the same would wait for ever.
 */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const cms = await getCms()
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

/** The connection of a transaction; outside of one, any. Takes drizzle's `sql`. */
export async function connectionOf({ payload, transactionID }: Transaction) {
  const { db } = payload ?? (await getCms())
  const transaction =
    transactionID === undefined
      ? undefined
      : (db.sessions?.[String(await transactionID)]?.db as Pick<typeof db.drizzle, 'execute'> | undefined)
  return transaction ?? db.drizzle
}

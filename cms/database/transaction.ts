import type { Payload, PayloadRequest } from 'payload'
import { createQueue } from '#platform/waiting/queue.ts'
import { queryTimeoutMs } from './query-timeout.ts'

/** Ties an operation of Payload's Local API to a transaction: pass it as `req` to every operation inside. */
export type Transaction = Partial<PayloadRequest>

/** Returns the CMS of a transaction. Hooks get it from here because `connection.ts` imports them. */
export function cmsOf({ payload }: Transaction): Payload {
  if (!payload) throw new Error('This needs a request or a transaction of the CMS.')
  return payload
}

/** Returns the connection of a transaction; outside of one, any connection. It takes drizzle's `sql`. */
export async function connectionOf(transaction: Transaction) {
  const { db } = cmsOf(transaction)
  const id = await transaction.transactionID
  const session = id === undefined ? undefined : db.sessions?.[String(id)]?.db
  return (session as Pick<typeof db.drizzle, 'execute'> | undefined) ?? db.drizzle
}

/** Each transaction holds one of the ten connections; queries outside of transactions need the others. */
const MAX_AT_ONCE = 5

const transactions = createQueue({ running: MAX_AT_ONCE })
const tooLate = () => Object.assign(new Error('No transaction could begin in time.'), { code: 'ETIMEDOUT' })

/**
 * Runs all of `work` or none of it. Other transactions wait while five are running. Every operation inside must get the
 * transaction, and none may begin another one: holding a connection while waiting for one more can wait forever.
 *
 * Only the wait has a timeout: if the database hangs, waiting visitors get an error, but a running transaction is never
 * abandoned while it holds a connection.
 */
export function transactionOf<T>(cms: Payload, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const inTransaction = async () => {
    const transactionID = await cms.db.beginTransaction()
    if (transactionID === null) throw new Error('The database gave no transaction.')
    // Payload completes it to a request, in which hooks find the database and shared values of this transaction.
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
  return transactions.run(inTransaction, { timeout: { ms: queryTimeoutMs(), error: tooLate } })
}

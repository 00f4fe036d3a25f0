import type { Payload, PayloadRequest } from 'payload'
import { createRunLimit } from '../engine/http/run-limit.ts'
import { queryTimeoutMs } from './query-timeout.ts'

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

/** Each transaction holds one of the ten connections; what is read beside them needs the others. */
const MAX_AT_ONCE = 5

/**
 * Only the wait has a timeout: a database that hangs must not pile up visitors, but a transaction that runs is never
 * given up while it holds a connection.
 */
const fewAtOnce = createRunLimit({
  running: MAX_AT_ONCE,
  timeout: {
    ms: queryTimeoutMs,
    error: () => Object.assign(new Error('No transaction could begin in time.'), { code: 'ETIMEDOUT' }),
  },
})

/**
 * All of `work` or nothing of it. Others wait while five are running.
 *
 * Everything inside must be given the transaction, and none may be begun inside another: who holds a connection and
 * waits for one more may wait for ever.
 */
export function transactionOf<T>(cms: Payload, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return fewAtOnce(async () => {
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
  })
}

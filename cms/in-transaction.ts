import { getCms } from './connection.ts'
import { type Transaction, transactionOf } from './transaction.ts'

/** Returns all of `work` or nothing of it: see `transactionOf`. */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return transactionOf(await getCms(), work)
}

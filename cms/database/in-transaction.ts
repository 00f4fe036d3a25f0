import { getCms } from './connection.ts'
import { type Transaction, transactionOf } from './transaction.ts'

/** Runs all of `work` or none of it: see `transactionOf`. */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return transactionOf(await getCms(), work)
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import { connectionOf, type Transaction } from '../database/transaction.ts'
import type { OutcomeKind } from './outcomes.ts'

/**
 * Adds outcomes of a day, in the transaction that stores what the visitor sent: each as a row of its own, because a
 * counter would make all requests of a page wait for each other. `step` is -1 to take one off again.
 */
export async function addOutcome(
  transaction: Transaction,
  { day, counts, step }: { day: string; counts: { path: string; kind: OutcomeKind }[]; step: 1 | -1 },
) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`insert into page_outcomes (day, path, kind, count)
        select ${day}::text, path, kind, ${step}::int from json_to_recordset(${JSON.stringify(counts)}::json) as counted (path text, kind text)`,
  )
}

/** Moves the counts of a page to its new path. */
export async function moveCounts(transaction: Transaction, from: string, to: string) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`insert into page_counts as there (day, path, kind, count)
        select day, ${to}, kind, count from page_counts where path = ${from}
        on conflict (day, path, kind) do update set count = there.count + excluded.count`,
  )
  await connection.execute(sql`delete from page_counts where path = ${from}`)
  await connection.execute(sql`update page_outcomes set path = ${to} where path = ${from}`)
}

import { sql } from '@payloadcms/db-postgres'
import { connectionOf, type Transaction } from '../transaction.ts'
import type { OutcomeKind } from './outcomes.ts'

/** Adds outcomes of a day, in the transaction that stores what the visitor sent. `step` is -1 to take one off again. */
export async function addOutcome(
  transaction: Transaction,
  { day, counts, step }: { day: string; counts: { path: string; kind: OutcomeKind }[]; step: 1 | -1 },
) {
  const connection = await connectionOf(transaction)
  for (const { path, kind } of counts)
    await connection.execute(
      sql`insert into page_counts as before (day, path, kind, count) values (${day}, ${path}, ${kind}, ${step})
          on conflict (day, path, kind) do update set count = before.count + excluded.count`,
    )
}

/** A page that moves takes its counts along. */
export async function moveCounts(transaction: Transaction, from: string, to: string) {
  const connection = await connectionOf(transaction)
  await connection.execute(
    sql`insert into page_counts as there (day, path, kind, count)
        select day, ${to}, kind, count from page_counts where path = ${from}
        on conflict (day, path, kind) do update set count = there.count + excluded.count`,
  )
  await connection.execute(sql`delete from page_counts where path = ${from}`)
}

import { getCms } from '#cms/database/client.ts'
import { increase } from '#platform/metrics/counters.ts'
import type { Outcome } from '#providers/outcome.ts'

const HOUR_MS = 3_600_000
const TIMEOUT_HOURS = 72

const tables = {
  outbox: { delivered: 'sent', deliveredAt: 'sent_at' },
  webhook_messages: { delivered: 'delivered', deliveredAt: 'delivered_at' },
  webhook_deliveries: { delivered: 'delivered', deliveredAt: 'delivered_at' },
} as const

type AttemptedRow = { id: number; firstTriedAt: Date | null }

/**
 * Records the outcome of an attempt on its row, unless somebody has changed the row's status meanwhile.
 * @throws {Error} if it must be retried, so that the queue hands the job out again
 */
export async function recordOutcome(table: keyof typeof tables, { id, firstTriedAt }: AttemptedRow, outcome: Outcome) {
  const { delivered, deliveredAt } = tables[table]
  const concluded = conclude(outcome, firstTriedAt)
  increase('prairie_deliveries_total', table, concluded.kind)
  const status = concluded.kind === 'delivered' ? delivered : concluded.kind === 'rejected' ? 'failed' : 'waiting'
  const { db } = await getCms()
  await db.pool.query(
    `update ${table} set status = $2, attempts = coalesce(attempts, 0) + 1, last_error = $3,
       first_tried_at = coalesce(first_tried_at, now()), ${deliveredAt} = $4, updated_at = now()
     where id = $1 and status = 'waiting'`,
    [
      id,
      status,
      concluded.kind === 'delivered' ? null : concluded.reason.slice(0, 5_000),
      status === delivered ? new Date() : null,
    ],
  )
  if (concluded.kind === 'retry') throw new Error(concluded.reason)
}

/** Returns the outcome, or a rejection instead of a retry 72 hours after the first attempt. */
export function conclude(outcome: Outcome, firstTriedAt: Date | null, now = Date.now()): Outcome {
  const isOver = firstTriedAt !== null && now - firstTriedAt.getTime() > TIMEOUT_HOURS * HOUR_MS
  if (outcome.kind !== 'retry' || !isOver) return outcome
  return { kind: 'rejected', reason: `Given up after ${TIMEOUT_HOURS} hours: ${outcome.reason}` }
}

import { getCms } from '../cms/client.ts'
import type { Answer } from './submit-pages.ts'

const HOUR_MS = 3_600_000
const TIMEOUT_HOURS = 72

const tables = {
  outbox: { taken: 'sent', takenAt: 'sent_at' },
  webhook_deliveries: { taken: 'delivered', takenAt: 'delivered_at' },
} as const

type Attempted = { id: number; firstTriedAt: Date | null }

/**
 * Writes down what came of an attempt. What somebody changed meanwhile stays as it is.
 * @throws when it shall be tried again, so that the job is handed out later
 */
export async function settle(table: keyof typeof tables, { id, firstTriedAt }: Attempted, answer: Answer) {
  const { taken, takenAt } = tables[table]
  const verdict = conclude(answer, firstTriedAt)
  const status = verdict.kind === 'taken' ? taken : verdict.kind === 'refused' ? 'failed' : 'waiting'
  const { db } = await getCms()
  await db.pool.query(
    `update ${table} set status = $2, attempts = coalesce(attempts, 0) + 1, last_error = $3,
       first_tried_at = coalesce(first_tried_at, now()), ${takenAt} = $4, updated_at = now()
     where id = $1 and status = 'waiting'`,
    [
      id,
      status,
      verdict.kind === 'taken' ? null : verdict.reason.slice(0, 5_000),
      status === taken ? new Date() : null,
    ],
  )
  if (verdict.kind === 'later') throw new Error(verdict.reason)
}

/** What is tried in vain for 72 hours is given up. */
export function conclude(answer: Answer, firstTriedAt: Date | null, now = Date.now()): Answer {
  const isOver = firstTriedAt !== null && now - firstTriedAt.getTime() > TIMEOUT_HOURS * HOUR_MS
  if (answer.kind !== 'later' || !isOver) return answer
  return { kind: 'refused', reason: `Given up after ${TIMEOUT_HOURS} hours: ${answer.reason}` }
}

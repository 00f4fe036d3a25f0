import { query } from './database.ts'

export type OutboxRow = {
  id: number
  to: string
  status: 'waiting' | 'sent' | 'failed' | 'bounced'
  attempts: number
  lastError: string | null
  messageId: string | null
}

const COLUMNS = 'id, "to", status, attempts::int, last_error as "lastError", message_id as "messageId"'

/** Returns the emails about a document, such as `contact-requests/12`. */
export function emailsAbout(about: string) {
  return query<OutboxRow>(`select ${COLUMNS} from outbox where about = $1 order by id`, [about])
}

/**
 * Returns one email of the outbox.
 * @throws {Error} if it does not exist
 */
export async function outboxRow(id: number) {
  const [row] = await query<OutboxRow>(`select ${COLUMNS} from outbox where id = $1`, [id])
  if (!row) throw new Error(`There is no mail ${id}.`)
  return row
}

/** Stores an unsent email and returns its id. It has no job; setting it to “Waiting” in the back office creates one. */
export async function unsentEmail(to: string, { kind = 'test', status = 'failed' } = {}) {
  const [row] = await query<{ id: number }>(
    `insert into outbox ("to", subject, kind, text, body, status, updated_at)
     values ($1, 'A test', $2, 'Words.', '<p>Words.</p>', $3::text::enum_outbox_status, now() - interval '1 hour')
     returning id`,
    [to, kind, status],
  )
  return row?.id ?? 0
}

/** Makes jobs that wait for a retry run within the five seconds after which the worker looks for them. */
export function hasten(job: 'send-email' | 'deliver-webhook' | 'notify') {
  return query("update jobs.job set start_after = now() where name = $1 and state = 'retry'", [job])
}

import { getCms, openSecret } from '#cms/database/client.ts'
import type { Outcome } from '#providers/outcome.ts'
import { postSignedMessage, type ReceiverResponse } from '#providers/webhook/post-signed-message.ts'
import { endWebhook } from './end-webhook.ts'
import { recordOutcome } from './record-outcome.ts'

/** A webhook that has only failed for this long is turned off. */
const FAILING_HOURS = 24
/** The receiver says that it wants no more messages (Standard Webhooks). */
const GONE = 410

type Row = {
  id: number
  messageId: string
  type: string
  body: string
  firstTriedAt: Date | null
  webhook: number | null
  url: string | null
  active: boolean | null
  sealed: string | null
}

/**
 * Delivers one message to its webhook and records the outcome and the response.
 * @throws {Error} if it must be retried
 */
export async function deliverMessage({ id }: { id: number }, post = postSignedMessage): Promise<void> {
  const row = await waitingMessage(id)
  if (!row) return
  const { webhook, url, body, messageId } = row
  const reject = (reason: string) => recordOutcome('webhook_messages', row, { kind: 'rejected', reason })
  if (webhook === null || !url) return reject('There is no such webhook any more.')
  // Tests are delivered anyway: they show whether a webhook that was turned off works again.
  if (!row.active && row.type !== 'test') return reject('The webhook is turned off.')
  const secret = openSecret(row.sealed, webhook)
  if (row.sealed && secret === undefined) return reject('The signing secret can no longer be read. Make another one.')
  const { outcome, answer } = await post({ url, secret, id: messageId, body })
  await recordAnswer(id, answer)
  await recordHealth(webhook, outcome, answer)
  await recordOutcome('webhook_messages', row, outcome)
}

async function waitingMessage(id: number): Promise<Row | undefined> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<Row>(
    `select message.id, message_id as "messageId", type, body, first_tried_at as "firstTriedAt", webhook_id as webhook,
       url, active, sealed_secret as sealed
     from webhook_messages message left join webhooks on webhooks.id = webhook_id
     where message.id = $1 and message.status = 'waiting'`,
    [id],
  )
  return rows[0]
}

async function recordAnswer(id: number, answer: ReceiverResponse | undefined) {
  const { db } = await getCms()
  await db.pool.query('update webhook_messages set response_status = $2, response_excerpt = $3 where id = $1', [
    id,
    answer?.status ?? null,
    answer?.excerpt ?? null,
  ])
}

/** Notes since when a webhook has only failed, and turns it off after a day, or when its receiver is gone. */
async function recordHealth(webhook: number, outcome: Outcome, answer: ReceiverResponse | undefined) {
  const { db } = await getCms()
  if (outcome.kind === 'delivered') {
    await db.pool.query('update webhooks set failing_since = null where id = $1 and failing_since is not null', [
      webhook,
    ])
    return
  }
  const isGone = answer?.status === GONE
  const { rows } = await db.pool.query<{ off: boolean }>(
    `with failing as (
       update webhooks set failing_since = coalesce(failing_since, now()) where id = $1 returning id, failing_since
     )
     select webhooks.active and ($2 or failing.failing_since < now() - make_interval(hours => ${FAILING_HOURS})) as off
     from webhooks join failing using (id)`,
    [webhook, isGone],
  )
  if (!rows[0]?.off) return
  const reason = isGone
    ? 'Its receiver answered 410: it wants no more messages.'
    : `Every delivery has failed for ${FAILING_HOURS} hours.`
  await endWebhook(webhook, { reason, lastError: outcome.reason })
}

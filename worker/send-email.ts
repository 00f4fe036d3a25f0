import { getCms, openContent } from '#cms/database/client.ts'
import { environment } from '#platform/environment/environment.ts'
import { currentRequestId } from '#platform/http/request-id.ts'
import type { EmailMessage, Mailer } from '#providers/email/mailer.ts'
import type { Outcome } from '#providers/outcome.ts'
import { isPlainEmail, recipientsOf } from './email-addresses.ts'
import { renderNewsletter } from './newsletter.ts'
import { recordOutcome } from './record-outcome.ts'
import { unsubscribeHeadersOf } from './unsubscribe-headers.ts'

type Row = {
  id: number
  to: string
  subject: string
  kind: string
  text: string | null
  body: string | null
  calendar: string | null
  replyTo: string | null
  messageId: string | null
  about: string | null
  firstTriedAt: Date | null
  fromName: string | null
  fromAddress: string | null
}

/**
 * Sends one email of the outbox and records the outcome. Skips an email that has been sent, deleted, or given up in the
 * meantime.
 * @throws {Error} if it must be retried
 */
export async function sendEmail({ id }: { id: number }, mailer: Mailer): Promise<void> {
  const row = await waitingEmail(id)
  if (!row) return
  const to = recipientsOf(row)
  if (!to)
    return recordOutcome('outbox', row, { kind: 'rejected', reason: 'The recipient is not one plain email address.' })
  await recordOutcome('outbox', row, await attempt(row, to, mailer))
}

async function attempt(row: Row, to: string[], mailer: Mailer): Promise<Outcome> {
  try {
    const content = await contentOf(openContent(row))
    if (!content) return { kind: 'rejected', reason: 'Unsubscribed before it was sent' }
    return await mailer.send({ ...(await headOf(row)), ...content, to })
  } catch (error) {
    // Not the mail server's fault: the error must be visible, and the email must not be lost meanwhile.
    return { kind: 'retry', reason: `The mail could not be written: ${(error as Error).message}` }
  }
}

async function waitingEmail(id: number): Promise<Row | undefined> {
  const { db } = await getCms()
  const { rows } = await db.pool.query<Row>(
    `select o.id, o."to", o.subject, o.kind, o.text, o.body, o.calendar, o.reply_to as "replyTo", o.message_id as "messageId",
       o.about, o.first_tried_at as "firstTriedAt",
       coalesce(nullif(settings.from_name, ''), brand.name) as "fromName",
       coalesce(nullif(settings.from_address, ''), nullif(brand.contact_email, '')) as "fromAddress"
     from outbox o
       left join (select from_name, from_address from mail_settings order by id limit 1) settings on true
       left join (select name, contact_email from brand order by id limit 1) brand on true
     where o.id = $1 and o.status = 'waiting'`,
    [id],
  )
  return rows[0]
}

type EmailContent = Pick<EmailMessage, 'subject' | 'text' | 'html' | 'calendar' | 'headers'>

/**
 * Returns what is sent; undefined if its recipient has left since it was written. A newsletter is rendered now, for its
 * subscriber.
 */
async function contentOf(row: Row): Promise<EmailContent | undefined> {
  const requestId = currentRequestId()
  const unsubscribe = await unsubscribeHeadersOf(row)
  if (!unsubscribe) return undefined
  const headers = {
    ...(await headersOf(row)),
    ...unsubscribe,
    'X-Entity-Ref-ID': `outbox-${row.id}`,
    ...(requestId ? { 'X-Request-Id': requestId } : {}),
  }
  if (row.kind !== 'newsletter')
    return {
      subject: row.subject,
      text: row.text ?? '',
      headers,
      ...(row.body ? { html: row.body } : {}),
      ...(row.calendar ? { calendar: row.calendar } : {}),
    }
  const written = await renderNewsletter({ id: row.id, to: row.to, about: row.about ?? '' })
  return written && { ...written, headers: { ...headers, ...written.headers } }
}

/**
 * A reply was written by a person (RFC 3834 §5), and belongs to the emails that its recipient has about the same lead
 * (RFC 5322 §3.6.4). Everything else is automatic.
 */
async function headersOf({ id, kind, about, to }: Row): Promise<Record<string, string>> {
  if (!kind.endsWith('-reply')) return { 'Auto-Submitted': 'auto-generated' }
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ messageId: string }>(
    `select message_id as "messageId" from outbox
     where about = $1 and "to" = $2 and id < $3 and message_id is not null and status = 'sent' order by id`,
    [about, to, id],
  )
  const earlier = rows.map(({ messageId }) => messageId)
  const last = earlier.at(-1)
  return last ? { 'In-Reply-To': last, References: earlier.join(' ') } : {}
}

async function headOf(row: Row): Promise<Pick<EmailMessage, 'from' | 'messageId' | 'replyTo'>> {
  const { hostname } = new URL(environment.siteUrl)
  return {
    from: { name: row.fromName ?? '', address: row.fromAddress ?? `noreply@${hostname}` },
    messageId: row.messageId || (await storeMessageId(row.id, `<outbox-${row.id}@${hostname}>`)),
    ...(row.replyTo && isPlainEmail(row.replyTo) ? { replyTo: row.replyTo } : {}),
  }
}

/** Stored before the first attempt, so that every retry uses the same one. */
async function storeMessageId(id: number, messageId: string) {
  const { db } = await getCms()
  await db.pool.query('update outbox set message_id = $2 where id = $1', [id, messageId])
  return messageId
}

import type { Email } from '#emails/email.ts'
import { renderEmail } from '#emails/render-email.ts'
import { senderOf } from '#emails/sender.ts'
import { cmsOf, type Transaction } from '../database/transaction.ts'
import { storedContent } from './sealed-email.ts'

type Envelope = { to: string; kind: string; about: string; replyTo?: string | undefined; key?: string }

/**
 * Writes an email into the outbox, in the transaction of `req`. The worker sends it.
 * @returns the id of the email in the outbox
 */
export async function writeEmail(req: Transaction, envelope: Envelope, email: Email): Promise<number> {
  const cms = cmsOf(req)
  const brand = await cms.findGlobal({ slug: 'brand', depth: 0, req })
  const { subject, html, text } = renderEmail(email, senderOf(brand))
  const content = storedContent(envelope, { text, body: html })
  const { id } = await cms.create({
    collection: 'outbox',
    data: { ...envelope, subject, ...content, status: 'waiting' },
    depth: 0,
    req,
  })
  return id
}

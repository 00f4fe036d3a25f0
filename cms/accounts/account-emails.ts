import type { Email } from '../../emails/email.ts'
import { renderEmail } from '../../emails/render-email.ts'
import { senderOf } from '../../emails/sender.ts'
import { accountChange } from '../../emails/templates/account.ts'
import { cmsOf, type Transaction } from '../transaction.ts'

type Recipient = { userId: number | string; to: string }

/** Writes an email about an account into the outbox, in the transaction of `req`. The worker sends it. */
export async function writeAccountEmail(req: Transaction, { userId, to }: Recipient, email: Email) {
  const cms = cmsOf(req)
  const brand = await cms.findGlobal({ slug: 'brand', depth: 0, req })
  const { subject, html, text } = renderEmail(email, senderOf(brand))
  const about = `users/${userId}`
  await cms.create({
    collection: 'outbox',
    data: { to, subject, kind: 'account', about, text, body: html, status: 'waiting' },
    depth: 0,
    req,
  })
}

/** Emails the owner of an account about a change and what to do if someone else made it. */
export function emailAccountChange(req: Transaction, recipient: Recipient, subject: string, change: string) {
  return writeAccountEmail(req, recipient, accountChange({ subject, change, at: new Date() }))
}

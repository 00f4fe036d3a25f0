import type { Email } from '#emails/email.ts'
import { accountChange } from '#emails/templates/account.ts'
import type { Transaction } from '../database/transaction.ts'
import { writeEmail } from '../emails/write-email.ts'

type Recipient = { userId: number | string; to: string }

/** Writes an email about an account into the outbox, in the transaction of `req`. The worker sends it. */
export async function writeAccountEmail(req: Transaction, { userId, to }: Recipient, email: Email) {
  await writeEmail(req, { to, kind: 'account', about: `users/${userId}` }, email)
}

/** Emails the owner of an account about a change and what to do if someone else made it. */
export function emailAccountChange(req: Transaction, recipient: Recipient, subject: string, change: string) {
  return writeAccountEmail(req, recipient, accountChange({ subject, change, at: new Date() }))
}

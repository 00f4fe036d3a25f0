import { idInToken, isTokenOf, sign } from '../bookings/links.ts'
import { getCms } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'

type Signed = { id: number; createdAt: string | Date }

/** How long an email address can be added to a contact request. */
const DAY_MS = 86_400_000

/** Returns the token with which the sender of a contact request adds an email address to it. */
export const answerToken = ({ id, createdAt }: Signed, secret?: string) =>
  sign('contact-request-answer', id, String(new Date(createdAt).getTime()), secret)

/**
 * Adds an email address to the contact request of a token, unless it has one or is older than a day.
 * @returns whether it was added
 */
export async function addEmailToLead(transaction: Transaction, token: string, clientEmail: string): Promise<boolean> {
  const id = idInToken(token)
  if (id === undefined) return false
  const cms = await getCms()
  const lead = await cms.findByID({
    collection: 'contact-requests',
    id,
    depth: 0,
    disableErrors: true,
    req: transaction,
  })
  if (!lead || lead.clientEmail || !isTokenOf(lead, token, answerToken)) return false
  if (Date.now() - new Date(lead.createdAt).getTime() > DAY_MS) return false
  await cms.update({ collection: 'contact-requests', id, data: { clientEmail }, req: transaction, depth: 0 })
  if (lead.status !== 'spam') await enqueue(transaction, 'notify', { about: `contact-requests/${id}`, now: 'email' })
  return true
}

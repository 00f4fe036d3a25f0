import { getCms, inTransaction, type Job } from '#cms/database/client.ts'
import { linkToBooking } from './booking-emails.ts'
import { emailContext, writeEmails } from './write-emails.ts'

/** Writes the email with the link to a call, once for each state of the call, however often somebody tries. */
export async function emailBookingLink({ id }: Job<'email-call-link'>): Promise<void> {
  await inTransaction(async (transaction) => {
    const cms = await getCms()
    const asked = { collection: 'bookings', id, depth: 1, disableErrors: true, req: transaction } as const
    const document = await cms.findByID(asked)
    if (!document) return
    const host = typeof document.host === 'object' ? (document.host ?? null) : null
    const context = await emailContext(transaction)
    await writeEmails(
      `bookings/${id}`,
      linkToBooking({ kind: 'bookings', document, host }, context),
      context,
      transaction,
    )
  })
}

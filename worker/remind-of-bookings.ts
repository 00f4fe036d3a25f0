import { bookingRules, getCms, inTransaction } from '#cms/database/client.ts'
import { type BookingSubmission, remindersOfBooking } from './booking-emails.ts'
import { emailContext, writeEmails } from './write-emails.ts'

const HOUR_MS = 3_600_000

/**
 * Writes the reminders of calls that begin soon. A call that was booked or moved within that time gets none: its
 * invitation is the reminder.
 */
export async function remindOfBookings(now = Date.now()): Promise<void> {
  const cms = await getCms()
  const { reminderHours } = await bookingRules()
  const { docs } = await cms.find({
    collection: 'bookings',
    where: {
      and: [
        { status: { equals: 'booked' } },
        { cancelAt: { exists: false } },
        { remindedAt: { exists: false } },
        { startsAt: { greater_than: new Date(now).toISOString() } },
        { startsAt: { less_than_equal: new Date(now + reminderHours * HOUR_MS).toISOString() } },
      ],
    },
    pagination: false,
    depth: 1,
  })
  for (const document of docs) {
    const host = typeof document.host === 'object' ? (document.host ?? null) : null
    if (needsReminder(document, reminderHours)) await remind({ kind: 'bookings', document, host }, now)
  }
}

type Dates = { startsAt: string; changedAt?: string | null | undefined; createdAt: string }

/** Returns whether a call was booked, and last moved, before the time of its reminder. */
export function needsReminder({ startsAt, changedAt, createdAt }: Dates, reminderHours: number) {
  return Date.parse(changedAt ?? createdAt) <= Date.parse(startsAt) - reminderHours * HOUR_MS
}

async function remind(call: BookingSubmission, now: number) {
  const { id } = call.document
  await inTransaction(async (transaction) => {
    const context = await emailContext(transaction)
    await writeEmails(`bookings/${id}`, remindersOfBooking(call, context), context, transaction)
    const cms = await getCms()
    const data = { remindedAt: new Date(now).toISOString() }
    await cms.update({ collection: 'bookings', id, data, depth: 0, req: transaction })
  })
}

import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Transaction } from '../database/transaction.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { Booking } from '../payload-types.ts'
import { takeOutOfSpam } from '../privacy/form-guard.ts'
import { takeTurn } from './turn.ts'

/**
 * Books a held call, whose visitor has opened the link in their email. Idempotent.
 * @returns undefined if it is no longer held
 */
export async function storeConfirmation(transaction: Transaction, id: number): Promise<Booking | undefined> {
  await takeTurn(transaction)
  const cms = await getCms()
  const booking = await cms.findByID({ collection: 'bookings', id, depth: 0, req: transaction })
  if (booking.status === 'booked') return booking
  if (booking.status !== 'held') return undefined
  if (typeof booking.lead === 'number') await takeOutOfSpam(transaction, `contact-requests/${booking.lead}`)
  const data = { status: 'booked', confirmBy: null } as const
  return cms.update({ collection: 'bookings', id, data, depth: 0, req: transaction })
}

/** Enqueues the email that brings the link of a call to its email address once more. */
export async function emailBookingLink(id: number) {
  await enqueue({ payload: await getCms() }, 'email-call-link', { id })
}

/** Gives back the times of held calls that were not confirmed in time, so that lists show what is true. */
export const expireHeldBookings = () => inTransaction(takeTurn)

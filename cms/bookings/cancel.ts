import { getCms } from '../database/connection.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Booking } from '../payload-types.ts'
import { takeTurn } from './turn.ts'

/**
 * For how long a visitor can undo a cancellation. Until then the call stays booked, so nobody else can take its time,
 * and nobody gets an email.
 */
export const UNDO_MS = 60_000

/** Begins to cancel a booked call. A second click changes nothing, not even when it ends. */
export async function beginCancellation(transaction: Transaction, id: number, now = Date.now()): Promise<Booking> {
  const booking = await readInTurn(transaction, id)
  if (booking.status !== 'booked' || booking.cancelAt) return booking
  return update(transaction, id, { cancelAt: new Date(now + UNDO_MS).toISOString() })
}

/**
 * Undoes a cancellation. A second click changes nothing.
 * @returns undefined if it is too late
 */
export async function undoCancellation(
  transaction: Transaction,
  id: number,
  now = Date.now(),
): Promise<Booking | undefined> {
  const booking = await readInTurn(transaction, id)
  if (booking.status !== 'booked') return undefined
  if (!booking.cancelAt) return booking
  return Date.parse(booking.cancelAt) > now ? update(transaction, id, { cancelAt: null }) : undefined
}

/** Cancels a call for good: its time is free, and both sides get an email. A canceled one stays canceled. */
export async function storeCancellation(transaction: Transaction, id: number): Promise<Booking> {
  await takeTurn(transaction)
  return update(transaction, id, { status: 'canceled', cancelAt: null })
}

/** Cancels the calls whose cancellation can no longer be undone. */
export async function cancelDueBookings(now = Date.now()): Promise<void> {
  const cms = await getCms()
  const { rows } = await cms.db.pool.query<{ id: number }>(
    "select id from bookings where status = 'booked' and cancel_at <= $1 order by id",
    [new Date(now)],
  )
  for (const { id } of rows)
    await inTransaction(async (transaction) => {
      // It may have been undone, or canceled by staff, since it was found.
      const { status, cancelAt } = await readInTurn(transaction, id)
      if (status === 'booked' && cancelAt && Date.parse(cancelAt) <= now) await storeCancellation(transaction, id)
    })
}

async function readInTurn(transaction: Transaction, id: number) {
  await takeTurn(transaction)
  const cms = await getCms()
  return cms.findByID({ collection: 'bookings', id, depth: 0, req: transaction })
}

async function update(transaction: Transaction, id: number, data: Partial<Pick<Booking, 'status' | 'cancelAt'>>) {
  const cms = await getCms()
  return cms.update({ collection: 'bookings', id, data, depth: 0, req: transaction })
}

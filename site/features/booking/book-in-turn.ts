import { emailsBookedAt } from '../../../cms/client.ts'
import type { Failure } from '../../../engine/failures.ts'
import { notFree } from './commands.ts'
import { isFree } from './queries.ts'
import type { CreateBooking } from './schema.ts'

/** What those who waited for a booking find: why the time is not free, if it is not, and who has booked it. */
type Outcome = { refusal?: Failure; emails: Set<string> }

const underway = new Map<number, Promise<Outcome>>()

/**
 * Runs the bookings of one time one after the other. Those who wait hold no connection, and when the booking before
 * theirs has ended, one look at the database answers all of them: of a crowd that wants one time, one visitor runs a
 * transaction, and the others read at once that the time is taken.
 * @throws {Failure} invalid, if the time was taken meanwhile
 */
export async function bookInTurn<T>({ time, email }: CreateBooking, book: () => Promise<T>): Promise<T> {
  for (let before = underway.get(time); before; before = underway.get(time)) {
    const { refusal, emails } = await before
    // A visitor who has booked this time gets the response of that booking.
    if (refusal && !emails.has(email.trim().toLowerCase())) throw refusal
  }
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  underway.set(time, promise)
  try {
    return await book()
  } finally {
    resolve(lookAgain(time).finally(() => underway.delete(time)))
  }
}

/** What cannot be read now is decided by the transaction of the next one. */
async function lookAgain(time: number): Promise<Outcome> {
  try {
    if (await isFree(time)) return { emails: new Set() }
    const [refusal, emails] = await Promise.all([notFree(time), emailsBookedAt(time)])
    return { refusal, emails }
  } catch {
    return { emails: new Set() }
  }
}

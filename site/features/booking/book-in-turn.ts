import { bookingsAt, emailBookingLink } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { notFree } from './commands.ts'
import { isFree } from './queries.ts'
import type { CreateBooking } from './schema.ts'

/** What waiting bookings get: why the time is not free, if so, and the calls that take it. */
type Outcome = { refusal?: Failure; calls: Map<string, number> }

const underway = new Map<number, Promise<Outcome>>()

/**
 * Runs the bookings of one time one after the other. Waiting ones hold no connection. When the booking before them has
 * ended, one query answers all of them: if many visitors want one time, one runs a transaction, and the others learn at
 * once that the time is taken.
 *
 * The response is the same for an email address that has already booked this time; its mailbox gets the link to that
 * call.
 * @throws {Failure} invalid, if the time was taken meanwhile
 */
export async function bookInTurn<T>({ time, email }: CreateBooking, book: () => Promise<T>): Promise<T> {
  for (let before = underway.get(time); before; before = underway.get(time)) {
    const outcome = await before
    if (!outcome.refusal) continue
    sendLink(outcome, email)
    throw outcome.refusal
  }
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  underway.set(time, promise)
  try {
    return await book()
  } catch (error) {
    if (error instanceof Failure && error.errors?.time) void promise.then((outcome) => sendLink(outcome, email))
    throw error
  } finally {
    resolve(lookAgain(time).finally(() => underway.delete(time)))
  }
}

/** Runs in the background, so that the response time does not reveal whether there is such a call. */
function sendLink({ calls }: Outcome, email: string) {
  const id = calls.get(email.trim().toLowerCase())
  if (id === undefined) return
  emailBookingLink(id).catch((error: unknown) => console.error(`The link to call ${id} was not emailed:`, error))
}

/** Looks at the database for all waiting bookings. If that fails, the transaction of the next one decides. */
async function lookAgain(time: number): Promise<Outcome> {
  try {
    if (await isFree(time)) return { calls: new Map() }
    const [refusal, calls] = await Promise.all([notFree(time), bookingsAt(time)])
    return { refusal, calls }
  } catch {
    return { calls: new Map() }
  }
}

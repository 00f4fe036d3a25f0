import { bookingsAt, emailBookingLink, type WantedHost } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { notFree } from './commands.ts'
import { isFree } from './queries.ts'
import type { CreateBooking } from './schema.ts'

/** What waiting bookings get: why the time is not free, if so, and the calls that take it. */
type Outcome = { refusal?: Failure; calls: Map<string, number> }

/** By time and by who may take the call. */
const underway = new Map<string, Promise<Outcome>>()

/**
 * Runs the bookings of one time and topic one after the other. Waiting ones hold no connection. When the booking before
 * them has ended, one query answers all of them: if many visitors want one time, one runs a transaction, and the others
 * learn at once that the time is taken.
 *
 * The response is the same for an email address that has already booked this time; its mailbox gets the link to that
 * call.
 * @throws {Failure} invalid, if the time was taken meanwhile
 */
export async function bookInTurn<T>({ time, email, about, place }: CreateBooking, book: () => Promise<T>): Promise<T> {
  const wanted = { about: about || null, byVideo: place === 'video' }
  const key = `${time} ${about} ${wanted.byVideo}`
  for (let before = underway.get(key); before; before = underway.get(key)) {
    const outcome = await before
    if (!outcome.refusal) continue
    sendLink(outcome, email)
    throw outcome.refusal
  }
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  underway.set(key, promise)
  try {
    return await book()
  } catch (error) {
    if (error instanceof Failure && error.errors?.time) void promise.then((outcome) => sendLink(outcome, email))
    throw error
  } finally {
    resolve(lookAgain(time, wanted).finally(() => underway.delete(key)))
  }
}

/** Runs in the background, so that the response time does not reveal whether there is such a call. */
function sendLink({ calls }: Outcome, email: string) {
  const id = calls.get(email.trim().toLowerCase())
  if (id === undefined) return
  emailBookingLink(id).catch((error: unknown) => console.error(`The link to call ${id} was not emailed:`, error))
}

/** Looks at the database for all waiting bookings. If that fails, the transaction of the next one decides. */
async function lookAgain(time: number, wanted: WantedHost): Promise<Outcome> {
  try {
    if (await isFree(time, wanted)) return { calls: new Map() }
    const [refusal, calls] = await Promise.all([notFree(time), bookingsAt(time)])
    return { refusal, calls }
  } catch {
    return { calls: new Map() }
  }
}

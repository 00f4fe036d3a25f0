import {
  type BookingWithHost,
  bookCall,
  bookedAt,
  bookingOfToken,
  bookingRules,
  bookingToken,
  cancelCall,
  countCallsAhead,
  getCms,
  inTransaction,
  moveCall,
  type Transaction,
} from '../../../cms/client.ts'
import { momentLabel } from '../../../engine/calendar/time-labels.ts'
import { Failure } from '../../../engine/failures.ts'
import type { CallResult, FormResult, RequestContext } from '../../calls/request-context.ts'
import { BOOK, MANAGE, withQuery } from './booking-paths.ts'
import { bookingTexts } from './booking-texts.ts'
import type { CancelBooking, CreateBooking, MoveBooking } from './schema.ts'

/** One email address cannot hold everybody's calendar. */
const MAX_CALLS_AHEAD = 3
const HOUR_MS = 3_600_000

/**
 * Books a call and creates its lead. A repeated booking is the same one.
 * @throws {Failure} invalid, if the time is not free
 */
export async function createBooking(
  request: CreateBooking,
  context: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  if (context.isSpam) return keepForReview(request, context, transaction)
  const { time, zone, name, email, phone, website, message } = request
  const before = await bookedAt(transaction, { email, start: time })
  if (before) return bookedResult(before)
  if ((await countCallsAhead(transaction, email)) >= MAX_CALLS_AHEAD)
    throw new Failure('invalid', { message: bookingTexts.manyCalls, errors: { email: bookingTexts.manyCalls } })
  const booking = await bookCall(transaction, {
    start: time,
    visitor: { name, email, phone, website, message, timeZone: zone },
    createLead: () => createLead(request, context, transaction),
  })
  if (!booking) throw await notFree(time, transaction)
  if (!phone && !(await hasMeetingUrl(booking.host, transaction)))
    throw new Failure('invalid', { message: bookingTexts.phoneNeeded, errors: { phone: bookingTexts.phoneNeeded } })
  return bookedResult(booking)
}

/**
 * Moves a call to another free time of the same person.
 * @throws {Failure} invalid, if the link is unknown, the call is over or canceled, or the time is not free
 */
export async function moveBooking({ booking: token, time }: MoveBooking): Promise<CallResult> {
  const { id } = await openBooking(token)
  const moved = await inTransaction(async (transaction) => {
    const call = await moveCall(transaction, { id, start: time })
    if (!call) throw await notFree(time, transaction)
    return call
  })
  return resultOf(moved, 'moved')
}

/**
 * Cancels a call. Idempotent.
 * @throws {Failure} invalid, if the link is unknown, or the call is over
 */
export async function cancelBooking({ booking: token }: CancelBooking): Promise<CallResult> {
  const booking = await bookingOfToken(token)
  if (booking?.status === 'canceled') return resultOf(booking, 'canceled')
  const { id } = await openBooking(token)
  return resultOf(await inTransaction((transaction) => cancelCall(transaction, id)), 'canceled')
}

/** @throws {Failure} invalid, if the call cannot be changed */
async function openBooking(token: string): Promise<BookingWithHost> {
  const booking = await bookingOfToken(token)
  const reason = booking ? whyClosed(booking) : bookingTexts.unknownLink
  if (!booking || reason) throw new Failure('invalid', { message: reason ?? '', errors: { booking: reason ?? '' } })
  return booking
}

/** Returns why a call can no longer be changed, or undefined. */
export function whyClosed({ status, startsAt }: Pick<BookingWithHost, 'status' | 'startsAt'>, now = Date.now()) {
  if (status === 'canceled') return bookingTexts.alreadyCanceled
  return Date.parse(startsAt) <= now ? bookingTexts.over : undefined
}

/** Returns why a time cannot be booked. */
export function whyNotFree(time: number, noticeHours: number, now = Date.now()) {
  if (time <= now) return bookingTexts.past
  return time < now + noticeHours * HOUR_MS ? bookingTexts.tooSoon : bookingTexts.taken
}

/** Returns the failure of a booking whose time is not free. */
export async function notFree(time: number, transaction: Transaction = {}) {
  const { noticeHours } = await bookingRules(transaction)
  const message = whyNotFree(time, noticeHours)
  return new Failure('invalid', { message, errors: { time: message } })
}

type Changed = { id: number; createdAt: string; startsAt: string }

const bookedResult = (booking: Changed): FormResult => ({
  ...resultOf(booking, 'booked'),
  about: `bookings/${booking.id}`,
})

function resultOf(booking: Changed, done: 'booked' | 'moved' | 'canceled') {
  const token = bookingToken(booking)
  return {
    success: true,
    message: bookingTexts[done],
    booking: token,
    startsAt: booking.startsAt,
    shownOn: withQuery(MANAGE, { booking: token, done }),
  }
}

async function createLead(
  { name, email, website, message }: CreateBooking,
  { source }: RequestContext,
  transaction: Transaction,
) {
  const cms = await getCms()
  const { id } = await cms.create({
    collection: 'mails',
    data: { form: 'call', clientName: name, clientEmail: email, website, message, source, status: 'new' },
    req: transaction,
    depth: 0,
  })
  return id
}

/** What looks automated takes nobody's time. It is stored like a message, with the time, for staff to review. */
async function keepForReview(
  { name, email, phone, website, message, time, zone }: CreateBooking,
  { source }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const cms = await getCms()
  const wanted = [`Asked for a call: ${momentLabel(time, zone)}`, phone && `Phone: ${phone}`, message]
  const { id } = await cms.create({
    collection: 'mails',
    data: {
      form: 'contact',
      clientName: name,
      clientEmail: email,
      website,
      message: wanted.filter(Boolean).join('\n').slice(0, 5000),
      source,
      status: 'spam',
    },
    req: transaction,
    depth: 0,
  })
  return { success: true, message: bookingTexts.kept, about: `mails/${id}`, shownOn: `${BOOK}?form=booking#booking` }
}

async function hasMeetingUrl(host: unknown, transaction: Transaction) {
  if (typeof host !== 'number') return false
  const cms = await getCms()
  const { meetingUrl } = await cms.findByID({ collection: 'booking-hosts', id: host, depth: 0, req: transaction })
  return Boolean(meetingUrl)
}

import {
  type BookingWithHost,
  beginCancellation,
  bookingOfToken,
  bookingRules,
  bookingToConfirm,
  bookingToken,
  countBookingsOfNetwork,
  getCms,
  inTransaction,
  storeBooking,
  storeConfirmation,
  storeMove,
  type Transaction,
  undoCancellation,
} from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { callTopics } from '#platform/calendar/call-topics.ts'
import { momentLabel } from '#platform/calendar/time-labels.ts'
import { networkOf } from '#platform/http/ip-address.ts'
import { proofNeeded } from '#site/calls/proof-of-work.ts'
import type { CallResult, FormResult, RequestContext } from '#site/calls/request-context.ts'
import { interestOf } from '#site/documents/interest.ts'
import { HOLD_MINUTES, nextBooking } from './next-booking.ts'
import { BOOK, CONFIRM, MANAGE, withQuery } from './paths.ts'
import type { CancelBooking, ConfirmBooking, CreateBooking, MoveBooking } from './schema.ts'
import { bookingTexts } from './texts.ts'

const HOUR_MS = 3_600_000
const HOLD_S = HOLD_MINUTES * 60
const MAX_MESSAGE = 5_000

/**
 * Books or holds a call and creates its lead. The response says nothing about other calls of the same email address,
 * which anyone can enter.
 * @throws {Failure} invalid, if the time is not free; suspicious, with a challenge; too-many, for the network
 */
export async function createBooking(
  request: CreateBooking,
  context: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  if (context.isSpam) return keepForReview(request, context, transaction)
  const { time, zone, name, email, phone, website, figure, message } = request
  const [about, place] = [request.about || null, request.place || null]
  const network = networkOf(context.ip)
  const confirmBy = await confirmByOf(network, context, transaction)
  const booking = await storeBooking(transaction, {
    start: time,
    visitor: { name, email, phone, website, about, figure, place, message, timeZone: zone },
    ...{ network, confirmBy },
    // The confirmation takes it out of spam.
    createLead: () => createLead(request, context, confirmBy ? 'spam' : 'new', transaction),
  })
  if (!booking) throw await notFree(time, transaction)
  if (!phone && (place === 'phone' || !(await hasMeetingUrl(booking.host, transaction))))
    throw new Failure('invalid', { message: bookingTexts.phoneNeeded, errors: { phone: bookingTexts.phoneNeeded } })
  return confirmBy ? heldResult(booking, confirmBy) : bookedResult(booking)
}

/** Returns until when a call of this network has to be confirmed; null if it is booked at once. */
async function confirmByOf(network: string, { canProve, hasProof }: RequestContext, transaction: Transaction) {
  const calls = await countBookingsOfNetwork(transaction, network)
  const { networkCalls } = await bookingRules(transaction)
  switch (nextBooking(calls, { canProve, hasProof, networkCalls })) {
    case 'booked':
      return null
    case 'held':
      return new Date(Date.now() + HOLD_S * 1_000).toISOString()
    case 'unproved':
      throw await proofNeeded()
    case 'waiting':
      throw new Failure('too-many', { message: bookingTexts.oneWaits, retryAfter: HOLD_S })
    case 'full':
      throw new Failure('too-many', { message: bookingTexts.networkFull, retryAfter: HOUR_MS / 1_000 })
  }
}

/**
 * Books a held call. Idempotent.
 * @throws {Failure} invalid, if the link is unknown, or the call is no longer held
 */
export async function confirmBooking({ booking: token }: ConfirmBooking): Promise<CallResult> {
  const held = await bookingToConfirm(token)
  const booking = held && (await inTransaction((transaction) => storeConfirmation(transaction, held.id)))
  if (booking) return resultOf(booking, 'booked')
  const message = held ? whyNotHeld(held) : bookingTexts.unknownLink
  throw new Failure('invalid', { message, errors: { booking: message } })
}

/**
 * Moves a call to another free time of the same person.
 * @throws {Failure} invalid, if the link is unknown, the call is over or canceled, or the time is not free
 */
export async function moveBooking({ booking: token, time }: MoveBooking): Promise<CallResult> {
  const { id } = await openBooking(token)
  const moved = await inTransaction(async (transaction) => {
    const call = await storeMove(transaction, { id, start: time })
    if (!call) throw await notFree(time, transaction)
    return call
  })
  return resultOf(moved, 'moved')
}

/**
 * Cancels a call in a minute, unless its visitor undoes it. Idempotent.
 * @throws {Failure} invalid, if the link is unknown, or the call is over
 */
export async function cancelBooking({ booking: token }: CancelBooking): Promise<CallResult> {
  const booking = await bookingOfToken(token)
  if (booking && isCanceled(booking)) return resultOf(booking, 'canceled')
  const { id } = await openBooking(token)
  return resultOf(await inTransaction((transaction) => beginCancellation(transaction, id)), 'canceled')
}

/**
 * Undoes the cancellation of a call. Idempotent.
 * @throws {Failure} invalid, if the link is unknown, or it is too late
 */
export async function keepBooking({ booking: token }: CancelBooking): Promise<CallResult> {
  const booking = await bookingOfToken(token)
  const kept = booking && (await inTransaction((transaction) => undoCancellation(transaction, booking.id)))
  if (kept) return resultOf(kept, 'kept')
  const message = booking?.status === 'held' || !booking ? bookingTexts.unknownLink : bookingTexts.alreadyCanceled
  throw new Failure('invalid', { message, errors: { booking: message } })
}

/**
 * Reads a booking that can still be changed.
 * @throws {Failure} invalid, if the call cannot be changed
 */
async function openBooking(token: string): Promise<BookingWithHost> {
  const booking = await bookingOfToken(token)
  const reason = booking ? whyClosed(booking) : bookingTexts.unknownLink
  if (!booking || reason) throw new Failure('invalid', { message: reason ?? '', errors: { booking: reason ?? '' } })
  return booking
}

/** Returns why a call can no longer be changed, or undefined. */
export function whyClosed(booking: Pick<BookingWithHost, 'status' | 'cancelAt' | 'startsAt'>, now = Date.now()) {
  const { status, startsAt } = booking
  if (isCanceled(booking)) return bookingTexts.alreadyCanceled
  if (status !== 'booked') return bookingTexts.unknownLink
  return Date.parse(startsAt) <= now ? bookingTexts.over : undefined
}

/** Returns whether a call is canceled for its visitor, who may still undo it. */
export const isCanceled = ({ status, cancelAt }: Pick<BookingWithHost, 'status' | 'cancelAt'>) =>
  status === 'canceled' || Boolean(cancelAt)

/** Returns why a call that was held can no longer be confirmed. */
export const whyNotHeld = ({ status }: Pick<BookingWithHost, 'status'>) =>
  status === 'canceled' ? bookingTexts.alreadyCanceled : bookingTexts.notConfirmed

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

/**
 * Returns the response about a held call. It contains no token: the link is sent to the email address, so only its
 * owner can use it.
 */
const heldResult = ({ id, startsAt }: Changed, confirmBy: string): FormResult => ({
  success: true,
  message: bookingTexts.held,
  ...{ startsAt, confirmBy },
  shownOn: CONFIRM,
  about: `bookings/${id}`,
})

function resultOf(booking: Changed, done: 'booked' | 'moved' | 'canceled' | 'kept') {
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
  { name, email, website, message, plan, service, ...subject }: CreateBooking,
  { source }: RequestContext,
  status: 'new' | 'spam',
  transaction: Transaction,
) {
  const cms = await getCms()
  const interest = (await interestOf({ plan, service }, transaction))?.name
  const { id } = await cms.create({
    collection: 'contact-requests',
    data: {
      ...(interest ? { interest } : {}),
      ...{ form: 'call', clientName: name, clientEmail: email, website, source, status },
      message: withSubject(message, subject),
    },
    req: transaction,
    depth: 0,
  })
  return id
}

/** Stores a submission that looks automated like a message, with the time, for review by staff. It reserves no time. */
async function keepForReview(
  { name, email, phone, website, message, time, zone, plan, service, ...subject }: CreateBooking,
  { source }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const cms = await getCms()
  const interest = (await interestOf({ plan, service }, transaction))?.name
  const wanted = [
    `Asked for a call: ${momentLabel(time, zone)}`,
    phone && `Phone: ${phone}`,
    withSubject(message, subject),
  ]
  const { id } = await cms.create({
    collection: 'contact-requests',
    data: {
      ...(interest ? { interest } : {}),
      form: 'contact',
      clientName: name,
      clientEmail: email,
      website,
      message: wanted.filter(Boolean).join('\n').slice(0, MAX_MESSAGE),
      source,
      status: 'spam',
    },
    req: transaction,
    depth: 0,
  })
  return {
    success: true,
    message: bookingTexts.forReview,
    about: `contact-requests/${id}`,
    shownOn: `${BOOK}?form=booking#booking`,
  }
}

/** Returns the message of a lead: what the call is about, and what the visitor wrote. */
function withSubject(message: string, { about, figure }: Pick<CreateBooking, 'about' | 'figure'>) {
  const lines = [about && `About: ${callTopics[about]}`, figure && `Number to improve: ${figure}`, message]
  return lines.filter(Boolean).join('\n').slice(0, MAX_MESSAGE)
}

async function hasMeetingUrl(host: unknown, transaction: Transaction) {
  if (typeof host !== 'number') return false
  const cms = await getCms()
  const { meetingUrl } = await cms.findByID({ collection: 'booking-hosts', id: host, depth: 0, req: transaction })
  return Boolean(meetingUrl)
}

import type { Challenge } from 'altcha-lib/types'
import {
  type BookingWithHost,
  bookingOfToken,
  bookingToConfirm,
  getCms,
  readBookingsOfNetwork,
} from '#cms/database/client.ts'
import { momentLabel } from '#platform/calendar/time-labels.ts'
import { networkOf } from '#platform/http/ip-address.ts'
import { issueToken } from '#site/calls/form-token.ts'
import { askForProof } from '#site/calls/proof-of-work.ts'
import type { FormState } from '#site/ui/forms/state.ts'
import type { OwnBooking } from './booking-facts.tsx'
import { whyClosed, whyNotFree, whyNotHeld } from './commands.ts'
import { needsConfirmation } from './next-booking.ts'
import { parseTime, timeParameter } from './paths.ts'
import { type FreeTime, type FreeWeek, freeWeek, isFree, scheduler, timesNear, type Zone, zoneOf } from './queries.ts'
import { bookingTexts } from './texts.ts'

type Request = { url: URL; state: FormState | undefined }
type Notice = { success: boolean; message: string } | undefined

/** How long a visitor may take to fill in the form with the same challenge. */
const PROOF_MS = 3_600_000

/**
 * @property token of the submission that the form will be
 * @property challenge for the browser, if the call will be held until it is confirmed
 */
type Details = {
  kind: 'details'
  time: FreeTime
  alternatives: FreeTime[]
  state: FormState | undefined
  token: string
  challenge: Challenge | undefined
}
type Times = { kind: 'times'; week: FreeWeek; notice: Notice }
export type BookView = { kind: 'nobody' } | ({ minutes: number; zone: Zone; needPhone: boolean } & (Details | Times))

/** Returns what the booking page shows: the times, or the form for a chosen one. */
export async function bookView({ url, state, ip }: Request & { ip: string }): Promise<BookView> {
  const brief = await scheduler()
  if (!brief) return { kind: 'nobody' }
  const { minutes, needPhone, noticeHours } = brief
  const sent = state?.form === 'booking' ? state : undefined
  const failed = sent && !sent.success ? sent : undefined
  const parameter = (name: string) => failed?.values[name] ?? url.searchParams.get(name)
  const zone = zoneOf(parameter('zone'), brief.timeZone)
  const common = { minutes, needPhone, zone }
  const time = parseTime(parameter('time') ?? '')
  if (failed) {
    const alternatives = failed.errors.time ? await timesNear(time ?? Date.now(), zone.name) : []
    const state = needPhone ? withPhone(failed) : failed
    const at = freeTime(time ?? Date.now(), zone)
    return { ...common, kind: 'details', time: at, alternatives, state, ...(await newSubmission(ip)) }
  }
  if (time !== undefined && (await isFree(time)))
    return {
      ...common,
      kind: 'details',
      time: freeTime(time, zone),
      alternatives: [],
      state: undefined,
      ...(await newSubmission(ip)),
    }
  const refused = time === undefined ? undefined : { success: false, message: whyNotFree(time, noticeHours) }
  const notice = sent?.success ? { success: true, message: bookingTexts.kept } : refused
  const week = await freeWeek({ zone: zone.name, from: url.searchParams.get('from') })
  return { ...common, kind: 'times', week, notice }
}

async function newSubmission(ip: string) {
  const { today } = await readBookingsOfNetwork({ payload: await getCms() }, networkOf(ip))
  return { token: issueToken(), challenge: needsConfirmation(today) ? await askForProof(PROOF_MS) : undefined }
}

/** Adds the error about a missing phone number to the others, so that visitors can correct all at once. */
function withPhone(failed: FormState): FormState {
  if (failed.values.phone || failed.errors.phone) return failed
  return { ...failed, errors: { ...failed.errors, phone: bookingTexts.phoneNeeded } }
}

type ManageView = { call: OwnBooking | undefined; heading: string; notice: Notice; isOpen: boolean }

const done = {
  booked: ['Your call is booked', bookingTexts.booked],
  moved: ['Your call has moved', bookingTexts.moved],
  canceled: ['Your call is canceled', bookingTexts.canceled],
} as const

/** Returns what the page of one call shows. */
export async function manageView({ url, state }: Request): Promise<ManageView> {
  const { call, reason } = await openBookingOf(state?.values.booking ?? url.searchParams.get('booking') ?? '')
  const failed = state && !state.success ? { success: false, message: state.message } : undefined
  const step = url.searchParams.get('done') ?? ''
  const isDone =
    Object.hasOwn(done, step) &&
    call !== undefined &&
    (step === 'canceled') === (reason === bookingTexts.alreadyCanceled)
  const [heading, message] = isDone && !failed ? done[step as keyof typeof done] : ['Your call', '']
  const notice = failed ?? (isDone ? { success: true, message } : reason && { success: false, message: reason })
  return { call, heading, notice: notice || undefined, isOpen: call !== undefined && !reason }
}

type ConfirmView = { call: OwnBooking | undefined; notice: Notice }

/** Returns what the page that an email about a held call links to shows; without a link, what to do next. */
export async function confirmView({ url, state }: Request): Promise<ConfirmView> {
  const token = state?.values.booking ?? url.searchParams.get('booking')
  const failed = state && !state.success ? { success: false, message: state.message } : undefined
  if (!token) return { call: undefined, notice: failed ?? { success: true, message: bookingTexts.held } }
  const booking = await bookingToConfirm(token)
  if (!booking) return { call: undefined, notice: { success: false, message: bookingTexts.unknownLink } }
  const isHeld = booking.status === 'held' && Date.parse(booking.confirmBy ?? '') > Date.now()
  // A second click on the button or the link leads to the call.
  if (isHeld || booking.status === 'booked') return { call: ownBooking(booking, token), notice: failed }
  return { call: undefined, notice: { success: false, message: whyNotHeld(booking) } }
}

export type MoveView =
  | ({ kind: 'closed' } & ManageView)
  | { kind: 'confirm'; call: OwnBooking; time: FreeTime; zone: Zone }
  | { kind: 'times'; call: OwnBooking; week: FreeWeek; zone: Zone; notice: Notice }

/** Returns what the page for moving a call shows: other times, or the question about a chosen one. */
export async function moveView({ url, state }: Request): Promise<MoveView> {
  const failed = state && !state.success ? state : undefined
  const parameter = (name: string) => failed?.values[name] ?? url.searchParams.get(name)
  const { call, reason, booking } = await openBookingOf(parameter('booking') ?? '')
  if (!call || !booking || reason) return { kind: 'closed', ...(await manageView({ url, state: failed })) }
  const zone = zoneOf(parameter('zone'), booking.timeZone ?? 'UTC')
  const own = { hostId: booking.host?.id ?? 0, except: booking.id }
  const time = parseTime(parameter('time') ?? '')
  if (!failed && time !== undefined && (await isFree(time, own)))
    return { kind: 'confirm', call, time: freeTime(time, zone), zone }
  const brief = await scheduler()
  const refused = time === undefined ? '' : whyNotFree(time, brief?.noticeHours ?? 0)
  const message = failed?.message ?? refused
  const week = await freeWeek({ zone: zone.name, from: url.searchParams.get('from'), ...own })
  return { kind: 'times', call, week, zone, notice: message ? { success: false, message } : undefined }
}

async function openBookingOf(token: string) {
  const booking = await bookingOfToken(token)
  if (!booking) return { call: undefined, booking, reason: bookingTexts.unknownLink }
  return { call: ownBooking(booking, token), booking, reason: whyClosed(booking) }
}

function ownBooking({ startsAt, endsAt, timeZone, host }: BookingWithHost, token: string): OwnBooking {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  const name = host?.name ?? 'Our team'
  return {
    token,
    moment: momentLabel(start, zoneOf(timeZone, 'UTC').name),
    minutes: Math.round((end - start) / 60_000),
    host: name,
    where: host?.meetingUrl || `By phone. ${name} calls you.`,
  }
}

function freeTime(time: number, zone: Zone): FreeTime {
  const moment = momentLabel(time, zone.name)
  return { value: timeParameter(time), label: moment, moment }
}

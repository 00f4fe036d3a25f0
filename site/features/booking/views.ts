import type { Challenge } from 'altcha-lib/types'
import {
  type BookingWithHost,
  bookingOfToken,
  bookingToConfirm,
  getCms,
  meetingUrlOf,
  readBookingsOfNetwork,
  subjectOfCall,
} from '#cms/database/client.ts'
import type { CallTopic } from '#platform/calendar/call-topics.ts'
import { momentLabel } from '#platform/calendar/time-labels.ts'
import { networkOf } from '#platform/http/ip-address.ts'
import { issueToken } from '#site/calls/form-token.ts'
import { askForProof } from '#site/calls/proof-of-work.ts'
import { type Interest, interestOf } from '#site/documents/interest.ts'
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
 * @property canVideo whether somebody who is free then can talk by video
 * @property token of the submission that the form will be
 * @property challenge for the browser, if the call will be held until it is confirmed
 */
type Details = {
  kind: 'details'
  time: FreeTime
  canVideo: boolean
  alternatives: FreeTime[]
  state: FormState | undefined
  token: string
  challenge: Challenge | undefined
}
type Times = { kind: 'times'; topics: CallTopic[]; week: FreeWeek; notice: Notice }
type Topic = { about: CallTopic | undefined; interest: Interest | undefined }
export type BookView = { kind: 'nobody' } | ({ minutes: number; zone: Zone } & Topic & (Details | Times))

/** Returns what the booking page shows: the times, or the form for a chosen one. */
export async function bookView({ url, state, ip }: Request & { ip: string }): Promise<BookView> {
  const brief = await scheduler()
  if (!brief) return { kind: 'nobody' }
  const { minutes, topics, noticeHours } = brief
  const sent = state?.form === 'booking' ? state : undefined
  const failed = sent && !sent.success ? sent : undefined
  const parameter = (name: string) => failed?.values[name] ?? url.searchParams.get(name)
  const zone = zoneOf(parameter('zone'), brief.timeZone)
  const { about, interest } = await topicOf(parameter, topics)
  const wanted = { about }
  const common = { minutes, zone, about, interest }
  const time = parseTime(parameter('time') ?? '')
  const details = async (at: number) => ({
    ...{ ...common, kind: 'details' as const, time: freeTime(at, zone) },
    canVideo: await isFree(at, { ...wanted, byVideo: true }),
    ...(await newSubmission(ip)),
  })
  if (failed) {
    const shown = await details(time ?? Date.now())
    const byVideo = failed.values.place === 'video'
    const alternatives = failed.errors.time
      ? await timesNear(time ?? Date.now(), zone.name, { ...wanted, byVideo })
      : []
    // Somebody can talk by video at another time, even if nobody can at the one that was taken.
    const canVideo = shown.canVideo || byVideo
    return { ...shown, canVideo, alternatives, state: canVideo && byVideo ? failed : withPhone(failed) }
  }
  if (time !== undefined && (await isFree(time, wanted)))
    return { ...(await details(time)), alternatives: [], state: undefined }
  const refused = time === undefined ? undefined : { success: false, message: whyNotFree(time, noticeHours) }
  const notice = sent?.success ? { success: true, message: bookingTexts.forReview } : refused
  const week = await freeWeek({ zone: zone.name, from: url.searchParams.get('from'), ...wanted })
  return { ...common, kind: 'times', topics, week, notice }
}

/**
 * Returns what a call is about: the chosen topic, or that of the service that was chosen before. Who chooses another
 * topic no longer asks about that service.
 */
async function topicOf(parameter: (name: string) => string | null | undefined, topics: CallTopic[]): Promise<Topic> {
  const [plan, chosen] = [parameter('plan'), parameter('about')]
  const interest = await interestOf({ plan, service: parameter('service') })
  const own = topics.find((topic) => topic === interest?.topic)
  const about = typeof chosen === 'string' ? topics.find((topic) => topic === chosen) : own
  return { about, interest: about === own ? interest : await interestOf({ plan }) }
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

/** @property canUndo whether the call was canceled less than a minute ago */
type ManageView = { call: OwnBooking | undefined; heading: string; notice: Notice; isOpen: boolean; canUndo: boolean }

const done = {
  booked: ['Your call is booked', bookingTexts.booked],
  moved: ['Your call has moved', bookingTexts.moved],
  canceled: ['Your call is canceled', bookingTexts.canceled],
  kept: ['Your call is booked', bookingTexts.kept],
} as const

/** Returns what the page of one call shows. */
export async function manageView({ url, state }: Request): Promise<ManageView> {
  const { call, booking, reason } = await openBookingOf(state?.values.booking ?? url.searchParams.get('booking') ?? '')
  const failed = state && !state.success ? { success: false, message: state.message } : undefined
  const step = url.searchParams.get('done') ?? ''
  const canUndo = booking?.status === 'booked' && Date.parse(booking.cancelAt ?? '') > Date.now()
  const isTrue = step === 'canceled' ? canUndo : reason !== bookingTexts.alreadyCanceled
  const isDone = Object.hasOwn(done, step) && call !== undefined && isTrue
  const [heading, message] = isDone && !failed ? done[step as keyof typeof done] : ['Your call', '']
  const notice = failed ?? (isDone ? { success: true, message } : reason && { success: false, message: reason })
  return { call, heading, notice: notice || undefined, isOpen: call !== undefined && !reason, canUndo }
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
  const start = Date.parse(booking.startsAt)
  const own = { hostId: booking.host?.id ?? 0, except: { id: booking.id, start } }
  const time = parseTime(parameter('time') ?? '')
  if (!failed && time !== undefined && (await isFree(time, own)))
    return { kind: 'confirm', call, time: freeTime(time, zone), zone }
  const brief = await scheduler()
  const why = () => (time === start ? bookingTexts.ownTime : whyNotFree(time ?? 0, brief?.noticeHours ?? 0))
  const refused = time === undefined ? '' : why()
  const message = failed?.message ?? refused
  const week = await freeWeek({ zone: zone.name, from: url.searchParams.get('from'), ...own })
  return { kind: 'times', call, week, zone, notice: message ? { success: false, message } : undefined }
}

async function openBookingOf(token: string) {
  const booking = await bookingOfToken(token)
  if (!booking) return { call: undefined, booking, reason: bookingTexts.unknownLink }
  return { call: ownBooking(booking, token), booking, reason: whyClosed(booking) }
}

function ownBooking(booking: BookingWithHost, token: string): OwnBooking {
  const { startsAt, endsAt, timeZone, host, figure } = booking
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  const name = host?.name ?? 'Our team'
  return {
    token,
    moment: momentLabel(start, zoneOf(timeZone, 'UTC').name),
    minutes: Math.round((end - start) / 60_000),
    host: name,
    where: meetingUrlOf(booking, host) ?? `By phone. ${name} calls you.`,
    about: [subjectOfCall(booking), figure].filter(Boolean).join(': '),
  }
}

function freeTime(time: number, zone: Zone): FreeTime {
  const moment = momentLabel(time, zone.name)
  return { value: timeParameter(time), label: moment, moment }
}

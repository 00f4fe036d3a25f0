import type { CalendarEvent } from '#platform/calendar/invitation.ts'
import type { Booking, BookingHost } from '../payload-types.ts'

type BookingPlace = { host: Pick<BookingHost, 'meetingUrl'> | null; brandName: string; siteUrl: string }

/** Returns a call as an event of a calendar, without a description. */
export function eventOfBooking(call: Booking, { host, brandName, siteUrl }: BookingPlace): CalendarEvent {
  const { id, createdAt, changedAt, startsAt, endsAt, sequence, status } = call
  const meetingUrl = meetingUrlOf(call, host)
  return {
    uid: `${UID}${id}-${Date.parse(createdAt).toString(36)}@${new URL(siteUrl).hostname}`,
    sequence: sequence ?? 0,
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    changedAt: Date.parse(changedAt ?? createdAt),
    isCanceled: status === 'canceled',
    summary: `Call with ${brandName}`,
    description: '',
    location: meetingUrl ?? 'Phone',
    ...(meetingUrl ? { url: meetingUrl } : {}),
  }
}

/** Returns where a call takes place; undefined if its host calls the visitor by phone. */
export const meetingUrlOf = ({ place }: Pick<Booking, 'place'>, host: BookingPlace['host']) =>
  (place === 'phone' ? undefined : host?.meetingUrl) || undefined

const UID = 'prairie-signal-call-'

/** Returns whether an event of an outside calendar is one of our calls, which the table of bookings knows better. */
export const isOwnBooking = (uid: string) => uid.startsWith(UID)

import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'

type Person = { name: string; email: string }

export type CalendarEvent = {
  /** Stays the same for the life of the event; calendars recognize it by this. */
  uid: string
  /** Grows with each change (RFC 5545 §3.8.7.4). */
  sequence: number
  /** Milliseconds since 1970. Written as UTC, so that it needs no rules of time zones. */
  start: number
  end: number
  /** When this state of the event began. */
  changedAt: number
  isCanceled: boolean
  summary: string
  description: string
  location: string
  url?: string
}

/** Identifies what wrote a calendar (RFC 5545 §3.7.3). */
const product = { company: 'Prairie Signal', product: 'Calls', language: 'EN' }

/**
 * Returns the iCalendar object that invites one person, or tells their calendar about a change: `REQUEST`, or `CANCEL`
 * for a canceled event (RFC 5546 §3.2.2, §3.2.5). The event is already agreed, so no reply is requested. Google,
 * Outlook, and Apple require an organizer, who is the sender of the email, and the recipient as an attendee.
 */
export function invitation(event: CalendarEvent, { organizer, attendee }: { organizer: Person; attendee: Person }) {
  const method = event.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({ prodId: product, method })
  const written = calendar.createEvent(eventData(event))
  written.organizer({ name: organizer.name || organizer.email, email: organizer.email })
  written.createAttendee({
    ...attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  return `${calendar.toString()}\r\n`
}

/** Returns a calendar of several events for subscription (RFC 5546 §3.2.1). Programs read it again every 15 minutes. */
export function publishedCalendar(name: string, events: CalendarEvent[]) {
  const calendar = ical({ prodId: product, name, method: ICalCalendarMethod.PUBLISH, ttl: 15 * 60 })
  for (const event of events) calendar.createEvent(eventData(event))
  return `${calendar.toString()}\r\n`
}

function eventData({
  uid,
  sequence,
  start,
  end,
  changedAt,
  isCanceled,
  summary,
  description,
  location,
  url,
}: CalendarEvent) {
  return {
    id: uid,
    sequence,
    start: new Date(start),
    end: new Date(end),
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    summary,
    description,
    location,
    url: url ?? null,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    busystatus: ICalEventBusyStatus.BUSY,
  }
}

import { bookingToken, eventOfCall } from '../cms/client.ts'
import type { Booking, BookingHost } from '../cms/payload-types.ts'
import { type CallNews, callForHost, callForVisitor } from '../emails/templates/call.ts'
import { invitation } from '../engine/calendar/invitation.ts'
import { momentLabel } from '../engine/calendar/time-labels.ts'
import { isTimeZone } from '../engine/calendar/time-zone.ts'
import { isPlainEmail } from './email-addresses.ts'
import type { EmailContext, OutboxEmail } from './outbox-email.ts'

export type BookedCall = { kind: 'bookings'; document: Booking; host: BookingHost | null }

/** Returns the emails about the latest state of a call: one to each side. */
export function emailsAboutCall(call: BookedCall, context: EmailContext): OutboxEmail[] {
  const { status, sequence } = call.document
  const news = status === 'canceled' ? 'canceled' : Number(sequence ?? 0) > 0 ? 'moved' : 'booked'
  return emailsWith(news, call, context)
}

/** Returns the reminders of a call: one to each side. They have no invitation, because nothing changed. */
export function remindersOfCall(call: BookedCall, context: EmailContext): OutboxEmail[] {
  return emailsWith('reminder', call, context)
}

function emailsWith(news: CallNews, { document, host }: BookedCall, context: EmailContext): OutboxEmail[] {
  const { siteUrl, brand } = context
  const about = `bookings/${document.id}`
  const start = Date.parse(document.startsAt)
  const visitorZone = document.timeZone && isTimeZone(document.timeZone) ? document.timeZone : 'UTC'
  const whenForVisitor = momentLabel(start, visitorZone)
  const manageUrl = `${siteUrl}/book-a-call/manage/?booking=${bookingToken(document)}`
  const call = { news, host: host?.name ?? brand.name, meetingUrl: host?.meetingUrl || undefined }
  const key = (kind: string, to: string) => `${kind} ${about} ${news} ${document.sequence ?? 0} ${to}`
  const calendar = (attendee: string, description: string) =>
    news === 'reminder' ? {} : { calendar: invitationFor(attendee, description, { document, host }, context) }
  const emails: OutboxEmail[] = []
  if (isPlainEmail(document.email)) {
    const replyTo = host && isPlainEmail(host.email) ? host.email : brand.contactEmail
    emails.push({
      kind: 'call-visitor',
      to: document.email,
      key: key('call-visitor', document.email),
      email: callForVisitor({ ...call, when: whenForVisitor, manageUrl, bookUrl: `${siteUrl}/book-a-call/` }),
      ...(replyTo ? { replyTo } : {}),
      ...calendar(document.email, `With ${call.host}.\nMove or cancel: ${manageUrl}`),
    })
  }
  if (host && isPlainEmail(host.email)) {
    const adminUrl = `${context.adminUrl}/admin/collections/${about}`
    const when = momentLabel(start, isTimeZone(host.timeZone) ? host.timeZone : 'UTC')
    const content = factsOf(document)
    emails.push({
      kind: 'call-host',
      to: host.email,
      key: key('call-host', host.email),
      email: callForHost({ ...call, when, whenForVisitor, content, adminUrl }),
      ...(isPlainEmail(document.email) ? { replyTo: document.email } : {}),
      ...calendar(host.email, [...content.map(([label, value]) => `${label}: ${value}`), adminUrl].join('\n')),
    })
  }
  return emails
}

function factsOf({ name, email, phone, website, message }: Booking) {
  const facts: [string, string | null | undefined][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Website', website],
    ['Message', message],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** The organizer is the sender of the email: calendars refuse an invitation from someone else. */
function invitationFor(
  attendee: string,
  description: string,
  { document, host }: Pick<BookedCall, 'document' | 'host'>,
  { settings, brand, siteUrl }: EmailContext,
) {
  const { hostname } = new URL(siteUrl)
  const organizer = {
    name: settings.fromName || brand.name,
    email: settings.fromAddress || brand.contactEmail || `noreply@${hostname}`,
  }
  const event = { ...eventOfCall(document, { host, brandName: brand.name, siteUrl }), description }
  return invitation(event, { organizer, attendee: { name: attendee, email: attendee } })
}

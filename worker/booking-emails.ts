import { bookingToken, confirmationToken, eventOfBooking, meetingUrlOf, subjectOfCall } from '#cms/database/client.ts'
import type { Booking, BookingHost } from '#cms/payload-types.ts'
import { type BookingNews, bookingForHost, bookingForVisitor, type HostNews } from '#emails/templates/booking.ts'
import { invitation } from '#platform/calendar/invitation.ts'
import { momentLabel } from '#platform/calendar/time-labels.ts'
import { isTimeZone } from '#platform/calendar/time-zone.ts'
import { isPlainEmail } from './email-addresses.ts'
import type { EmailContext, OutboxEmail } from './outbox-email.ts'

export type BookingSubmission = { kind: 'bookings'; document: Booking; host: BookingHost | null }

/**
 * Returns the emails about the latest state of a call: one to each side. While it is held, only its visitor gets one;
 * if it is never confirmed, nobody gets another.
 */
export function emailsAboutBooking(call: BookingSubmission, context: EmailContext): OutboxEmail[] {
  const { status, sequence, confirmBy } = call.document
  if (status === 'held') return toVisitor('confirm', call, context)
  if (confirmBy) return []
  return emailsWith(status === 'canceled' ? 'canceled' : Number(sequence ?? 0) > 0 ? 'moved' : 'booked', call, context)
}

/** Returns the reminders of a call: one to each side. They have no invitation, because nothing changed. */
export function remindersOfBooking(call: BookingSubmission, context: EmailContext): OutboxEmail[] {
  return emailsWith('reminder', call, context)
}

/** Returns the email that says that a call is booked already: to its own email address, once for each state. */
export function linkToBooking(call: BookingSubmission, context: EmailContext): OutboxEmail[] {
  return call.document.status === 'booked' ? toVisitor('again', call, context) : []
}

function emailsWith(news: HostNews, call: BookingSubmission, context: EmailContext) {
  return [...toVisitor(news, call, context), ...toHost(news, call, context)]
}

function toVisitor(news: BookingNews, { document, host }: BookingSubmission, context: EmailContext): OutboxEmail[] {
  const { email: to } = document
  if (!isPlainEmail(to)) return []
  const { siteUrl, brand } = context
  const call = partsOf({ document, host }, context)
  const manageUrl = `${siteUrl}/book-a-call/manage/?booking=${bookingToken(document)}`
  const confirmUrl = `${siteUrl}/book-a-call/confirm/?booking=${confirmationToken(document)}`
  const links = { manageUrl, confirmUrl, bookUrl: `${siteUrl}/book-a-call/` }
  const replyTo = host && isPlainEmail(host.email) ? host.email : brand.contactEmail
  const kind = news === 'confirm' ? 'call-confirm' : 'call-visitor'
  return [
    {
      ...{ kind, to, key: keyOf(kind, news, document, to) },
      email: bookingForVisitor({ news, ...call, when: call.whenForVisitor, ...links }),
      isUnasked: news === 'confirm' || news === 'booked' || news === 'again',
      ...(replyTo ? { replyTo } : {}),
      ...(hasInvitation(news)
        ? {
            calendar: invitationFor(
              to,
              `With ${call.host}.\nMove or cancel: ${manageUrl}`,
              { document, host },
              context,
            ),
          }
        : {}),
    },
  ]
}

function toHost(news: HostNews, { document, host }: BookingSubmission, context: EmailContext): OutboxEmail[] {
  if (!host || !isPlainEmail(host.email)) return []
  const adminUrl = `${context.adminUrl}/admin/collections/bookings/${document.id}`
  const when = momentLabel(Date.parse(document.startsAt), isTimeZone(host.timeZone) ? host.timeZone : 'UTC')
  const content = factsOf(document)
  const description = [...content.map(([label, value]) => `${label}: ${value}`), adminUrl].join('\n')
  return [
    {
      ...{ kind: 'call-host', to: host.email, key: keyOf('call-host', news, document, host.email) },
      email: bookingForHost({ news, ...partsOf({ document, host }, context), when, content, adminUrl }),
      ...(isPlainEmail(document.email) ? { replyTo: document.email } : {}),
      ...(hasInvitation(news) ? { calendar: invitationFor(host.email, description, { document, host }, context) } : {}),
    },
  ]
}

/** Returns what both sides read. */
function partsOf({ document, host }: Pick<BookingSubmission, 'document' | 'host'>, { brand }: EmailContext) {
  const zone = document.timeZone && isTimeZone(document.timeZone) ? document.timeZone : 'UTC'
  return {
    host: host?.name ?? brand.name,
    meetingUrl: meetingUrlOf(document, host),
    whenForVisitor: momentLabel(Date.parse(document.startsAt), zone),
  }
}

/** True if the news changes the event in a calendar: reminders do not. */
const hasInvitation = (news: BookingNews) => news === 'booked' || news === 'moved' || news === 'canceled'

const keyOf = (kind: string, news: BookingNews, { id, sequence }: Booking, to: string) =>
  `${kind} bookings/${id} ${news} ${sequence ?? 0} ${to}`

function factsOf(booking: Booking) {
  const { name, email, phone, website, figure, message } = booking
  const facts: [string, string | null | undefined][] = [
    ['Name', name],
    ['Email', email],
    ['Phone', phone],
    ['Website', website],
    ['About', subjectOfCall(booking)],
    ['Number to improve', figure],
    ['Message', message],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** The organizer is the sender of the email: calendars refuse an invitation from someone else. */
function invitationFor(
  attendee: string,
  description: string,
  { document, host }: Pick<BookingSubmission, 'document' | 'host'>,
  { settings, brand, siteUrl }: EmailContext,
) {
  const { hostname } = new URL(siteUrl)
  const organizer = {
    name: settings.fromName || brand.name,
    email: settings.fromAddress || brand.contactEmail || `noreply@${hostname}`,
  }
  const event = { ...eventOfBooking(document, { host, brandName: brand.name, siteUrl }), description }
  return invitation(event, { organizer, attendee: { name: attendee, email: attendee } })
}

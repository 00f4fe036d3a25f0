import { bookingsOfHost, eventOfBooking, hostOfFeed, readGlobal, subjectOfCall } from '#cms/database/client.ts'
import { publishedCalendar } from '#platform/calendar/invitation.ts'
import { environment } from '#platform/environment/environment.ts'

const DAY_MS = 86_400_000
const PAST_DAYS = 90

/**
 * Returns the calls of the person whose feed has this token as an iCalendar file; undefined if there is no such feed.
 */
export async function calendarFeed(token: string): Promise<string | undefined> {
  const host = await hostOfFeed(token)
  if (!host) return undefined
  const { siteUrl, adminUrl } = environment
  const [calls, brand] = await Promise.all([
    bookingsOfHost(host.id, new Date(Date.now() - PAST_DAYS * DAY_MS)),
    readGlobal('brand'),
  ])
  const events = calls.map((call) => ({
    ...eventOfBooking(call, { host, brandName: brand.name, siteUrl }),
    summary: `Call: ${call.name}`,
    description: [
      ...[call.email, call.phone, call.website, subjectOfCall(call), call.figure, call.message].filter(Boolean),
      `${adminUrl}/admin/collections/bookings/${call.id}`,
    ].join('\n'),
  }))
  return publishedCalendar(`Calls of ${host.name}`, events)
}

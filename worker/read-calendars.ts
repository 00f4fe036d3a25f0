import { bookingRules, getCms, isOwnBooking, webUrl } from '#cms/database/client.ts'
import type { BookingHost } from '#cms/payload-types.ts'
import { busyTimes } from '#platform/calendar/busy-times.ts'
import { isTimeZone } from '#platform/calendar/time-zone.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import { fetchPublic } from '#providers/http/outgoing.ts'

const DAY_MS = 86_400_000
const MAX_ERROR = 500

/**
 * Reads the outside calendars of all people who take calls. One that fails does not keep the others from being read.
 */
export async function readCalendars(fetch = fetchPublic): Promise<void> {
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'booking-hosts',
    where: { and: [{ active: { equals: true } }, { calendarUrl: { exists: true } }] },
    pagination: false,
    depth: 0,
  })
  for (const host of docs) await readCalendarOf(host, fetch)
}

/** Reads the outside calendar of one person, right after its URL was entered. */
export async function readCalendar({ id }: { id: number }, fetch = fetchPublic): Promise<void> {
  const cms = await getCms()
  const host = await cms.findByID({ collection: 'booking-hosts', id, depth: 0, disableErrors: true })
  if (host) await readCalendarOf(host, fetch)
}

/**
 * Stores the busy times. When the calendar cannot be read, the last known ones stay, with the reason and their date.
 */
async function readCalendarOf({ id, calendarUrl, timeZone }: BookingHost, fetch: typeof fetchPublic) {
  if (!calendarUrl) return
  const { db } = await getCms()
  try {
    const text = await fetchCalendar(webUrl(calendarUrl), fetch)
    const { aheadDays } = await bookingRules()
    const window = calendarWindow(aheadDays, Date.now())
    const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
    const busy = busyTimes(text, { window, timeZone: zone, isIgnored: isOwnBooking })
    // Only for the URL that was read: it may have been changed meanwhile.
    await db.pool.query(
      `update booking_hosts set busy = $3, calendar_read_at = now(), calendar_error = null
       where id = $1 and calendar_url = $2`,
      [id, calendarUrl, JSON.stringify(busy.map(({ start, end }) => [start, end]))],
    )
  } catch (error) {
    await db.pool.query('update booking_hosts set calendar_error = $3 where id = $1 and calendar_url = $2', [
      id,
      calendarUrl,
      reasonOf(error).slice(0, MAX_ERROR),
    ])
  }
}

/** Returns the time that a calendar is read for: all that can be booked, and what may reach into it. */
export function calendarWindow(aheadDays: number, now: number) {
  return { start: now - DAY_MS, end: now + (aheadDays + 2) * DAY_MS }
}

async function fetchCalendar(url: string, fetch: typeof fetchPublic) {
  const { status, body } = await fetch(url, { headers: { accept: 'text/calendar' } })
  if (status !== 200) throw new Error(`The calendar’s server responded with ${status}.`)
  return body.toString('utf8').replace(/^\uFEFF/, '')
}

/** Returns why a calendar could not be read, for its owner: an error of a parser says nothing to them. */
export function reasonOf(error: unknown) {
  if (error instanceof FetchFailure) return error.message
  const { message } = error as Error
  return message.startsWith('The ') ? message : 'The file is not a calendar that can be read.'
}

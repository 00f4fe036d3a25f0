import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import type { Interval } from './free-times.ts'
import { isTimeZone } from './time-zone.ts'

/** Maximum number of occurrences: a calendar that repeats an event every second would never end. */
const MAX_OCCURRENCES = 100_000
/** A margin larger than the offset between any two time zones. */
const MARGIN_MS = 2 * 86_400_000

type Reading = {
  window: Interval
  /** Time zone of events without one, and of whole days. */
  timeZone: string
  /** Whether an event is already known from another source. */
  isIgnored?: (uid: string) => boolean
  maxOccurrences?: number
}

/**
 * Returns the busy times of an iCalendar file within a window, merged and in order: events that block time, with all
 * occurrences of those that repeat, and periods of VFREEBUSY. Free, canceled, and declined events block none.
 * @throws {Error} if the text is no calendar, or has too many occurrences to read
 */
export function busyTimes(text: string, reading: Reading): Interval[] {
  const roots = [ICAL.parse(text)].flat()
  const calendars = (Array.isArray(roots[0]) ? roots : [roots]).map((root) => new ICAL.Component(root as never))
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar'))
    throw new Error('The file is not a calendar.')
  const found = calendars.flatMap((calendar) => [...eventsOf(calendar, reading), ...periodsOf(calendar, reading)])
  return merge(found.filter(({ start, end }) => start < reading.window.end && reading.window.start < end))
}

/** Returns intervals in order, without overlaps. */
export function merge(intervals: Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}

function eventsOf(calendar: ICAL.Component, reading: Reading): Interval[] {
  const all = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'))
  const series = all.filter((event) => !event.hasProperty('recurrence-id'))
  const changed = Map.groupBy(
    all.filter((event) => event.hasProperty('recurrence-id')),
    uidOf,
  )
  const budget = { left: reading.maxOccurrences ?? MAX_OCCURRENCES }
  const own = series.flatMap((event) => {
    const exceptions = changed.get(uidOf(event)) ?? []
    changed.delete(uidOf(event))
    if (reading.isIgnored?.(uidOf(event))) return []
    const moved = exceptions.flatMap((exception) => blockOf(new ICAL.Event(exception), reading))
    return [...occurrences(new ICAL.Event(event, { exceptions, strictExceptions: true }), reading, budget), ...moved]
  })
  // Changed occurrences whose series is not in the file.
  const loose = [...changed.values()].flat().flatMap((event) => blockOf(new ICAL.Event(event), reading))
  return [...own, ...loose]
}

function occurrences(event: ICAL.Event, reading: Reading, budget: { left: number }): Interval[] {
  if (!event.isRecurring()) return blockOf(event, reading)
  const found: Interval[] = []
  const times = event.iterator()
  const firstDay = dayNumber(reading.window.start - MARGIN_MS - event.duration.toSeconds() * 1_000)
  for (let next = times.next(); next; next = times.next()) {
    if (budget.left-- <= 0) throw new Error('The calendar has too many repeated events.')
    // Most occurrences of an old series are over, so only their days are compared, which is fast.
    if (next.year * 10_000 + next.month * 100 + next.day < firstDay) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (msOf(next, reading.timeZone) >= reading.window.end) break
    // A moved occurrence may be anywhere, so it is read separately.
    const isMoved = item.recurrenceId?.toString() === next.toString()
    if (!isMoved && isBlocking(item.component)) found.push(intervalOf(startDate, endDate, reading.timeZone))
  }
  return found
}

/** @example dayNumber(Date.UTC(2026, 10, 24)) // 20261124 */
function dayNumber(ms: number) {
  const date = new Date(ms)
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
}

function blockOf(event: ICAL.Event, { timeZone, isIgnored }: Reading): Interval[] {
  if (!isBlocking(event.component) || isIgnored?.(event.uid)) return []
  return [intervalOf(event.startDate, event.endDate, timeZone)]
}

const FREE = /^(free|workingelsewhere)$/i

/** Source: RFC 5545 §3.8.2.7 (TRANSP), §3.8.1.11 (STATUS), and Microsoft's MS-OXCICAL §2.1.3.1.1.20.31. */
function isBlocking(event: ICAL.Component) {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '')
  if (/^transparent$/i.test(text('transp')) || /^cancelled$/i.test(text('status'))) return false
  return !FREE.test(text('x-microsoft-cdo-busystatus'))
}

/** Source: RFC 5545 §3.6.4. Periods are in UTC. */
function periodsOf(calendar: ICAL.Component, { timeZone }: Reading): Interval[] {
  const properties = calendar.getAllSubcomponents('vfreebusy').flatMap((part) => part.getAllProperties('freebusy'))
  return properties
    .filter((property) => !/^free$/i.test(String(property.getParameter('fbtype') ?? '')))
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => intervalOf(period.start, period.getEnd(), timeZone))
}

function intervalOf(start: ICAL.Time, end: ICAL.Time, timeZone: string): Interval {
  return { start: msOf(start, timeZone), end: msOf(end, timeZone) }
}

/**
 * Returns a moment in milliseconds. A time zone with an IANA name follows the IANA rules; others follow the VTIMEZONE
 * of the file.
 */
function msOf(time: ICAL.Time, ownZone: string): number {
  const { zone } = time
  const name = zone?.tzid ?? 'floating'
  if (zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1_000
  const isNamed = name !== 'floating' && isTimeZone(name)
  if (!isNamed && zone?.component && !time.isDate) return time.toUnixTime() * 1_000
  const { year, month, day, hour, minute, second } = time
  const local = new Temporal.PlainDateTime(year, month, day, hour, minute, Math.min(second, 59))
  return local.toZonedDateTime(isNamed && !time.isDate ? name : ownZone).epochMilliseconds
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')

import { Temporal } from 'temporal-polyfill'

/** A stretch of time in milliseconds since 1970. It includes its start and not its end. */
export type Interval = { start: number; end: number }

/** Hours of a day by the clock on the wall, such as 09:00 to 17:30. */
export type Hours = { from: string; to: string }

/** When someone works. */
export type WorkingTimes = {
  /** IANA name, such as America/Chicago. */
  timeZone: string
  /** `weekday`: 1 for Monday to 7 for Sunday (ISO 8601). */
  weekly: (Hours & { weekday: number })[]
  /** Days, such as 2026-12-24, whose hours replace those of the week. Without hours, they are days off. */
  exceptions: { first: string; last: string; hours: Hours[] }[]
}

export type FreeTimeRules = {
  lengthMs: number
  /** Required free time after each call. */
  bufferMs: number
  /** Distance between starts, counted from the beginning of each interval of hours. */
  everyMs: number
  /** The first and last start allowed. */
  earliest: number
  latest: number
}

/**
 * Returns the free times, ascending. Hours follow the clock of their time zone: on the day it goes
 * forward, a time that does not exist means the one an hour later; when it goes back, a time that exists twice means
 * the first one (Temporal's `compatible`, as in RFC 5545 §3.3.5).
 * @param busy `end` of each includes the buffer
 */
export function computeFreeTimes(times: WorkingTimes, busy: Interval[], rules: FreeTimeRules): number[] {
  const { lengthMs, bufferMs, everyMs, earliest, latest } = rules
  const starts = new Set<number>()
  for (const { start, end } of openTimes(times, { start: earliest, end: latest + lengthMs })) {
    const skipped = Math.max(0, Math.ceil((earliest - start) / everyMs))
    for (let at = start + skipped * everyMs; at + lengthMs <= end && at <= latest; at += everyMs) {
      if (!overlapsAny({ start: at, end: at + lengthMs + bufferMs }, busy)) starts.add(at)
    }
  }
  return [...starts].sort((a, b) => a - b)
}

/** Returns the stretches of working time on every day that a window touches. */
export function openTimes({ timeZone, weekly, exceptions }: WorkingTimes, window: Interval): Interval[] {
  const open: Interval[] = []
  // Hours of the day before may end within the window.
  const last = dayOf(window.end, timeZone)
  for (let day = dayOf(window.start, timeZone).subtract({ days: 1 }); !isAfter(day, last); day = day.add({ days: 1 })) {
    const name = day.toString()
    const replaced = exceptions.filter(({ first, last: end }) => first <= name && name <= end)
    const hours =
      replaced.length > 0
        ? replaced.flatMap((exception) => exception.hours)
        : weekly.filter(({ weekday }) => weekday === day.dayOfWeek)
    for (const { from, to } of hours) {
      const [start, end] = [instantOf(day, from, timeZone), instantOf(day, to, timeZone)]
      if (end > start) open.push({ start, end })
    }
  }
  return open
}

export const overlaps = (one: Interval, other: Interval) => one.start < other.end && other.start < one.end

const overlapsAny = (one: Interval, others: Interval[]) => others.some((other) => overlaps(one, other))

const dayOf = (ms: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate()

const isAfter = (day: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(day, other) > 0

const instantOf = (day: Temporal.PlainDate, time: string, timeZone: string) =>
  day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds

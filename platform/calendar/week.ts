import { Temporal } from 'temporal-polyfill'
import type { Interval } from './free-times.ts'
import { addDays, dayIn, startOfDay } from './time-zone.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** Monday to Sunday, such as 2026-11-23 to 2026-11-29, and all moments in them. */
export type Week = { days: string[]; span: Interval }

/**
 * Returns the week around a day in a time zone (ISO 8601: it begins on Monday).
 * @param day another text than a day means today
 */
export function weekOf(day: unknown, timeZone: string, now: number): Week {
  const chosen = typeof day === 'string' && DAY.test(day) && isDay(day) ? day : dayIn(timeZone, now)
  const monday = addDays(chosen, 1 - Temporal.PlainDate.from(chosen).dayOfWeek)
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  return { days, span: { start: startOfDay(timeZone, monday), end: startOfDay(timeZone, addDays(monday, 7)) } }
}

function isDay(text: string) {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

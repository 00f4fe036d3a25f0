import { Temporal } from 'temporal-polyfill'
import { dateFormat } from '#engine/text/date-format.ts'
import type { Interval } from './free-times.ts'
import { dayIn, startOfDay } from './time-zone.ts'

const MONTH = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/
const DAYS_OF_WEEK = 7

export type Month = {
  /** Such as 2026-11. */
  name: string
  previous: string
  next: string
  /** Whole weeks from Monday to Sunday (ISO 8601), with the days around the month. */
  weeks: string[][]
  /** All moments of the days shown. */
  span: Interval
}

/**
 * Returns a month in a time zone.
 * @param name such as `2026-11`; another text means this month
 */
export function monthOf(name: unknown, timeZone: string, now: number): Month {
  const chosen = typeof name === 'string' && MONTH.test(name) ? name : dayIn(timeZone, now).slice(0, 7)
  const first = Temporal.PlainYearMonth.from(chosen).toPlainDate({ day: 1 })
  const last = first.add({ months: 1 }).subtract({ days: 1 })
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const count = Math.ceil((monday.until(last).days + 1) / DAYS_OF_WEEK)
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, day) => monday.add({ days: week * DAYS_OF_WEEK + day }).toString()),
  )
  const end = monday.add({ days: count * DAYS_OF_WEEK }).toString()
  return {
    name: chosen,
    previous: first.subtract({ months: 1 }).toString().slice(0, 7),
    next: first.add({ months: 1 }).toString().slice(0, 7),
    weeks,
    span: { start: startOfDay(timeZone, monday.toString()), end: startOfDay(timeZone, end) },
  }
}

/** @example monthLabel('2026-11') // 'November 2026' */
export function monthLabel(name: string) {
  return dateFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(Date.parse(`${name}-01`))
}

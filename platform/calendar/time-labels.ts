import { dateFormat } from '#engine/text/date-format.ts'
import { dayIn } from './time-zone.ts'

/** A moment as a visitor reads it: `2026-11-24`, “9:00 AM”. */
export type LabeledTime = { time: number; day: string; label: string }

/**
 * Returns moments with their day and time in a time zone. When clocks go back, a time occurs twice; both labels then
 * include the offset (“1:00 AM CDT”, “1:00 AM CST”).
 */
export function labelTimes(times: number[], timeZone: string): LabeledTime[] {
  const labeled = times.map((time) => ({ time, day: dayIn(timeZone, time), label: timeLabel(time, timeZone) }))
  const key = ({ day, label }: LabeledTime) => `${day} ${label}`
  const counts = Map.groupBy(labeled, key)
  return labeled.map((one) =>
    (counts.get(key(one))?.length ?? 0) > 1 ? { ...one, label: timeLabel(one.time, timeZone, 'short') } : one,
  )
}

/** @example timeLabel(Date.UTC(2026, 10, 24, 15), 'America/Chicago') // '9:00 AM' */
export function timeLabel(time: number, timeZone: string, timeZoneName?: 'short') {
  const format = dateFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName })
  return format.format(time).replaceAll('\u202f', ' ')
}

/** @example dayLabel(Date.UTC(2026, 10, 24, 15), 'America/Chicago') // 'Tuesday, November 24' */
export function dayLabel(time: number, timeZone: string) {
  return dateFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(time)
}

/**
 * Returns a moment in full, for emails and confirmations.
 * @example momentLabel(Date.UTC(2026, 10, 24, 15), 'America/Chicago') // 'Tuesday, November 24, 2026, 9:00 AM CST'
 */
export function momentLabel(time: number, timeZone: string) {
  const day = dateFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  })
  return `${day.format(time)}, ${timeLabel(time, timeZone, 'short')}`
}

/** Part of the day of a time: visitors choose one first. */
export type PartOfDay = 'Morning' | 'Afternoon' | 'Evening'

const NOON = 12
const EVENING = 17

/** @example partOfDay(Date.UTC(2026, 10, 24, 15), 'America/Chicago') // 'Morning' */
export function partOfDay(time: number, timeZone: string): PartOfDay {
  const hour = Number(dateFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(time))
  if (hour < NOON) return 'Morning'
  return hour < EVENING ? 'Afternoon' : 'Evening'
}

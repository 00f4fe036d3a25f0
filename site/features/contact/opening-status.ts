import { countOf } from '#engine/text/count-of.ts'

/**
 * Returns the state of an office as text. `there` is its local time; opening hours are in hours of the day.
 * @example openWords(new Date('2026-11-20T11:00'), 9, 18) // 'open now, 7 more hours'
 */
export function openingStatus(there: Date, opens: number, closes: number) {
  const hour = there.getHours() + there.getMinutes() / 60
  const left = Math.floor(closes - hour)
  if (there.getDay() % 6 < 1 || hour >= closes) return 'closed, opens on the next business day'
  if (hour < opens) return `opens in ${countOf(Math.ceil(opens - hour), 'hour')}`
  return `open now, ${left ? countOf(left, 'more hour') : 'closes within the hour'}`
}

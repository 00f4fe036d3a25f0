import { formatDate } from './date-format.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/**
 * Returns how long ago a moment was, and its date when that was more than a week ago.
 * @param then ISO 8601
 * @param now milliseconds since 1970
 * @example timeAgo('2026-11-23T10:00:00Z', Date.UTC(2026, 10, 23, 12)) // '2 h ago'
 */
export function timeAgo(then: string, now: number): string {
  const ms = now - Date.parse(then)
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`
  if (ms < DAY_MS) return `${Math.floor(ms / HOUR_MS)} h ago`
  if (ms < WEEK_MS) return `${Math.floor(ms / DAY_MS)} d ago`
  return formatDate(then)
}

import { Temporal } from 'temporal-polyfill'
import { dateFormat } from '#engine/text/date-format.ts'

/**
 * Returns whether a text names a time zone, such as America/Chicago. Offsets like +01:00 have no rules and are none.
 */
export function isTimeZone(name: string) {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    dateFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * Returns the time zones that a visitor can choose, by region: `['America', ['America/Chicago', …]]`.
 * @param chosen is added if the list has another spelling of it
 */
export function timeZonesByRegion(chosen: string): [region: string, zones: string[]][] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/')), 'UTC', chosen])
  const regions = Object.groupBy([...zones].sort(), (zone) =>
    zone.includes('/') ? (zone.split('/')[0] ?? '') : 'Other',
  )
  return Object.entries(regions).map(([region, names]) => [region, names ?? []])
}

/** @example placeOf('America/Argentina/Buenos_Aires') // 'Buenos Aires, Argentina' */
export function placeOf(zone: string) {
  const [, ...places] = zone.split('/')
  return (places.length > 0 ? places.reverse().join(', ') : zone).replaceAll('_', ' ')
}

/** @example offsetOf('Asia/Kolkata', Date.now()) // 'UTC+5:30' */
export function offsetOf(timeZone: string, ms: number) {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(ms)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  if (!Number(hours) && !Number(minutes)) return 'UTC'
  return `UTC${sign === '-' ? '−' : '+'}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`
}

/** @example zoneNote({ place: 'Tokyo', offset: 'UTC+9' }) // 'Times in Tokyo, now UTC+9' */
export const zoneNote = ({ place, offset }: { place: string; offset: string }) =>
  place === offset ? `Times in ${place}` : `Times in ${place}, now ${offset}`

/** @example dayIn('America/Chicago', Date.UTC(2026, 10, 24, 3)) // '2026-11-23' */
export function dayIn(timeZone: string, ms: number) {
  // The Swedish locale writes dates like ISO 8601. This function also runs in browsers without Temporal.
  return dateFormat('sv-SE', { timeZone }).format(ms)
}

/** @example addDays('2026-11-30', 1) // '2026-12-01' */
export function addDays(day: string, days: number) {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Returns the first moment of a day, which is not midnight if clocks go forward at midnight. */
export function startOfDay(timeZone: string, day: string) {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds
}

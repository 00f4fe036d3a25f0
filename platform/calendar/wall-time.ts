import { Temporal } from 'temporal-polyfill'
import { isTimeZone } from './time-zone.ts'

/**
 * Returns the moment at which clocks in a time zone show a date and time. A time that clocks skip is moved forward by
 * the length of the gap; of a time that occurs twice, the first is returned. Undefined if the date, time, or zone is
 * invalid.
 * @param local in the format of a field for date and time
 * @example momentAt('America/Chicago', '2026-12-01T09:00') // Date.UTC(2026, 11, 1, 15)
 */
export function momentAt(timeZone: string, local: string): number | undefined {
  if (!isTimeZone(timeZone) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return undefined
  try {
    return Temporal.PlainDateTime.from(local, { overflow: 'reject' }).toZonedDateTime(timeZone).epochMilliseconds
  } catch {
    return undefined
  }
}

/** @example wallTimeOf('America/Chicago', Date.UTC(2026, 11, 1, 15)) // '2026-12-01T09:00' */
export function wallTimeOf(timeZone: string, moment: number): string {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return local.toString({ smallestUnit: 'minute' })
}

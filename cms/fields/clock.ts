import { isTimeZone } from '#platform/calendar/time-zone.ts'

/** Checks, for `validate`, a time of day. */
export function isTimeOfDay(example: string) {
  return (value: unknown) =>
    !value || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || `Enter a time such as ${example}.`
}

/** Checks, for `validate`, the name of a time zone. */
export const isZoneName = (value: unknown) =>
  !value || isTimeZone(String(value)) || 'Enter a time zone such as America/Chicago.'

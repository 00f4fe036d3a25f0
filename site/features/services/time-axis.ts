import { promisedDay } from '../../ui/charts/charts.ts'

export type Weeks = { from: number; to: number }

/** The axis of every service: 24 weeks, so that two of them can be compared. */
export const axisWeeks = 24
export const axisTicks = [0, 4, 8, 12, 16, 20, 24].map((week) => ({ at: share(week), text: String(week) }))

/** Position of Day 60. */
export const promiseShare = share(promisedDay / 7)

/** Weeks that do not run forwards are not known, and have no bar. */
export const isSpan = ({ from, to }: Weeks) => to > from

/** Position of a week on the axis, 0 to 100; later weeks are at its end. */
export function share(week: number) {
  return Math.round((Math.min(Math.max(week, 0), 24) / 24) * 1e4) / 100
}

/** Width of a label in weeks, on a wide window and on a phone. */
const LABEL = { wide: 3, phone: 8 }

/**
 * Where the two labels of the bar stand: no label lies across the line of Day 60. The first would otherwise be moved
 * past it, or on phones to the left edge; the second into the bar, or, where a phone's bar is too short, past the line.
 */
export function labelPlaces({ from, to }: Weeks) {
  const promise = promisedDay / 7
  const collides = (week: number, width: number) => week < promise && week + width > promise
  const isInside = to > 17 || (collides(to, LABEL.wide) && to - from >= LABEL.wide)
  return {
    first: collides(from, LABEL.wide) ? 'is-past' : collides(from, LABEL.phone) ? 'is-left-on-phones' : '',
    full: [
      isInside ? 'inside' : collides(to, LABEL.wide) ? 'is-past' : '',
      collides(to, LABEL.phone) ? 'is-past-on-phones' : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

import { promisedDay } from '#site/ui/charts/charts.ts'

export type Weeks = { from: number; to: number }

/** Weeks on the axis of every service: always 24, so that services can be compared. */
export const axisWeeks = 24
export const axisTicks = [0, 4, 8, 12, 16, 20, 24].map((week) => ({ at: share(week), text: String(week) }))

/** Position of Day 60. */
export const promiseShare = share(promisedDay / 7)

/** Returns whether a range is valid. A range that does not run forward gets no bar. */
export const isSpan = ({ from, to }: Weeks) => to > from

/** Returns the position of a week on the axis, 0 to 100; later weeks are at its end. */
export function share(week: number) {
  return Math.round((Math.min(Math.max(week, 0), 24) / 24) * 1e4) / 100
}

/** Width of a label in weeks, on a wide window and on a phone. */
const LABEL = { wide: 3, phone: 8 }

/**
 * Returns the positions of the two labels of the bar, so that neither crosses the line of Day 60. The first label moves
 * past the line or, on phones, to the left edge; the second moves into the bar or, if the bar is too short on a phone,
 * past the line.
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

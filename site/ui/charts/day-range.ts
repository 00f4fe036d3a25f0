/** Start and end of a range, in percent of a day. If the range passes midnight, `to` is smaller than `from`. */
export type DayRange = { from: number; to: number }

/** Returns the parts of a range within one day: two when it passes midnight. */
export function withinDay({ from, to }: DayRange): DayRange[] {
  if (to > from) return [{ from, to }]
  return [
    { from, to: 100 },
    { from: 0, to },
  ]
}

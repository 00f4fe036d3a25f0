import { type Point, pathThrough } from './charts.ts'

type Extent = { low: number; high: number }
export type Scale = Extent & { ticks: number[] }

/**
 * Returns a scale from zero over all values, in steps of 1, 2, or 5. Negative values extend it downward.
 * @example scaleOf([3, 41]) // { low: 0, high: 60, ticks: [0, 20, 40, 60] }
 */
export function scaleOf(values: (number | null)[], maxTicks = 4): Scale {
  const { low: least, high: largest } = extentOf(values)
  const step = niceStep((largest - least) / (maxTicks - 1))
  const [from, to] = [Math.floor(least / step), Math.ceil(largest / step)]
  const ticks = Array.from({ length: to - from + 1 }, (_, at) => tidy((from + at) * step))
  return { low: tidy(from * step), high: tidy(to * step), ticks }
}

/** Returns a scale from zero, or the smallest negative value, to the largest value, so that no bar is longer. */
export function extentOf(values: (number | null)[]): Extent {
  let [low, high] = [0, 0]
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low === 0 && high === 0 ? { low: 0, high: 1 } : { low, high }
}

/** Returns the position of a value between the ends of a scale, in percent. */
export const placeOn = ({ low, high }: Extent, value: number) => tidy((100 * (value - low)) / (high - low))

/** Returns a path in a box of 100 × 100 with gaps at unknown values. A value between two gaps is a short stroke. */
export function linePath(values: (number | null)[], scale: Scale) {
  const runs: Point[][] = [[]]
  for (const [at, value] of values.entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)?.push([placeAmong(values.length, at), 100 - placeOn(scale, value)])
  }
  return runs
    .map((run) => {
      const [only] = run
      if (run.length !== 1 || !only) return pathThrough(run)
      return `M${Math.max(0, only[0] - 0.5)} ${only[1]}H${Math.min(100, only[0] + 0.5)}`
    })
    .join('')
}

/** @example placeAmong(5, 2) // 50 */
export const placeAmong = (count: number, at: number) => (count > 1 ? tidy((100 * at) / (count - 1)) : 50)

/** Returns the columns of one of several series as one path in a view box of 100 × 100, each value in its slot. */
export function columnPath(values: (number | null)[], scale: Scale, { of = 1, nth = 0, only = -1, without = -1 } = {}) {
  const slot = 100 / Math.max(1, values.length)
  const gap = values.length > 120 ? 0 : slot * 0.2
  const width = (slot - gap) / of
  const zero = 100 - placeOn(scale, 0)
  let path = ''
  for (const [at, value] of values.entries()) {
    if (value === null || value === 0 || at === without || (only >= 0 && at !== only)) continue
    const left = tidy(at * slot + gap / 2 + nth * width)
    path += `M${left} ${zero}V${tidy(100 - placeOn(scale, value))}h${tidy(width)}V${zero}z`
  }
  return path
}

/** With more labels than this, uneven rounding is invisible. */
const MANY = 12

/** Returns at most this many positions, evenly spaced, with the last one if possible. */
export function evenlySpaced(count: number, max: number) {
  if (count <= max) return Array.from({ length: count }, (_, at) => at)
  const last = count - 1
  const parts = [max - 1, max - 2].find((part) => part > 1 && last % part === 0) ?? max - 1
  if (last % parts === 0 || count > MANY)
    return Array.from({ length: parts + 1 }, (_, nth) => Math.round((nth * last) / parts))
  const step = Math.ceil(last / parts)
  return Array.from({ length: Math.ceil(count / step) }, (_, nth) => nth * step)
}

/**
 * Moves labels apart along a side of 100 so that none covers another, each as close to its own position as possible.
 */
export function separateLabels(places: number[], gap: number) {
  const order = places.map((place, at) => ({ place, at })).toSorted((a, b) => a.place - b.place)
  const moved: number[] = []
  for (const [nth, { place }] of order.entries()) {
    const above = moved[nth - 1]
    moved.push(above === undefined ? place : Math.max(place, above + gap))
  }
  for (let nth = moved.length - 1; nth >= 0; nth--) {
    const roof = nth === moved.length - 1 ? 100 : (moved[nth + 1] ?? 100) - gap
    moved[nth] = Math.min(moved[nth] ?? 0, roof)
  }
  const result: number[] = []
  for (const [nth, { at }] of order.entries()) result[at] = tidy(moved[nth] ?? 0)
  return result
}

function niceStep(rough: number) {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough * 0.999_999) ?? 10
  return factor * power
}

/** Removes rounding errors of binary fractions: 0.30000000000000004 becomes 0.3. */
const tidy = (value: number) => Number(value.toPrecision(6))

/**
 * Returns a scale of powers of ten around all positive values, with a power to spare above for open ends.
 * @example logScaleOf([25_000, 410_000]).powers // [10_000, 100_000, 1_000_000, 10_000_000]
 */
export function logScaleOf(values: (number | null)[]) {
  const logs = values.flatMap((value) => (value !== null && value > 0 ? [Math.log10(value)] : []))
  const first = logs.length > 0 ? Math.floor(Math.min(...logs)) : 0
  const last = logs.length > 0 ? Math.ceil(Math.max(...logs)) + 1 : 1
  return {
    powers: Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at)),
    /** In percent of the scale. */
    placeOf: (value: number) => tidy((100 * (Math.log10(Math.max(value, 10 ** first)) - first)) / (last - first)),
  }
}

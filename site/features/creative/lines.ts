import { path, series, tenth } from '#engine/art/series.ts'

export type Site = {
  name: string
  url: string
  figure: string
  label: string
  months: number
  from: number
  to: number
}

const MONTH = 37
const HEIGHT = 170
/** Factor by which a line rises for each multiple of its first value. */
const TIMES = 62

/**
 * Returns the line of a website. All websites share one scale: a month is equally wide, and a doubling equally high.
 * Only the ends are measured. Undefined unless all figures are positive.
 */
export function siteLine({ name, months, from, to }: Site) {
  if (!(months > 0 && from > 0 && to > 0)) return undefined
  const width = Math.round(months * MONTH)
  const values = series({ seed: name, n: months * 5 + 1, from: 1, to: to / from, noise: 0.03, bend: 1.4, quiet: 0.1 })
  const last = values.length - 1
  const points = values.map((value, i) => [tenth((width * i) / last), tenth(HEIGHT - TIMES * (value - 1))] as const)
  return { width, height: HEIGHT, path: path(points) }
}

/**
 * Returns the numbers in a sentence.
 * @example numbersIn('11 taps before, 6 after') // [11, 6]
 */
export const numbersIn = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)

/** Returns one step for each place of the quarter, all equally high; free places come last. In a box of 100 × 100. */
export function stairs(taken: number, total: number) {
  const steps = Array.from({ length: total }, (_, i) => ({
    x: tenth((100 * (i + 1)) / total),
    y: tenth(100 - (100 * (i + 1)) / total),
  }))
  const places = steps.slice(0, taken)
  const climb = (part: typeof steps) => part.map(({ x, y }) => `H${x}V${y}`).join('')
  const { x, y } = places.at(-1) ?? { x: 0, y: 100 }
  const free = climb(steps.slice(taken))
  return { calm: `M0 100${climb(places)}`, hot: free && `M${x} ${y}${free}`, places }
}

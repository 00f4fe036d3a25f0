/** Seeded numbers, series made of them, and series as points of a drawing. */
export type Point = readonly [x: number, y: number]
export type Seed = string | number

/** Returns Mulberry32 over an FNV-1a hash of the seed: numbers from 0 up to 1, in the same order every time. */
export function random(seed: Seed) {
  let h = 2166136261
  for (const c of String(seed)) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return () => {
    h = (h + 0x6d2b79f5) | 0
    let t = Math.imul(h ^ (h >>> 15), 1 | h)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

type SeriesOptions = { seed: Seed; n?: number; from: number; to: number; bend?: number; noise?: number; quiet?: number }

/**
 * Returns a plausible weekly series from `from` to `to`: compound growth (`bend` > 1 stays flat for longer) and bounded
 * noise, which begins at the share `quiet`.
 */
export function series({ seed, n = 53, from, to, bend = 2, noise = 0.04, quiet = 0.5 }: SeriesOptions) {
  const r = random(seed)
  let drift = 0
  return Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1)
    drift = drift * 0.62 + (r() - 0.5) * noise
    const loud = i === 0 || i === n - 1 ? 0 : quiet + (1 - quiet) * t
    return from + (to - from) * t ** bend + drift * Math.abs(to - from) * loud
  })
}

type Box = { x0?: number; x1: number; y0: number; y1: number; min?: number; max?: number }

/** Returns values as points: the first at x0, the last at x1, `min` at y0, `max` at y1. */
export function scale(
  values: readonly number[],
  { x0 = 0, x1, y0, y1, min = Math.min(...values), max = Math.max(...values) }: Box,
): Point[] {
  const last = values.length - 1 || 1
  return values.map((v, i) => [
    tenth(x0 + ((x1 - x0) * i) / last),
    tenth(y0 + ((y1 - y0) * (v - min)) / (max - min || 1)),
  ])
}

export const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
export const area = (points: readonly Point[], base: number) =>
  `${path(points)}L${points.at(-1)?.[0]} ${base}L${points[0]?.[0]} ${base}Z`

/** Rounds to a tenth of a pixel, which is precise enough and keeps the SVG small. */
export const tenth = (value: number) => Number(value.toFixed(1))

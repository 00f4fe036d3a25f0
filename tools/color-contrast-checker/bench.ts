import Color from 'colorjs.io'
import type { Measure } from '#bench/measure.ts'
import { parseColor } from '#engine/color/parse-color.ts'
import type { Coords } from '#engine/color/spaces.ts'
import { measurePair } from './measure-pair.ts'
import { randomColor } from './random-color.ts'

/** Compares 10,000 random pairs with colorjs.io, and measures the time of one full report. */
export async function measure(): Promise<Measure[]> {
  let largest = 0
  for (let seed = 0; seed < 20_000; seed++) {
    const text = randomColor(seed)
    const color = parseColor(text)
    const wanted = new Color(text).to('srgb').coords as Coords
    if ('error' in color) largest = Infinity
    else
      for (const [at, value] of color.srgb.entries()) largest = Math.max(largest, Math.abs(value - (wanted[at] ?? 0)))
  }
  const began = performance.now()
  for (let seed = 0; seed < 100; seed++) measurePair(randomColor(seed), randomColor(seed + 1))
  const each = (performance.now() - began) / 100
  return [
    {
      what: 'color-contrast-checker: largest difference from colorjs.io, 10,000 pairs',
      value: largest,
      unit: '',
      limit: 1e-6,
      better: 'less',
    },
    {
      what: 'color-contrast-checker: one pair with all its tables',
      value: Number(each.toFixed(2)),
      unit: 'ms',
      limit: 100,
      better: 'less',
    },
  ]
}

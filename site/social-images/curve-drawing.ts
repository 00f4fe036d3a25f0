import { weatherFor } from '#engine/art/art.ts'
import { CURVE_BASE, CURVE_TOP, type Curve, clearanceOf, landOf } from '../ui/charts/curve.ts'
import type { Drawing, End } from './card.ts'

/** Shares of the curve's width that a label with its month takes at either end. */
const FIRST: [number, number] = [0, 0.24]
const LAST: [number, number] = [0.78, 1]
/** Height of a label in percent of the drawing. */
const FIGURE = 44

/** Returns a series as a landscape, with a label at each end that has room for one. */
export function curveDrawing(seed: string, { values, first, last }: Pick<Curve, 'values' | 'first' | 'last'>): Drawing {
  const above = clearanceOf({ values }, ...FIRST)
  const land = landOf({ values }, ...LAST)
  const ends: End[] = [
    ...(above + FIGURE <= 100
      ? [{ side: 'left' as const, figure: first.figure, when: first.month, bottom: above, isOnLand: false }]
      : []),
    ...(land >= FIGURE
      ? [{ side: 'right' as const, figure: last.figure, when: last.month, bottom: 0, isOnLand: true }]
      : []),
  ]
  const weather = weatherFor(seed)
  return {
    kind: 'art',
    place: 'below',
    // Ink on the sky and paper on the land are readable in every weather except night.
    art: {
      kind: 'ridge',
      values,
      weather: weather === 'night' ? 'dawn' : weather,
      top: CURVE_TOP,
      base: CURVE_BASE,
    },
    ends,
  }
}

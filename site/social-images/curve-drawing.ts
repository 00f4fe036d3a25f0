import { weatherFor } from '../../engine/art.ts'
import { CURVE_BASE, CURVE_TOP, type Curve, clearanceOf, landOf } from '../ui/charts/curve.ts'
import type { Drawing, End } from './card.ts'

/** Parts of the curve that a figure with its month is as wide as. */
const FIRST: [number, number] = [0, 0.24]
const LAST: [number, number] = [0.78, 1]
/** Height of a figure with its month, in percent of the drawing. */
const FIGURE = 44

/** The real series as a landscape, with both its ends where they have room. */
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
    // Ink on the sky and paper on the land can be read in every weather but the night.
    art: {
      kind: 'ridge',
      seed,
      values,
      weather: weather === 'night' ? 'dawn' : weather,
      options: { top: CURVE_TOP, base: CURVE_BASE },
    },
    ends,
  }
}

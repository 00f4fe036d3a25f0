import type { CoverData, CoverRow } from './cover-data.ts'
import type { Box, Tone } from './shapes.ts'

/** What a form draws, and where. `size` is that of its labels. */
export type Canvas = Omit<CoverData, 'form' | 'figure' | 'caption' | 'rows'> & {
  rows: readonly CoverRow[]
  box: Box
  size: number
}

type Place = { row: CoverRow; tone: Tone; y: number; height: number }

/** Draws all rows below each other, each in the same height. The marked one has its own tone. */
export function rowsOf({ box, rows, mark }: Canvas, draw: (place: Place) => string) {
  const height = box.h / rows.length
  return rows.map((row, i) => draw({ row, tone: i === mark ? 'hit' : 'land', y: box.y + i * height, height })).join('')
}

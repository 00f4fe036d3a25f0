// Covers of posts: the numbers that a post states, to scale, below the one that matters.
import * as areas from './cover-areas.ts'
import * as bars from './cover-bars.ts'
import type { Canvas } from './cover-canvas.ts'
import type { CoverData, CoverForm } from './cover-data.ts'
import { line, linesOf, setWords, slope } from './cover-lines.ts'
import { type Box, text } from './shapes.ts'

const forms: Record<Exclude<CoverForm, 'words'>, (canvas: Canvas) => string> = { ...areas, ...bars, line, slope }

export type CoverFrame = {
  w: number
  h: number
  /** Leaves out all text, for files that are drawn without the fonts of the page. */
  isPlain?: boolean | undefined
}

/** Returns the shapes of a cover in a picture of the given size. */
export function drawCover({ form, figure = '', caption, ...data }: CoverData, { w, h, isPlain = false }: CoverFrame) {
  const unit = Math.min(w, h * 1.6) / 640
  const margin = 36 * unit
  const whole = { x: margin, y: margin, w: w - 2 * margin, h: h - 2 * margin }
  if (form === 'words') return setWords(caption, whole, isPlain)
  const isWide = w > h * 2
  const { texts, box } = isPlain ? { texts: '', box: whole } : placed({ figure, caption }, { whole, unit, isWide })
  const drawn = forms[form]({ ...data, rows: data.rows ?? [], box, size: 19 * unit })
  return texts + (isPlain ? drawn.replace(/<text[^>]*>[^<]*<\/text>/g, '') : drawn)
}

type Layout = { whole: Box; unit: number; isWide: boolean }

/** Places the figure and its sentence above the drawing, or at the left of it in a wide picture. */
function placed({ figure, caption }: { figure: string; caption: string }, { whole, unit, isWide }: Layout) {
  const width = isWide ? whole.w * 0.36 : whole.w
  const large = Math.min((isWide ? 150 : 96) * unit, width / (Math.max(figure.length, 1) * 0.53))
  const size = (isWide ? 28 : 24) * unit
  const lines = linesOf(caption, Math.floor(width / (size * 0.48)))
  const top = whole.y + large * 0.76
  const texts = [
    text(figure, whole.x, top, { size: large, look: 'figure' }),
    ...lines.map((one, i) => text(one, whole.x, top + size * (1.5 + i * 1.25), { size })),
  ]
  const below = top + size * (1.5 + (lines.length - 1) * 1.25) + 30 * unit
  const box = isWide
    ? { ...whole, x: whole.x + whole.w * 0.42, w: whole.w * 0.58 }
    : { ...whole, y: below, h: whole.y + whole.h - below }
  return { texts: texts.join(''), box }
}

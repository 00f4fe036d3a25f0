// Covers whose numbers are points of a line, and the one whose text is the picture.
import type { Canvas } from './cover-canvas.ts'
import { valueText } from './cover-data.ts'
import { area, path, scale } from './series.ts'
import { type Box, filled, rect, stroked, text } from './shapes.ts'

/** Draws a series as a hill, with a limit across it and one value marked. */
export function line({ box, size, rows: [row], mark = 0, at, unit }: Canvas) {
  const [label = '', ...values] = row ?? ['']
  const base = box.y + box.h
  const fit = { min: Math.min(...values), max: Math.max(...values) }
  const points = scale(values, {
    x0: box.x,
    x1: box.x + box.w,
    y0: base - box.h * 0.25,
    y1: box.y + size * 1.6,
    ...fit,
  })
  const [x, y] = points[mark] ?? [box.x, base]
  const [start, end] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]]
  const limit =
    at === undefined
      ? undefined
      : scale([fit.min, at, fit.max], { x1: 1, y0: base - box.h * 0.25, y1: box.y + size * 1.6, ...fit })[1]?.[1]
  return (
    filled('far', area(points, base)) +
    (limit === undefined ? '' : stroked('rule', `M${box.x} ${limit}h${box.w}`)) +
    `<path class="ridge" d="${path(points)}"/>` +
    stroked('trace', `M${x} ${y}V${base}`) +
    filled('hit', rect(x - size * 0.4, y - size * 0.4, size * 0.8, size * 0.8)) +
    text(valueText(values[0] ?? 0, unit), start[0], start[1] - size * 0.7, { size }) +
    text(valueText(values.at(-1) ?? 0, unit), end[0], end[1] - size * 0.5, { size, end: true }) +
    text(label, x - size * 0.6, base - size * 0.6, { size, end: true })
  )
}

/** Draws each row as a line from its first value to its second. */
export function slope({ box, size, rows, mark, unit }: Canvas) {
  const values = rows.flatMap(([, ...ends]) => ends)
  const [left, right] = [box.x + size * 3.4, box.x + box.w - size * 9]
  const fit = {
    min: Math.min(...values),
    max: Math.max(...values),
    x0: left,
    x1: right,
    y0: box.y + box.h - size,
    y1: box.y + size,
  }
  return rows
    .map(([label, from = 0, to = 0], i) => {
      const [start, end] = scale([from, to], fit)
      if (!(start && end)) return ''
      return (
        stroked(i === mark ? 'trace hit' : 'trace', path([start, end])) +
        text(valueText(from, unit), left - size * 0.5, start[1] + size * 0.35, { size, end: true }) +
        text(`${valueText(to, unit)}  ${label}`, right + size * 0.5, end[1] + size * 0.35, { size })
      )
    })
    .join('')
}

/** Breaks a text into lines of at most `most` characters, a longer word aside. */
export function linesOf(words: string, most: number) {
  const lines: string[] = []
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const MAX_LINES = 5
const WRAPS = [9, 11, 13, 15, 18, 21, 25, 30, 40]
/** Mean width of a letter, and height of a line, as shares of the size of the type. */
const [LETTER, LEADING] = [0.53, 0.98]

/** Sets a text as large as the picture allows. Without letters, each line is a bar of its length. */
export function setWords(words: string, { x, y, w, h }: Box, isPlain: boolean) {
  const room = h * 0.88
  const wide = (lines: string[]) => Math.max(...lines.map(({ length }) => length), 1) * LETTER
  const sizeOf = (lines: string[]) => Math.min(w / wide(lines), room / (Math.max(lines.length, 1) * LEADING), h * 0.4)
  const wraps = WRAPS.map((most) => linesOf(words, most))
  const fitting = wraps.filter(({ length }) => length <= MAX_LINES)
  const lines = [...fitting, wraps.at(-1) ?? []].reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best))
  const size = sizeOf(lines)
  const step = size * LEADING
  if (isPlain)
    return filled('land', lines.map((one, i) => rect(x, y + i * step, one.length * size * LETTER, size * 0.6)).join(''))
  const base = y + h - (lines.length - 1) * step - size * 0.12
  const set = lines.map((one, i) => text(one, x, base + i * step, { size, look: 'figure' }))
  return set.join('') + filled('hit', rect(x, y, h * 0.16, h * 0.025))
}

// Covers whose numbers are lengths on one axis.

import { type Canvas, rowsOf } from './cover-canvas.ts'
import { type CoverRow, valueText } from './cover-data.ts'
import { filled, rect, stroked, type Tone, text } from './shapes.ts'

const first = ([, value = 0]: CoverRow) => value
const second = ([, , value = 0]: CoverRow) => value
const sumOf = (rows: readonly CoverRow[]) => rows.reduce((sum, row) => sum + first(row), 0)

/** Draws one bar a row, from zero; a second value is the light bar that it is compared with. */
export function bars(canvas: Canvas) {
  const { box, size, rows, unit } = canvas
  const room = box.w - size * 4
  const longest = Math.max(...rows.flatMap((row) => [first(row), second(row)]))
  return rowsOf(canvas, ({ row, tone, y, height }) => {
    const [width, other] = [first(row), second(row)].map((value) => (room * value) / longest) as [number, number]
    const top = y + size * 1.3
    const thick = height - size * 1.8
    const light = filled('far', rect(box.x, top, other, thick))
    const bar = filled(tone, rect(box.x, top, width, other > width ? thick : thick * (other > 0 ? 0.62 : 1)))
    const value = text(valueText(first(row), unit), box.x + Math.max(width, other) + size * 0.5, top + thick * 0.72, {
      size,
    })
    return text(row[0], box.x, y + size, { size }) + light + bar + value
  })
}

/** Draws one column a row, side by side on the horizon. */
export function columns({ box, size, rows, mark, unit }: Canvas) {
  const step = box.w / rows.length
  const base = box.y + box.h - size * 1.5
  const highest = Math.max(...rows.map(first))
  return rows
    .map((row, i) => {
      const height = ((base - box.y - size * 1.4) * first(row)) / highest
      const x = box.x + i * step
      return (
        filled(i === mark ? 'hit' : 'land', rect(x, base - height, step * 0.82, height)) +
        text(valueText(first(row), unit), x, base - height - size * 0.4, { size }) +
        text(row[0], x, base + size * 1.25, { size })
      )
    })
    .join('')
}

/** Draws all rows as one bar, against a limit. What is past the limit is marked. */
export function stack({ box, size, rows, at = 0 }: Canvas) {
  const scale = box.w / Math.max(sumOf(rows), at)
  const [top, thick] = [box.y + box.h * 0.32, box.h * 0.36]
  let x = box.x
  const parts = rows.map((row, i) => {
    const width = first(row) * scale
    const part =
      filled(i % 2 === 0 ? 'land' : 'far', rect(x, top, width - 2, thick)) +
      (width > size * row[0].length * 0.5
        ? text(row[0], x, top + thick + size * 1.35, { size }) +
          text(valueText(first(row)), x, top + thick + size * 2.6, { size })
        : '')
    x += width
    return part
  })
  const limit = box.x + at * scale
  const surplus = x > limit ? filled('hit', rect(limit, top, x - limit, thick)) : ''
  const line = stroked('trace', `M${limit} ${box.y + size}V${top + thick}`)
  return (
    parts.join('') + surplus + line + text(valueText(at), limit - size * 0.5, box.y + size * 1.7, { size, end: true })
  )
}

/** Draws a span for each row, from its first value to its second, all on one axis. */
export function spans(canvas: Canvas) {
  const { box, size, rows } = canvas
  const scale = box.w / Math.max(...rows.map(second))
  return rowsOf(canvas, ({ row, tone, y, height }) => {
    const [from, to] = [first(row) * scale, second(row) * scale]
    const middle = y + height * 0.62
    const thick = height * 0.34
    return (
      text(`${row[0]} ${first(row)} to ${second(row)}`, box.x, y + size, { size }) +
      stroked('rule', `M${box.x} ${middle}h${box.w}`) +
      filled(tone, rect(box.x + from, middle - thick / 2, to - from, thick))
    )
  })
}

/** Draws rows that follow each other in time: each begins where the one before ends. */
export function waterfall(canvas: Canvas) {
  const { box, size, rows, unit } = canvas
  const scale = box.w / sumOf(rows)
  let x = box.x
  return rowsOf(canvas, ({ row, tone, y, height }) => {
    const width = first(row) * scale
    const [from, words] = [x, `${row[0]} ${valueText(first(row), unit)}`]
    x += width
    const isRight = from + width + words.length * size * 0.5 > box.x + box.w
    const bar = filled(tone, rect(from, y, width, height - 2))
    const edge = isRight ? from - size * 0.4 : from + width + size * 0.4
    return bar + text(words, edge, y + height / 2 + size * 0.35, { size, end: isRight })
  })
}

/** Draws an amount of which each row takes a part; the last row is what is left. */
export function falls({ box, size, rows, mark, unit }: Canvas) {
  const total = sumOf(rows)
  const step = box.w / (rows.length + 1)
  const base = box.y + box.h - size * 1.5
  const scale = (base - box.y - size * 1.2) / total
  let left = total
  const column = (label: string, value: number, top: number, i: number, tone: Tone) => {
    const [x, y] = [box.x + i * step, base - top * scale]
    return (
      filled(tone, rect(x, y, step * 0.86, value * scale)) +
      text(valueText(value, unit), x, y - size * 0.35, { size }) +
      text(label, x, base + size * 1.25, { size })
    )
  }
  const whole = column('Price', total, total, 0, 'land')
  const parts = rows.map((row, i) => {
    const part = column(row[0], first(row), left, i + 1, i === mark ? 'hit' : 'far')
    left -= first(row)
    return part
  })
  return whole + parts.join('')
}

/** Draws an estimate on an axis: its least value, its greatest, and the value between them. */
export function interval({ box, size, rows: [row], at = 0, unit }: Canvas) {
  const [, low = 0, high = 0, best = 0] = row ?? ['']
  const [min, max] = [Math.min(low, at), Math.max(high, at)]
  const x = (value: number) => box.x + size * 2 + ((box.w - size * 4) * (value - min)) / (max - min || 1)
  const middle = box.y + box.h * 0.5
  const thick = box.h * 0.3
  const named = (value: number, y: number) => text(valueText(value, unit), x(value) - size, y, { size })
  return (
    stroked('rule', `M${box.x} ${middle}h${box.w}`) +
    filled('land', rect(x(low), middle - thick / 2, x(high) - x(low), thick)) +
    stroked('trace', `M${x(at)} ${box.y + size * 1.6}V${box.y + box.h - size * 1.6}`) +
    filled('hit', rect(x(best) - size * 0.4, middle - thick, size * 0.8, thick * 2)) +
    named(low, middle + thick / 2 + size * 1.4) +
    named(high, middle + thick / 2 + size * 1.4) +
    text(valueText(at), x(at) - size * 0.3, box.y + size * 1.2, { size })
  )
}

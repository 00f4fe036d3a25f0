// Covers whose numbers are areas, squares to count, or states in a table.
import type { Canvas } from './cover-canvas.ts'
import { rowsOf } from './cover-canvas.ts'
import { type CoverRow, valueText } from './cover-data.ts'
import { tenth as f } from './series.ts'
import { dashed, filled, rect, stroked, type Tone, text } from './shapes.ts'

const first = ([, value = 0]: CoverRow) => value
const toneAt = (i: number, mark: number | undefined): Tone => (i === mark ? 'hit' : i % 2 === 0 ? 'land' : 'far')

/** Draws squares to scale from one corner, the largest below. */
export function areas({ box, size, rows, mark }: Canvas) {
  const largest = Math.max(...rows.map(first))
  const side = (row: CoverRow) => box.h * Math.sqrt(first(row) / largest)
  const base = box.y + box.h
  const squares = rows.map((row, i) => filled(toneAt(i, mark), rect(box.x, base - side(row), side(row), side(row))))
  // From the smallest up: each label is at the upper edge of its square, and clear of the one below it.
  let lowest = base - size * 1.3
  const tops = rows.toReversed().map((row) => {
    const y = Math.min(base - side(row) + size, lowest)
    lowest = y - size * 3.1
    return y
  })
  const labels = rows.map((row, i) => {
    const y = tops[rows.length - 1 - i] ?? base
    const x = box.x + box.h + size
    return (
      stroked('rule', `M${f(box.x + side(row))} ${f(y - size * 0.35)}H${f(x - size * 0.4)}`) +
      text(valueText(first(row)), x, y, { size }) +
      text(row[0], x, y + size * 1.2, { size })
    )
  })
  return squares.join('') + labels.join('')
}

/** Draws parts of a whole as blocks: the first at full height, the others beside it. */
export function blocks({ box, size, rows, mark }: Canvas) {
  const [head, ...rest] = rows
  if (!head) return ''
  const total = rows.reduce((sum, row) => sum + first(row), 0)
  const width = (box.w * first(head)) / total
  const others = total - first(head)
  let y = box.y
  const block = (row: CoverRow, i: number, at: { x: number; y: number; w: number; h: number }) =>
    filled(toneAt(i, mark), rect(at.x, at.y, at.w - 3, at.h - 3)) +
    text(`${valueText(first(row))} ${row[0]}`, at.x, at.y + at.h + size * 1.1, { size })
  const room = box.h - size * 1.5
  const gap = size * 1.6
  const heights = room - gap * Math.max(0, rest.length - 1)
  const beside = rest.map((row, i) => {
    const h = (heights * first(row)) / others
    const part = block(row, i + 1, { x: box.x + width, y, w: box.w - width, h })
    y += h + gap
    return part
  })
  return block(head, 0, { x: box.x, y: box.y, w: width, h: room }) + beside.join('')
}

/** Draws one square for each of `of`, column by column; each row is a group of them. */
export function grid({ box, size, rows, mark, of = 0, across = 20 }: Canvas) {
  const total = Math.max(
    of,
    rows.reduce((sum, row) => sum + first(row), 0),
  )
  const high = Math.max(1, Math.ceil(total / across))
  const foot = size * 1.5
  const step = Math.min(box.w / across, (box.h - foot) / high)
  const side = step * 0.72
  let taken = 0
  const group = (count: number) => {
    let d = ''
    for (const end = Math.min(taken + count, total); taken < end; ) {
      const [column, from] = [Math.floor(taken / high), taken % high]
      const run = Math.min(high - from, end - taken)
      d += `M${f(box.x + column * step + side / 2)} ${f(box.y + from * step)}v${f((run - 1) * step + side)}`
      taken += run
    }
    return d
  }
  const groups = rows.map((row, i) =>
    dashed(rows.length === 1 ? 'hit' : toneAt(i, mark), group(first(row)), side, step),
  )
  const rest = dashed('land', group(total), side, step)
  const words = rows.filter(([label]) => label !== '').map((row) => `${row[0]} ${valueText(first(row))}`)
  return groups.join('') + rest + text(words.join('  ·  '), box.x, box.y + high * step + size, { size })
}

/** Draws a row of squares for each row: its first number, then its second. */
export function cells(canvas: Canvas) {
  const { box, size, rows } = canvas
  const most = Math.max(...rows.map(([, a = 0, b = 0]) => a + b))
  const labelled = Math.max(...rows.map(([label]) => label.length)) * size * 0.52 + size
  const step = Math.min((box.w - labelled) / most, box.h / rows.length)
  return rowsOf(canvas, ({ row: [label, a = 0, b = 0], y }) => {
    const x = box.x + labelled
    const at = (count: number) => Array.from({ length: count }, (_, i) => i)
    return (
      text(label, box.x, y + step * 0.58, { size }) +
      filled(
        'land',
        at(a)
          .map((i) => rect(x + i * step, y, step * 0.86, step * 0.86))
          .join(''),
      ) +
      filled(
        'hit',
        at(b)
          .map((i) => rect(x + (a + i) * step, y, step * 0.86, step * 0.86))
          .join(''),
      )
    )
  })
}

/** Draws a table of yes and no: a value of 1 is filled, one of 0 is not. */
export function matrix(canvas: Canvas) {
  const { box, size, rows } = canvas
  const labelled = Math.max(...rows.map(([label]) => label.length)) * size * 0.5 + size
  const columns = Math.max(...rows.map((row) => row.length - 1))
  const width = (box.w - labelled) / columns
  return rowsOf(canvas, ({ row: [label, ...values], y, height }) => {
    const cell = (i: number) => rect(box.x + labelled + i * width, y, width - 4, height - 4)
    const of = (value: number) => values.flatMap((one, i) => (one === value ? [cell(i)] : [])).join('')
    return text(label, box.x, y + height * 0.5 + size * 0.25, { size }) + filled('land', of(1)) + filled('far', of(0))
  })
}

/** Draws a whole, and at its foot the part that is meant. */
export function level({ box, size, rows }: Canvas) {
  const [whole = 0, part = 0] = rows.map(first)
  const width = box.w * 0.56
  const height = (box.h * part) / (whole || 1)
  const base = box.y + box.h
  const x = box.x + width + size
  return (
    filled('land', rect(box.x, box.y, width, box.h)) +
    filled('hit', rect(box.x, base - height, width, height)) +
    text(valueText(whole), x, box.y + size, { size }) +
    text(rows[0]?.[0] ?? '', x, box.y + size * 2.2, { size }) +
    text(valueText(part), x, base - size * 1.4, { size }) +
    text(rows[1]?.[0] ?? '', x, base - size * 0.2, { size })
  )
}

/** Draws pages that all name each other. */
export function ties({ box, size, rows, mark }: Canvas) {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h * 0.56 }
  const places = rows.map((_, i) => {
    const turn = (2 * Math.PI * i) / rows.length - Math.PI / 2
    return { x: middle.x + box.w * 0.36 * Math.cos(turn), y: middle.y + box.h * 0.46 * Math.sin(turn) }
  })
  const lines = places.flatMap((from, i) =>
    places.slice(i + 1).map((to) => `M${f(from.x)} ${f(from.y)}L${f(to.x)} ${f(to.y)}`),
  )
  const side = size * 1.5
  const nodes = places.map(
    ({ x, y }, i) =>
      filled(i === mark ? 'hit' : 'land', rect(x - side / 2, y - side / 2, side, side)) +
      text(rows[i]?.[0] ?? '', x < middle.x - 1 ? x - side * 0.8 : x + side * 0.8, y + size * 0.35, {
        size,
        end: x < middle.x - 1,
      }),
  )
  return stroked('trace', lines.join('')) + nodes.join('')
}

/** Draws parts of an hour, or of another whole, as slices of a dial. */
export function dial({ box, size, rows, mark, unit }: Canvas) {
  const total = rows.reduce((sum, row) => sum + first(row), 0)
  const radius = box.h / 2
  const [cx, cy] = [box.x + radius, box.y + radius]
  let turned = 0
  const point = (share: number) => {
    const turn = 2 * Math.PI * share - Math.PI / 2
    return `${f(cx + radius * Math.cos(turn))} ${f(cy + radius * Math.sin(turn))}`
  }
  const step = Math.min(box.h / rows.length, size * 1.9)
  return rows
    .map((row, i) => {
      const from = turned / total
      turned += first(row)
      const isLarge = first(row) / total > 0.5 ? 1 : 0
      const slice = `M${f(cx)} ${f(cy)}L${point(from)}A${f(radius)} ${f(radius)} 0 ${isLarge} 1 ${point(turned / total)}z`
      const y = box.y + (i + 0.5) * step + size * 0.35
      return (
        filled(toneAt(i, mark), slice) +
        text(`${valueText(first(row), unit)}  ${row[0]}`, cx + radius + size, y, { size })
      )
    })
    .join('')
}

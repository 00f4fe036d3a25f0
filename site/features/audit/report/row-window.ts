import type { PageValue } from './page-cells.ts'

/** Rows that are rendered above and below the visible ones, so that a short scroll renders nothing. */
const MARGIN = 4

type View = { scrollTop: number; height: number; rowHeight: number; total: number }
/** From `start` up to, not including, `end`. */
export type RowWindow = { start: number; end: number }

/** Returns which rows of a table are in view, also while it still shows where a longer one was scrolled to. */
function visibleRows({ scrollTop, height, rowHeight, total }: View): RowWindow {
  const count = Math.ceil(height / rowHeight)
  const start = Math.max(0, Math.min(total - count, Math.floor(scrollTop / rowHeight)))
  return { start, end: Math.min(total, start + count + 1) }
}

/**
 * Returns which rows of a table are rendered: the current ones as long as they are all that is in view, otherwise the
 * ones in view and some around them. After a jump, when no row stays, the ones around them follow with the next scroll.
 * @example windowOf({ scrollTop: 0, height: 360, rowHeight: 36, total: 10_000 }) // { start: 0, end: 11 }
 */
export function windowOf(view: View, current?: RowWindow): RowWindow {
  const { start, end } = visibleRows(view)
  if (current && current.start <= start && end <= current.end) return current
  const margin = current && current.start < end && start < current.end ? MARGIN : 0
  return { start: Math.max(0, start - margin), end: Math.min(view.total, end + margin) }
}

export type RowOrder = { column: number; isRising: boolean }

/** Returns the places of rows in an order, unknown and empty values last. Rows that are equal keep their order. */
export function orderRows(rows: PageValue[][], places: number[], { column, isRising }: RowOrder): number[] {
  const sign = isRising ? 1 : -1
  return places.toSorted((a, b) => {
    const [one, other] = [rows[a]?.[column] ?? '', rows[b]?.[column] ?? '']
    if (one === other) return 0
    if (one === '') return 1
    if (other === '') return -1
    return one < other ? -sign : sign
  })
}

/** Returns the places of the rows in whose first columns all words of a query occur. */
export function findRows(rows: PageValue[][], query: string, columns: number[]): number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const all = rows.map((_, at) => at)
  if (words.length === 0) return all
  return all.filter((at) => {
    const text = columns.map((column) => String(rows[at]?.[column] ?? '').toLowerCase()).join(' ')
    return words.every((word) => text.includes(word))
  })
}

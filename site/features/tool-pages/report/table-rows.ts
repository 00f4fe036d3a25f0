import type { Cell, Column } from '#engine/tool/blocks.ts'

export type Order = { column: number; isRising: boolean }

/** @example toDetailsText({ text: 'home', href: 'https://…' }) // 'home' */
export const cellText = (cell: Cell | undefined) =>
  cell === null || cell === undefined ? null : typeof cell === 'object' ? cell.text : cell

/** Returns the sort key of a cell: its own number, or its text. Unknown is undefined. */
function orderOf(cell: Cell | undefined) {
  if (cell !== null && typeof cell === 'object' && cell.sort !== undefined) return cell.sort
  return cellText(cell) ?? undefined
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Returns a sorted copy; rows with an unknown cell come last in both directions, equal rows keep their order. */
export function sortRows(rows: Cell[][], { column, isRising }: Order): Cell[][] {
  const direction = isRising ? 1 : -1
  return rows.toSorted((a, b) => {
    const [one, other] = [orderOf(a[column]), orderOf(b[column])]
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
    if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction
    return collator.compare(String(one), String(other)) * direction
  })
}

/** Returns whether a column has figures, which are right-aligned and sorted from the largest first. */
export const isFigures = ({ form }: Column) => form === 'number' || form === 'bar'

/** Texts up to this length stay on one line. */
const SHORT = 18
/** A column with longer texts keeps some width on a phone. */
const WORDY = 40

/** Returns the class for the width that the longest text of a column needs; undefined between short and long. */
export function widthOf(rows: Cell[][], column: number) {
  let longest = 0
  for (const row of rows) longest = Math.max(longest, String(cellText(row[column]) ?? '').length)
  if (longest <= SHORT) return 'is-short'
  return longest > WORDY ? 'is-wordy' : undefined
}

/** Returns the largest figure of a column, the full length of its bars. */
export function largestOf(rows: Cell[][], column: number) {
  let largest = 0
  for (const row of rows) largest = Math.max(largest, figureOf(row[column]) ?? 0)
  return largest
}

/** Returns the number of a cell, or undefined. */
export function figureOf(cell: Cell | undefined) {
  if (typeof cell === 'number') return cell
  return cell !== null && typeof cell === 'object' ? cell.sort : undefined
}

/** Returns the table for a spreadsheet: units in the header, empty cells for unknown values. */
export function plainTable({ columns, rows }: { columns: Column[]; rows: Cell[][] }) {
  return {
    header: columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)),
    rows: rows.map((row) => columns.map((_, column) => cellText(row[column]))),
  }
}

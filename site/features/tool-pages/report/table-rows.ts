import type { Cell, Column } from '../../../../engine/tool/blocks.ts'

export type Order = { column: number; isRising: boolean }

/** @example toDetailsText({ text: 'home', href: 'https://…' }) // 'home' */
export const cellText = (cell: Cell | undefined) =>
  cell === null || cell === undefined ? null : typeof cell === 'object' ? cell.text : cell

/** What a cell is ordered by: its own number, or its text. Unknown is undefined. */
function orderOf(cell: Cell | undefined) {
  if (cell !== null && typeof cell === 'object' && cell.sort !== undefined) return cell.sort
  return cellText(cell) ?? undefined
}

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** A sorted copy; rows whose cell is unknown stand last either way, equal ones as they were. */
export function sortRows(rows: Cell[][], { column, isRising }: Order): Cell[][] {
  const direction = isRising ? 1 : -1
  return rows.toSorted((a, b) => {
    const [one, other] = [orderOf(a[column]), orderOf(b[column])]
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
    if (typeof one === 'number' && typeof other === 'number') return (one - other) * direction
    return words.compare(String(one), String(other)) * direction
  })
}

/** Figures stand at the right and are asked for from the largest down. */
export const isFigures = ({ form }: Column) => form === 'number' || form === 'bar'

/** The largest figure of a column: its bars are drawn against it, from zero. */
export function largestOf(rows: Cell[][], column: number) {
  let largest = 0
  for (const row of rows) largest = Math.max(largest, figureOf(row[column]) ?? 0)
  return largest
}

/** The number of a cell, if it has one. */
export function figureOf(cell: Cell | undefined) {
  if (typeof cell === 'number') return cell
  return cell !== null && typeof cell === 'object' ? cell.sort : undefined
}

/** As a spreadsheet has it: units in the head, nothing for what is unknown. */
export function plainTable({ columns, rows }: { columns: Column[]; rows: Cell[][] }) {
  return {
    header: columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)),
    rows: rows.map((row) => columns.map((_, column) => cellText(row[column]))),
  }
}

/**
 * Characters that start a formula in spreadsheets, including their full-width forms, and the characters that
 * spreadsheets skip before one. Source: OWASP, CSV Injection. Leading apostrophes count: removing one restores the
 * value.
 */
const NEEDS_APOSTROPHE = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

export type Cell = string | number | boolean | null | undefined

/**
 * Returns a table as CSV (RFC 4180) in which no cell is a formula; `fromCsv` of csv.ts reads it. Works without the
 * libraries of `toCsv` there, which do not run in a browser. Numbers stay numbers, also below zero.
 * @example toCsv(['sum'], [['=1+1']]) // '\uFEFF"sum"\r\n"\'=1+1"\r\n'
 */
export function toCsv(header: string[], rows: Iterable<Cell[]>) {
  let csv = '\uFEFF'
  for (const row of [header, ...rows]) csv += csvRow(row)
  return csv
}

/** Returns one row of such a table, for one that is written as it grows: it begins with `\uFEFF`. */
export const csvRow = (row: Cell[]) => `${row.map(quoted).join(',')}\r\n`

function quoted(cell: Cell) {
  const text = String(cell ?? '')
  const isSafe = typeof cell === 'number' || !NEEDS_APOSTROPHE.test(text)
  return `"${isSafe ? '' : "'"}${text.replaceAll('"', '""')}"`
}

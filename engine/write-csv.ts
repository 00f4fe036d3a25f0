/**
 * What spreadsheets take for the beginning of a formula, also in full width, and what they skip on the way to one.
 * Source: OWASP, CSV Injection. Apostrophes in front count: taking one away again gives the value.
 */
const NEEDS_APOSTROPHE = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

type Cell = string | number | boolean | null | undefined

/**
 * A table as RFC 4180 has it, in which no cell is a formula: what `fromCsv` of csv.ts reads, written without the
 * libraries of `toCsv` there, which do not run in a browser. A number stays one, also below zero.
 * @example toCsv(['sum'], [['=1+1']]) // '\uFEFF"sum"\r\n"\'=1+1"\r\n'
 */
export function toCsv(header: string[], rows: Iterable<Cell[]>) {
  let csv = '\uFEFF'
  for (const row of [header, ...rows]) csv += `${row.map(quoted).join(',')}\r\n`
  return csv
}

function quoted(cell: Cell) {
  const text = String(cell ?? '')
  const isSafe = typeof cell === 'number' || !NEEDS_APOSTROPHE.test(text)
  return `"${isSafe ? '' : "'"}${text.replaceAll('"', '""')}"`
}

import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/**
 * Characters that start a formula in spreadsheets, including their full-width forms, and the characters that
 * spreadsheets skip before one. Source: OWASP, CSV Injection.
 */
const DANGEROUS = '[=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
/** Values that begin with apostrophes get one more, so that removing one restores the value. */
const NEEDS_APOSTROPHE = new RegExp(`^'*${DANGEROUS}`)
const HAS_APOSTROPHE = new RegExp(`^'+${DANGEROUS}`)

export type Cell = string | number | boolean | null | undefined

/**
 * Returns a table as CSV (RFC 4180) in which no cell is a formula: an apostrophe precedes whatever looks like one.
 * Starts with a byte order mark, without which spreadsheets misread accented letters.
 * @example toCsv(['sum'], [['=1+1']]) // '\uFEFF"sum"\r\n"\'=1+1"\r\n'
 */
export function toCsv(header: string[], rows: Iterable<Cell[]>) {
  const records = [header, ...rows].map((row) => row.map(neutral))
  // All cells are quoted, because readers disagree about line ends and empty cells.
  return stringify(records, { bom: true, record_delimiter: '\r\n', quoted: true })
}

/**
 * Parses what `toCsv` wrote, losslessly, and the CSV of spreadsheets. An empty line is one empty cell.
 * @throws {Error} with the line number, if a quote is not closed
 * @example fromCsv("sum\r\n'=1+1\r\n").rows // [['=1+1']]
 */
export function fromCsv(text: string, { delimiter = ',' } = {}): { header: string[]; rows: string[][] } {
  const [header = [], ...rows] = parse(text, {
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  }).map((row) => row.map(original))
  return { header, rows }
}

function neutral(cell: Cell) {
  const text = String(cell ?? '')
  return NEEDS_APOSTROPHE.test(text) ? `'${text}` : text
}

function original(text: string) {
  return HAS_APOSTROPHE.test(text) ? text.slice(1) : text
}

import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/**
 * What spreadsheets take for the beginning of a formula, also in full width, and what they skip on the way to one.
 * Source: OWASP, CSV Injection.
 */
const DANGEROUS = '[=+\\-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
/** Apostrophes in front count: every such value gets one more, so that taking one away again gives the value. */
const NEEDS_APOSTROPHE = new RegExp(`^'*${DANGEROUS}`)
const HAS_APOSTROPHE = new RegExp(`^'+${DANGEROUS}`)

export type Cell = string | number | boolean | null | undefined

/**
 * A table as RFC 4180 has it, in which no cell is a formula: what looks like one begins with an apostrophe. Begins with
 * a byte order mark, without which spreadsheets misread letters with accents.
 * @example toCsv(['sum'], [['=1+1']]) // '\uFEFF"sum"\r\n"\'=1+1"\r\n'
 */
export function toCsv(header: string[], rows: Iterable<Cell[]>) {
  const records = [header, ...rows].map((row) => row.map(neutral))
  // All cells are quoted: readers differ in what they take for the end of a line, or for an empty one.
  return stringify(records, { bom: true, record_delimiter: '\r\n', quoted: true })
}

/**
 * What `toCsv` wrote, exactly as it was; also what spreadsheets write. An empty line is one empty cell.
 * @throws an Error that names the line, when a quote is not closed
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

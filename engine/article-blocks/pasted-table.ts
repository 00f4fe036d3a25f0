import { delimiterOf, readCsv, UnclosedQuote } from '../csv/read-csv.ts'

/** What was pasted, or one sentence about why it cannot be used. */
export type Pasted<T> = { value: T; problem?: never } | { value?: never; problem: string }

export type ComparisonTable = {
  /** The heading above the first column; often empty. */
  corner: string
  columns: string[]
  rows: { label: string; cells: string[] }[]
}

export type ChartTable = {
  labels: string[]
  /** An empty cell is null: the chart has a gap there. */
  series: { name: string; values: (number | null)[] }[]
}

/** Limits of a chart that can still be read on a phone. */
export const MAX_CHART_ROWS = 100
export const MAX_SERIES = 4
export const MAX_COMPARED = 6
export const MAX_COMPARISON_ROWS = 40

type Row = { line: number; cells: string[] }

/**
 * Reads a comparison from cells that were copied in a spreadsheet: what is compared in the first row, the criteria in
 * the first column.
 */
export function readComparison(text: string): Pasted<ComparisonTable> {
  const read = readRows(text)
  if (read.problem !== undefined) return read
  const [head, ...rows] = read.value
  if (!head || rows.length === 0) return tooFew('what you compare', 'one criterion each')
  const [corner = '', ...columns] = head.cells
  if (columns.length === 0) return { problem: 'Paste at least two columns: the criteria, and what you compare.' }
  if (columns.length > MAX_COMPARED)
    return { problem: `Compare at most ${MAX_COMPARED} things: found ${columns.length}.` }
  const unnamed = columns.indexOf('')
  if (unnamed >= 0) return { problem: `Column ${unnamed + 2} has no heading in the first row.` }
  if (rows.length > MAX_COMPARISON_ROWS)
    return { problem: `Use at most ${MAX_COMPARISON_ROWS} rows below the headings: found ${rows.length}.` }
  const unlabeled = rows.find(({ cells }) => !cells[0])
  if (unlabeled) return { problem: `Row ${unlabeled.line} has no criterion in its first column.` }
  return {
    value: {
      corner,
      columns,
      rows: rows.map(({ cells: [label = '', ...cells] }) => ({
        label,
        cells: columns.map((_, at) => cells[at] ?? ''),
      })),
    },
  }
}

/**
 * Reads the numbers of a chart from cells that were copied in a spreadsheet: the names of the series in the first row,
 * the labels in the first column. Currency signs, percent signs, and separators of thousands are understood.
 */
export function readChart(text: string): Pasted<ChartTable> {
  const read = readRows(text)
  if (read.problem !== undefined) return read
  const [head, ...rows] = read.value
  if (!head || rows.length === 0) return tooFew('the names of the columns', 'a label and its numbers')
  const names = head.cells.slice(1)
  if (names.length === 0) return { problem: 'Paste at least two columns: labels, and their numbers.' }
  if (names.length > MAX_SERIES)
    return { problem: `A chart has at most ${MAX_SERIES} columns of numbers: found ${names.length}.` }
  const unnamed = names.indexOf('')
  if (unnamed >= 0) return { problem: `Column ${unnamed + 2} has no name in the first row.` }
  const repeated = names.find((name, at) => names.indexOf(name) !== at)
  if (repeated !== undefined) return { problem: `Two columns are called “${repeated}”. Give each its own name.` }
  if (rows.length > MAX_CHART_ROWS)
    return { problem: `A chart has at most ${MAX_CHART_ROWS} rows of numbers: found ${rows.length}.` }
  const hasDecimalComma = delimiterOf(text) !== ',' && usesDecimalComma(rows)
  const series = names.map((name) => ({ name, values: [] as (number | null)[] }))
  for (const { line, cells } of rows) {
    if (!cells[0]) return { problem: `Row ${line} has no label in its first column.` }
    for (const [at, one] of series.entries()) {
      const cell = cells[at + 1] ?? ''
      const number = readNumber(cell, hasDecimalComma)
      if (number === undefined)
        return { problem: `Row ${line} (${cells[0]}): “${cell}” in the column “${one.name}” is not a number.` }
      one.values.push(number)
    }
  }
  const empty = series.find(({ values }) => values.every((value) => value === null))
  if (empty) return { problem: `The column “${empty.name}” has no numbers.` }
  return { value: { labels: rows.map(({ cells }) => cells[0] ?? ''), series } }
}

/**
 * Returns the number in a cell; null if the cell is empty or says that the value is missing, undefined if it is not a
 * number.
 * @example readNumber('$1,204.50') // 1204.5
 * @example readNumber('1.204,5', true) // 1204.5
 * @example readNumber('12k') // undefined
 */
export function readNumber(cell: string, hasDecimalComma = false): number | null | undefined {
  const text = cell.replace(/[\s\u00A0\u202F']/g, '').replace(/^([+\-−–]?)[$€£₹¥]|[$€£₹¥%]$/g, '$1')
  if (/^(|[-–—−]|n\/?a)$/i.test(text)) return null
  // Accountants write negative amounts in parentheses.
  const signed = /^\(.+\)$/.test(text) ? `-${text.slice(1, -1).replace(/^[$€£₹¥]/, '')}` : text.replace(/^[−–]/, '-')
  const plain = hasDecimalComma ? signed.replaceAll('.', '').replace(',', '.') : withoutThousands(signed)
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined
}

/** Commas between groups of two or three digits: 1,204,500 and 12,04,500. */
const withoutThousands = (text: string) =>
  /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text

/**
 * Returns whether a spreadsheet of a European locale wrote these cells: a comma before other than three digits, and no
 * point after it.
 */
function usesDecimalComma(rows: Row[]) {
  return rows.some(({ cells }) => cells.slice(1).some((cell) => /^\D{0,2}[\d.]*,(\d{1,2}|\d{4,})\D{0,2}$/.test(cell)))
}

function readRows(text: string): Pasted<Row[]> {
  try {
    const rows = readCsv(text).map(({ line, cells }) => ({ line, cells: trimmed(cells) }))
    return {
      value: rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.replace(/\s+/g, ' ').trim()) })),
    }
  } catch (error) {
    if (error instanceof UnclosedQuote) return { problem: `${error.message} Close it, or remove it.` }
    throw error
  }
}

/** Spreadsheets copy empty columns after the last one. */
function trimmed(cells: string[]) {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

const tooFew = (first: string, others: string) => ({
  problem: `Paste at least two rows: ${first} in the first, and ${others} in the others.`,
})

import { fromCsv } from '#engine/csv/csv.ts'
import type { KeywordFigures } from '#engine/data-providers/capabilities.ts'
import { Failure } from '#engine/failures.ts'
import { type ColumnName, columnNames, competitionOf, monthOf, numberOf } from './planner-columns.ts'
import { SAMPLE_MARK } from './sample-export.ts'

/**
 * For accounts that spend little, Google gives ranges: the number of searches is then unknown, and `range` has its
 * bounds.
 */
export type PlannerFigures = KeywordFigures & { range: [low: number, high: number] | null }

export type PlannerExport = {
  figures: PlannerFigures[]
  /** As in the export, such as “May 1, 2025 - April 30, 2026”. */
  period: string | null
  hasRanges: boolean
  duplicates: number
  /** Whether the figures are those of our sample. */
  isSample: boolean
}

/** Lines above the header that the export may have. */
const MAX_PREAMBLE = 10
/** What Google writes for a range, with its bounds. */
const ranges = new Map<number, [number, number]>([
  [0, [0, 10]],
  [50, [10, 100]],
  [500, [100, 1_000]],
  [5_000, [1_000, 10_000]],
  [50_000, [10_000, 100_000]],
  [500_000, [100_000, 1_000_000]],
  [5_000_000, [1_000_000, 10_000_000]],
])

/**
 * Reads an export of Google Keyword Planner: two lines above a header, separated by tabs or commas.
 * @throws {Failure} invalid, at `field`, if it is not such an export
 */
export function readPlanner(text: string, field: 'planner' | 'file'): PlannerExport {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const at = lines.slice(0, MAX_PREAMBLE).findIndex(isHeader)
  if (at === -1) throw refuse(field, missingHeader(lines))
  const delimiter = delimiterOf(lines[at] ?? '')
  const { header, rows } = parse(lines.slice(at).join('\n'), delimiter, field)
  const columns = columnsOf(header)
  const read = rows.flatMap((row) => figuresOf(row, columns) ?? [])
  if (read.length === 0) throw refuse(field, 'The export has a header and no keyword below it.')
  const figures = [...Map.groupBy(read, ({ keyword }) => keyword.toLowerCase()).values()].flatMap(
    ([first]) => first ?? [],
  )
  const hasRanges = isRanged(figures)
  return {
    figures: hasRanges ? figures.map(asRange) : figures,
    period:
      lines
        .slice(0, at)
        .map((line) => line.replace(/^"|"\s*$/g, '').trim())
        .find((line) => /\d{4}.+[-–].+\d{4}/.test(line)) ?? null,
    hasRanges,
    duplicates: read.length - figures.length,
    isSample: lines[0] === SAMPLE_MARK,
  }
}

type Columns = { places: Partial<Record<ColumnName, number>>; months: { month: string; at: number }[] }

const cellsOf = (line: string) => line.split(delimiterOf(line)).map(bare)
const delimiterOf = (line: string) =>
  line.includes('\t') ? '\t' : line.split(';').length > line.split(',').length ? ';' : ','
const bare = (cell: string) => cell.replace(/^"|"$/g, '').trim()

function isHeader(line: string) {
  const cells = cellsOf(line)
  return cells.some((cell) => columnNames.keyword.test(cell)) && cells.some((cell) => columnNames.searches.test(cell))
}

function parse(text: string, delimiter: string, field: 'planner' | 'file') {
  try {
    return fromCsv(text, { delimiter })
  } catch {
    throw refuse(field, 'A quotation mark in the export is not closed. Paste the whole file, without changes.')
  }
}

function columnsOf(header: string[]): Columns {
  const cells = header.map((cell) => cell.trim())
  const places = Object.fromEntries(
    Object.entries(columnNames).flatMap(([name, pattern]) => {
      const at = cells.findIndex((cell) => pattern.test(cell))
      return at === -1 ? [] : [[name, at]]
    }),
  )
  const months = cells.flatMap((cell, at) => {
    const month = monthOf(cell)
    return month ? [{ month, at }] : []
  })
  return { places, months: months.toSorted((one, other) => one.month.localeCompare(other.month)) }
}

function figuresOf(row: string[], { places, months }: Columns): PlannerFigures | undefined {
  const cell = (name: ColumnName) => row[places[name] ?? -1] ?? ''
  const keyword = cell('keyword').trim()
  if (keyword === '') return undefined
  return {
    keyword,
    averageMonthlySearches: numberOf(cell('searches')),
    months: months.map(({ month, at }) => ({ month, searches: numberOf(row[at] ?? '') })),
    competition: competitionOf(cell('competition')),
    competitionIndex: numberOf(cell('competitionIndex')),
    lowBid: numberOf(cell('lowBid')),
    highBid: numberOf(cell('highBid')),
    currency: /^[A-Z]{3}$/.test(cell('currency').trim()) ? cell('currency').trim() : null,
    range: null,
  }
}

/**
 * Returns whether the figures are ranges: every number is one that Google uses for a range, and no month has a number.
 */
function isRanged(figures: PlannerFigures[]) {
  const known = figures.flatMap(({ averageMonthlySearches }) => averageMonthlySearches ?? [])
  return (
    known.some((searches) => searches > 0) &&
    known.every((searches) => ranges.has(searches)) &&
    figures.every(({ months }) => months.every(({ searches }) => searches === null))
  )
}

const asRange = (figures: PlannerFigures): PlannerFigures => ({
  ...figures,
  averageMonthlySearches: null,
  range: ranges.get(figures.averageMonthlySearches ?? -1) ?? null,
})

function missingHeader(lines: string[]) {
  const text = lines.slice(0, MAX_PREAMBLE).join('\n')
  if (/top queries|impressions|ctr/i.test(text))
    return 'This is an export of Search Console. Keyword Planner’s has the columns “Keyword” and “Avg. monthly searches”.'
  if (/estimated clicks|estimated impressions|forecast/i.test(text))
    return 'This is a forecast. Download “Keyword ideas” or “Historical metrics” instead: they have monthly searches.'
  return 'No header with “Keyword” and “Avg. monthly searches” is in the first ten lines. Paste the whole export, including its first lines; an export in English is always understood.'
}

const refuse = (field: string, message: string) => new Failure('invalid', { message, errors: { [field]: message } })

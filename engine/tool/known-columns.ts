import type { Cell, Column } from './blocks.ts'

type Columns = { columns: Column[]; rows: Cell[][] }

/**
 * Leaves out the columns in which no row has a value.
 * @returns the table, and the labels of what was left out; of a table without rows, nothing is
 */
export function withKnownColumns({ columns, rows }: Columns): Columns & { leftOut: string[] } {
  const isKnown = columns.map((_, at) => rows.length === 0 || rows.some((row) => !isEmpty(row[at] ?? null)))
  return {
    columns: columns.filter((_, at) => isKnown[at]),
    rows: rows.map((row) => row.filter((_, at) => isKnown[at])),
    leftOut: columns.filter((_, at) => !isKnown[at]).map(({ label }) => label),
  }
}

const isEmpty = (cell: Cell) => cell === null || cell === ''

/** @example leftOutNote(['PageRank', 'Hosts']) // 'Left out because no row has a value: PageRank and hosts.' */
export const leftOutNote = (labels: string[]) =>
  `Left out because no row has a value: ${new Intl.ListFormat('en-US').format(labels.map(inSentence))}.`

/** Returns a label within a sentence. Names keep their capitals: PageRank, URL. */
const inSentence = (label: string) => (/[A-Z]/.test(label.slice(1)) ? label : label.toLowerCase())

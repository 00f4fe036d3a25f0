import type { Cell, Column } from './blocks.ts'

type Columns = { columns: Column[]; rows: Cell[][] }

/**
 * Leaves out the columns in which no row has a value, so that a wide table does not push what is known out of sight.
 * @param keeps labels of columns that stay, because “unknown” is what they say
 */
export function knownColumns({ columns, rows }: Columns, keeps: string[]): Columns {
  const isKnown = columns.map(
    ({ label }, at) => keeps.includes(label) || rows.some((row) => row[at] !== null && row[at] !== ''),
  )
  return {
    columns: columns.filter((_, at) => isKnown[at]),
    rows: rows.map((row) => row.filter((_, at) => isKnown[at])),
  }
}

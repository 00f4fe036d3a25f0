/** What marks a result of made-up figures wherever it appears. */
export const SAMPLE = 'SAMPLE'
export const SAMPLE_NOTE = 'These figures are made up, so that you can try the tool.'

type Rows<Cell> = { header: string[]; rows: Cell[][] }

/** Returns a table for a file. Made-up figures are marked in each row, because rows are copied into other files. */
export function fileTable<Cell>({ header, rows }: Rows<Cell>, isSample = false): Rows<Cell | string> {
  if (!isSample) return { header, rows }
  return { header: [SAMPLE, ...header], rows: rows.map((row) => [SAMPLE, ...row]) }
}

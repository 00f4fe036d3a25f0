import { streamJson } from '../source/stream-json.ts'
import { type Fields, isFields } from '../source/values.ts'

/** A row of a table of the export; its number begins with 1. */
export type Row = { table: string; number: number; fields: Fields }

/** Both forms: with everything in a list `db`, and without. */
const PATHS = ['$.db.*.data.*.*', '$.data.*.*']

/**
 * Yields the rows of all tables of a Ghost export, in the order of the file. Only one row is in memory.
 * Source: https://docs.ghost.org/migration/custom
 * @throws {UnreadableExport} if the file is not JSON, or a row is larger than 64 MB
 */
export async function* readTables(path: string): AsyncGenerator<Row> {
  const numbers = new Map<string, number>()
  for await (const { parent: table, value } of streamJson(path, PATHS)) {
    const number = (numbers.get(table) ?? 0) + 1
    numbers.set(table, number)
    if (isFields(value)) yield { table, number, fields: value }
  }
}

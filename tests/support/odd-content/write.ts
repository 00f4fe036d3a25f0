import { partsOf, type Query, relationsOf, type Tables } from './tables.ts'
import { oddValue, type RandomValues } from './values.ts'

type Row = Record<string, unknown>
type Writing = { query: Query; tables: Tables; random: RandomValues; media: readonly number[] }

/** Columns that hold a document together and stay unchanged. */
const UNCHANGED_COLUMNS = ['id', '_parent_id', 'parent_id', '_order', 'order', '_path', 'path']
const ODD_SHARE = 0.35
/** PostgreSQL's `program_limit_exceeded`. */
const INDEX_ROW_TOO_LONG = '54000'

/**
 * Writes a copy of a document directly to the tables, with odd values, without some of its parts, and with relations
 * that lead nowhere.
 * @param name the slug of the copy
 * @returns the id of the copy
 * @throws if a query fails
 */
export async function writeOdd(writing: Writing, table: string, source: Row, name: string): Promise<unknown> {
  const unique = (writing.tables.columns.get(table) ?? []).filter(({ isUnique }) => isUnique)
  const own: Row = {
    ...Object.fromEntries(unique.map((column) => [column.name, name])),
    ...('_status' in source ? { _status: 'published' } : {}),
    ...(table === 'reviews' ? { status: 'approved' } : {}),
  }
  return copyRow(writing, table, source, own)
}

/**
 * Makes a global, or the only row of a table, odd in place.
 * @throws if a query fails
 */
export async function makeOdd(writing: Writing, table: string, row: Row) {
  const odd = await oddColumns(writing, table, row)
  const names = Object.keys(odd).filter((name) => !UNCHANGED_COLUMNS.includes(name))
  if (names.length > 0) {
    const set = names.map((name, at) => `"${name}" = $${at + 2}`).join(', ')
    await writing.query(`update "${table}" set ${set} where id = $1`, [row.id, ...names.map((name) => odd[name])])
  }
  for (const { table: part, column } of partsOf(writing.tables, table)) {
    if (writing.random.isIn(0.4)) await writing.query(`delete from "${part}" where "${column}" = $1`, [row.id])
    else for (const one of await rowsOf(writing, part, column, row.id)) await makeOdd(writing, part, one)
  }
}

async function copyRow(writing: Writing, table: string, source: Row, own: Row): Promise<unknown> {
  const { tables, random } = writing
  const { id, ...rest } = source
  const plain: Row = { ...rest, ...own }
  if (typeof id !== 'number') plain.id = random.below(1e9).toString(16).padStart(24, '0')
  const odd = await oddColumns(writing, table, source)
  const made =
    (await insertRow(writing, table, { ...plain, ...odd, ...own })) ?? (await insertRow(writing, table, plain))
  for (const { table: part, column } of partsOf(tables, table)) {
    if (random.isIn(0.4)) continue
    for (const one of await rowsOf(writing, part, column, source.id))
      await copyRow(writing, part, one, { [column]: made?.id })
  }
  return made?.id
}

/** @returns undefined if PostgreSQL cannot store the row, because an index does not accept a value of that length */
async function insertRow({ query, tables }: Writing, table: string, row: Row) {
  const names = (tables.columns.get(table) ?? []).map(({ name }) => name).filter((name) => name in row)
  const values = names.map((name) =>
    isJson(tables, table, name) && typeof row[name] !== 'string' ? JSON.stringify(row[name]) : row[name],
  )
  await query('savepoint odd_row')
  try {
    const [made] = await query(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')})
       values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
      values,
    )
    return made
  } catch (error) {
    if ((error as { code?: string }).code !== INDEX_ROW_TOO_LONG) throw error
    await query('rollback to savepoint odd_row')
    return undefined
  }
}

const rowsOf = ({ query }: Writing, table: string, column: string, id: unknown) =>
  query(`select * from "${table}" where "${column}" = $1 order by id`, [id])

const isJson = ({ columns }: Tables, table: string, name: string) =>
  columns.get(table)?.find((column) => column.name === name)?.type === 'jsonb'

async function oddColumns({ query, tables, random, media }: Writing, table: string, row: Row): Promise<Row> {
  const odd: Row = {}
  for (const column of tables.columns.get(table) ?? []) {
    if (UNCHANGED_COLUMNS.includes(column.name) || column.isUnique || !(column.name in row) || !random.isIn(ODD_SHARE))
      continue
    const value = oddValue(column, random, media)
    if (value !== undefined) odd[column.name] = value
  }
  for (const { column, to } of relationsOf(tables, table)) {
    if (!random.isIn(ODD_SHARE)) continue
    const [other] = await query(`select id from "${to}" order by id offset $1 limit 1`, [random.below(20)])
    odd[column] = random.isIn(0.5) || !other ? null : other.id
  }
  return odd
}

import type { Column } from './values.ts'

export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
export type Reference = { table: string; column: string; to: string }
export type Tables = { columns: Map<string, Column[]>; references: Reference[] }

/** Returns columns and foreign keys of all tables except those of versions. */
export async function readTables(query: Query): Promise<Tables> {
  const rows = await query(`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as "isNullable",
      (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e join pg_type t on t.oid = e.enumtypid
       where t.typname = c.udt_name) as labels,
      exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = format('public.%I', c.table_name)::regclass and i.indisunique and not i.indisprimary
          and i.indnkeyatts = 1 and a.attname = c.column_name) as "isUnique"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like '\\_%'
      and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`)
  const columns = new Map<string, Column[]>()
  for (const { table, ...column } of rows as (Column & { table: string })[])
    columns.set(table, [...(columns.get(table) ?? []), column])
  const references = (await query(`
    select conrelid::regclass::text as table, a.attname as column, confrelid::regclass::text as to
    from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace`)) as Reference[]
  return { columns, references: references.filter(({ table }) => columns.has(table)) }
}

/** Returns tables whose rows belong to a row of this one: arrays, blocks, relations. */
export const partsOf = ({ references }: Tables, table: string) =>
  references.filter(({ to, column }) => to === table && ['_parent_id', 'parent_id'].includes(column))

/** Returns columns that refer to another document. */
export const relationsOf = ({ references }: Tables, table: string) =>
  references.filter((one) => one.table === table && !['_parent_id', 'parent_id'].includes(one.column))

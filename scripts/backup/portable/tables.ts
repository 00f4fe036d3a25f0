import type pg from 'pg'

/** The folder of a backup with one compressed file for each table, in the text format of COPY. */
export const TABLES = 'tables'
export const INDEX = 'index.json'

export type Column = string
export type Table = { name: string; columns: Column[]; rows: number; file: string }
export type Sequence = { name: string; value: string; isCalled: boolean }
/** What a portable copy has, and of which state of the data model. */
export type Index = { postgres: string; migrations: string[]; tables: Table[]; sequences: Sequence[] }

/** A name that needs no search path. */
const NAME = "format('%I.%I', nspname, relname)"
const OWN = `nspname !~ '^pg_' and nspname <> 'information_schema'
  and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

/**
 * Returns the tables of a database with the columns that are stored. Partitions belong to their table. Tables that are
 * partitioned by time are left out: they hold the figures of the job queues, which makes their partitions day by day.
 */
export async function tablesOf(client: pg.Client): Promise<Omit<Table, 'rows' | 'file'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select ${NAME} as name,
            array(select format('%I', attname) from pg_attribute
                  where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     left join pg_partitioned_table on partrelid = pg_class.oid
     where relkind in ('r', 'p') and not relispartition and partstrat is distinct from 'r' and ${OWN}
     order by 1`,
  )
  return rows
}

/** Returns the names of the sequences of a database. */
export async function sequencesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select ${NAME} as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'S' and ${OWN} order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Returns the migrations that a database has run; none if it is empty. */
export async function recordedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass('public.payload_migrations') is not null as exists")
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ name: string }>('select name from public.payload_migrations order by name')
  return rows.map(({ name }) => name)
}

import type { Setting } from '../faults/setting.ts'

type Query = Setting['query']
type Column = { name: string; type: string; unique: boolean }
type Reference = { child: string; column: string }

/** Collections of which editors make many. */
export const CONTENT = [
  ...['media', 'authors', 'categories', 'posts', 'case_studies', 'services', 'vacancies', 'projects', 'pages'],
  ...['client_testimonials', 'employee_testimonials', 'faqs', 'team', 'milestones', 'redirects', 'search_synonyms'],
]

/** What visitors send, and what follows from it: the first row of each. Ten times as many are made. */
export const SUBMITTED: Record<string, string> = {
  contact_requests: "(client_name, client_email, message) values ('A visitor', 'visitor@list.example', 'A message.')",
  quotes: "(name, email) values ('A visitor', 'visitor@list.example')",
  bookings: `(name, email, status, starts_at, ends_at, held_until)
    values ('A visitor', 'visitor@list.example', 'canceled', now(), now() + interval '30 minutes', now() + interval '30 minutes')`,
  reviews: `(user_name, user_email, user_feedback, tool, rating, status)
    values ('A visitor', 'visitor@list.example', 'It helped.', 'word-counter', 5, 'approved')`,
  subscribers: "(email, status) values ('visitor@list.example', 'confirmed')",
  outbox: `("to", subject, kind, status) values ('visitor@list.example', 'A subject', 'lead-notice', 'sent')`,
  audit_log: "(action) values ('login')",
}

/**
 * Fills a table up to a number of rows with copies of those it has, each with the rows of other tables that belong to
 * it: lists, relations, and versions. Names that must be unique get a number. Categories and authors stay few, unless
 * they are what is multiplied.
 * @param table of a collection
 */
export async function multiply(query: Query, table: string, rows: number): Promise<void> {
  const [before] = await query<{ count: number }>(`select count(*)::int as count from ${table}`)
  const first = SUBMITTED[table]
  if (before?.count === 0 && first) await query(`insert into ${table} ${first}`)
  const count = Math.max(before?.count ?? 0, first ? 1 : 0)
  if (count === 0 || count >= rows) return
  await query('create table if not exists growth_copies (source text, old_id text, n int, new_id text)')
  await query('create index if not exists growth_copies_of on growth_copies (source, old_id, n)')
  await query('truncate growth_copies')
  await copy(query, table, rows - count)
  const versions = await query('select from pg_class where relname = $1', [`_${table}_v`])
  if (versions.length > 0) await copyChildren(query, { child: `_${table}_v`, column: 'parent_id' }, table)
  await query(
    `insert into search_documents (key, kind, path, title, summary, body, is_open, until, plain_names, title_length, head, words)
    select regexp_replace(key, '\\d+$', '') || new_id, kind, regexp_replace(path, '(/?)$', '-' || new_id || '\\1'), title || ' ' || new_id, summary, body, is_open, until,
      plain_names, title_length, head, words
    from search_documents join growth_copies on source = $1 and key = replace($1, '_', '-') || ':' || old_id
    on conflict (key) do nothing`,
    [table],
  )
  await query('drop table growth_copies')
  await query(`analyze ${table}`)
}

async function copy(query: Query, table: string, missing: number) {
  await query(
    `insert into growth_copies select $1, id::text, n, nextval(pg_get_serial_sequence($1, 'id'))::text
     from (select id, row_number() over (order by id) as at, count(*) over () as total from ${table}) as sources,
       generate_series(1, ceil($2::numeric / (select count(*) from ${table}))::int) as n
     where (n - 1) * total + at <= $2`,
    [table, missing],
  )
  await insertCopies(query, table, table, 'id')
  for (const reference of await childrenOf(query, table)) await copyChildren(query, reference, table)
}

/** Copies the rows of a table that belong to copied rows, and what belongs to those. */
async function copyChildren(query: Query, { child, column }: Reference, parent: string) {
  const [id] = await query<{ type: string }>(
    "select data_type as type from information_schema.columns where table_name = $1 and column_name = 'id'",
    [child],
  )
  const next =
    id?.type === 'integer'
      ? `nextval(pg_get_serial_sequence('${child}', 'id'))::text`
      : 'substr(md5(random()::text || rows.id), 1, 24)'
  await query(
    `insert into growth_copies select $1, rows.id::text, owner.n, ${next}
     from ${child} rows join growth_copies owner on owner.source = $2 and owner.old_id = rows.${column}::text`,
    [child, parent],
  )
  await insertCopies(query, child, parent, column)
  for (const reference of await childrenOf(query, child)) await copyChildren(query, reference, child)
}

async function insertCopies(query: Query, table: string, parent: string, parentColumn: string) {
  // Without figures about it, PostgreSQL takes each of its rows in turn.
  await query('analyze growth_copies')
  const columns = await columnsOf(query, table)
  const names = columns.map(({ name }) => `"${name}"`)
  const values = columns.map(({ name, type, unique }) => {
    const cast = `::${type === 'integer' ? 'int' : 'text'}`
    if (name === 'id') return `own.new_id${cast}`
    // Real documents: the dashboard counts those that are not.
    if (/^(version_)?demo$/.test(name)) return 'false'
    if (name === parentColumn && table !== parent) return `owner.new_id${cast}`
    if (unique || /^(version_)?(slug|username)$/.test(name))
      return `rows."${name}" || '-' || ${table === parent ? 'own' : 'owner'}.new_id`
    if (/^(version_)?(title|client|name)$/.test(name))
      return `rows."${name}" || ' ' || ${table === parent ? 'own' : 'owner'}.new_id`
    if (/^(version_)?(publish_date|date_posted)$/.test(name)) return `rows."${name}" - own.n * interval '1 hour'`
    return `rows."${name}"`
  })
  const owner =
    table === parent
      ? ''
      : `join growth_copies owner on owner.source = '${parent}' and owner.old_id = rows."${parentColumn}"::text and owner.n = own.n`
  await query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
     from ${table} rows join growth_copies own on own.source = '${table}' and own.old_id = rows.id::text ${owner}`,
  )
}

async function columnsOf(query: Query, table: string) {
  return query<Column>(
    `select column_name as name, data_type as type, exists (
       select from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
       where indrelid = $1::text::regclass and indisunique and attname = column_name and data_type like 'char%'
     ) as unique
     from information_schema.columns where table_name = $1::text and table_schema = 'public' and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  )
}

/** Returns the tables of lists and relations whose rows belong to one of a table; other references are not followed. */
async function childrenOf(query: Query, table: string) {
  return query<Reference>(
    `select conrelid::regclass::text as child, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = $1::text::regclass and attname in ('_parent_id', 'parent_id')
       and conrelid::regclass::text not like '\\_%\\_v'`,
    [table],
  )
}

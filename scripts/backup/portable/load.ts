import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { UserError } from '../start-scripts.ts'
import { withClient } from '../with-client.ts'
import { makeTables } from './make-tables.ts'
import { INDEX, type Index, TABLES, tablesOf } from './tables.ts'

/** Reads what a portable copy has. */
export async function readIndex(backup: string): Promise<Index> {
  return JSON.parse(await readFile(join(backup, TABLES, INDEX), 'utf8')) as Index
}

/**
 * Fills an empty database with a portable copy. Its tables are made by the migrations that the copy had run; everything
 * is loaded in one transaction.
 * @param url a database without tables, of a role that owns it
 * @returns the number of rows
 * @throws {UserError} if the database is not empty, or this release cannot make the tables of the copy
 */
export async function loadTables(backup: string, url: string): Promise<number> {
  const index = await readIndex(backup)
  await withClient({ url, name: 'prairie-restore' }, async (client) => {
    const found = await tablesOf(client)
    if (found.length > 0)
      throw new UserError(
        `The database already has tables (${found[0]?.name}), and nothing was changed. Create an empty one on that ` +
          'server, set DATABASE_URL to it, and restore again.',
      )
  })
  await makeTables(url, index.migrations)
  return withClient({ url, name: 'prairie-restore' }, (client) => fill(client, { backup, index }))
}

type Key = { table: string; name: string; definition: string }

async function fill(client: pg.Client, { backup, index }: { backup: string; index: Index }): Promise<number> {
  refuseUnknown(index, await tablesOf(client))
  await client.query('begin')
  // Tables refer to each other in circles, so no order of loading satisfies each foreign key on the way.
  const { rows: keys } = await client.query<Key>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace not in
       (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of index.tables) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${index.tables.map(({ name }) => name).join(', ')}`)
  let rows = 0
  for (const { name, columns, file, rows: expected } of index.tables) {
    const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
    await pipeline(createReadStream(join(backup, TABLES, file)), createGunzip(), copy)
    if (copy.rowCount !== expected) throw new Error(`${name} has ${copy.rowCount} rows instead of ${expected}.`)
    rows += expected
  }
  for (const { name, value, isCalled } of index.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled])
  for (const { name } of index.tables) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await client.query('commit')
  await client.query('analyze')
  return rows
}

/** Refuses a copy with something that the tables of this release have no place for. */
function refuseUnknown({ tables }: Index, found: { name: string; columns: string[] }[]) {
  for (const { name, columns } of tables) {
    const own = found.find((one) => one.name === name)
    const missing = own ? columns.find((column) => !own.columns.includes(column)) : ''
    if (missing !== undefined)
      throw new UserError(
        `This release has no ${own ? `column ${missing} in ` : 'table '}${name}. Restore with the release that made ` +
          'the backup (backup.json names it), into an empty database.',
      )
  }
}

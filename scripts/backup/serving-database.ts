import type pg from 'pg'
import { asSuperuser } from './start-scripts.ts'
import { withClient } from './with-client.ts'

/** The embedded server by its port, or another one. */
export type ServingDatabase = { port: number } | { url: string }

/** Reads a table of Payload's in the product's database; undefined if there is no such table yet. */
export function readTable<Row extends pg.QueryResultRow>(
  dataDir: string,
  database: ServingDatabase,
  table: 'payload_kv' | 'payload_migrations',
  query: string,
): Promise<Row[] | undefined> {
  const read = async (client: pg.Client) => {
    const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [table])
    return found[0]?.exists ? (await client.query<Row>(query)).rows : undefined
  }
  return 'url' in database
    ? withClient({ ...database, name: 'prairie-backup' }, read)
    : asSuperuser({ ...database, dataDir, database: 'prairie' }, read)
}

import pg from 'pg'
import { inject } from 'vitest'

/** Asks the product's own database, or another one, past the product. */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
  connectionString = inject('databaseUrl'),
): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

import pg from 'pg'
import { inject } from './product.ts'

/**
 * Queries the product's own database, or another one, directly.
 * @throws if the query fails
 */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
  connectionString = inject('databaseUrl'),
): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  // A test may stop the database. Then the query fails, and nothing else should.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

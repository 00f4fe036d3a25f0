// npm run sql -- "select …": prints the rows of a query, also while the product is running. It cannot change anything.
import pg from 'pg'
import { environment } from '#platform/environment/environment.ts'

const client = new pg.Client({
  connectionString: environment.databaseListenUrl,
  options: '-c default_transaction_read_only=on',
  connectionTimeoutMillis: 5_000,
})

try {
  await client.connect()
  const { rows } = await client.query(process.argv.slice(2).join(' '))
  console.table(rows)
} catch (error) {
  console.error((error as Error).message || 'The database does not answer. Is the product running?')
  process.exitCode = 1
} finally {
  await client.end().catch(() => undefined)
}

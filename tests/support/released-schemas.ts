import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { migrations } from '#cms/migrations/index.ts'

type Upgrade = { db: ReturnType<typeof drizzle> }
type Migration = { name: string; up: (to: Upgrade) => Promise<void> }

/** Every released version with its last migration, the first one first. CONTRIBUTING.md says when to add one. */
export const releases: { version: string; last: string }[] = []

/** Creates the schema of a release in an empty database, as the start of that release did. */
export async function createReleased(databaseUrl: string, last: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const name of ['pg_trgm', 'unaccent', 'btree_gist'])
      await client.query(`create extension if not exists ${name}`)
    const upToLast = migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1)
    for (const { name, up } of upToLast as unknown as Migration[]) {
      await client.query('begin')
      // Payload has its own types of pg.
      await up({ db: drizzle(client as never) })
      await client.query('insert into payload_migrations (name, batch) values ($1, 1)', [name])
      await client.query('commit')
    }
  } finally {
    await client.end()
  }
}

import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { migrations } from '#cms/migrations/index.ts'

type Upgrade = { db: ReturnType<typeof drizzle> }
type Migration = { name: string; up: (to: Upgrade) => Promise<void> }

/** The last migration of every release, first release first. */
export const releases = migrations.map(({ name }) => name)

/** Runs the migrations after one release up to another, as the product does at startup, and records them. */
export async function migrateBetween(databaseUrl: string, from: string | undefined, to: string) {
  const [first, last] = [from === undefined ? 0 : releases.indexOf(from) + 1, releases.indexOf(to) + 1]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('create extension if not exists pg_trgm; create extension if not exists unaccent')
    for (const { name, up } of migrations.slice(first, last) as unknown as Migration[]) {
      await client.query('begin')
      // Payload has its own types of pg.
      await up({ db: drizzle(client as never) })
      await client.query('insert into payload_migrations (name, batch) values ($1, $2)', [name, 1])
      await client.query('commit')
    }
  } finally {
    await client.end()
  }
}

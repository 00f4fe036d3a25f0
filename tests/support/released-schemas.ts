import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { migrations } from '#cms/migrations/index.ts'

type Upgrade = { db: ReturnType<typeof drizzle> }
type Change = (to: Upgrade) => Promise<void>
type Migration = { name: string; up: Change; down: Change }
const all = migrations as unknown as Migration[]

/** Every released version with its last migration, the first one first. CONTRIBUTING.md says when to add one. */
export const releases: { version: string; last: string }[] = []

/** Creates the schema of a release in an empty database, as the start of that release did. */
export async function createReleased(databaseUrl: string, last: string) {
  await connected(databaseUrl, async (client) => {
    for (const name of ['pg_trgm', 'unaccent', 'btree_gist'])
      await client.query(`create extension if not exists ${name}`)
    for (const { name, up } of all.slice(0, indexOf(last) + 1)) {
      await client.query('begin')
      await up(upgradeOf(client))
      await client.query('insert into payload_migrations (name, batch) values ($1, 1)', [name])
      await client.query('commit')
    }
  })
}

/** Undoes the migrations after `last` in a database that has all of them, the newest first. */
export async function undoAfter(databaseUrl: string, last: string) {
  await connected(databaseUrl, async (client) => {
    for (const { name, down } of all.slice(indexOf(last) + 1).toReversed()) {
      await client.query('begin')
      await down(upgradeOf(client))
      await client.query('delete from payload_migrations where name = $1', [name])
      await client.query('commit')
    }
  })
}

const indexOf = (last: string) => all.findIndex(({ name }) => name === last)

/** Payload has its own types of pg. */
const upgradeOf = (client: pg.Client): Upgrade => ({ db: drizzle(client as never) })

async function connected(databaseUrl: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

// @module-tag extended
// Starts three clusters to move tables between them; a backup and its restoring always run.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { freePort } from '#tests/support/free-port.ts'
import { createBackup } from '../create.ts'
import { restoreBackup } from '../restore.ts'
import { startPostgres } from '../start-scripts.ts'
import { makeTables } from './make-tables.ts'
import { tablesOf } from './tables.ts'

const home = mkdtempSync(join(tmpdir(), 'prairie-portable-'))
const [here, elsewhere, back, backups] = ['here', 'elsewhere', 'back', 'backups'].map((name) => join(home, name)) as [
  string,
  string,
  string,
  string,
]

beforeAll(() => {
  chmodSync(home, 0o755)
  for (const folder of [here, elsewhere, back]) mkdirSync(join(folder, 'media'), { recursive: true })
})
afterAll(() => rmSync(home, { recursive: true, force: true }), 60_000)

async function onServer<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir, port: await freePort(), durable: false })
  try {
    return await work(embeddedDatabaseUrl({ dataDir, port: server.port }))
  } finally {
    await server.stop()
  }
}

async function asked<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Every row of every table, as one text for each, and where the sequences are. */
const contentOf = (url: string) =>
  asked(url, async (client) => {
    const content: Record<string, unknown> = {}
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ all: string | null }>(
        `select string_agg(one::text, e'\\n' order by one::text) as all from ${name} one`,
      )
      content[name] = rows[0]?.all
    }
    const { rows } = await client.query('select sequencename, last_value from pg_sequences order by 1')
    return { content, sequences: rows }
  })

const FILL = `
  insert into media (alt, filename, updated_at, created_at) values (e'a "quoted"\\nline\\t\\\\ é', 'one.png', now(), now());
  insert into posts (title, slug, updated_at, created_at, feature_image_id, _status)
    select 'Post ' || n, 'post-' || n, now(), now(), (select max(id) from media), 'published' from generate_series(1, 300) n;
  insert into posts_rels (parent_id, path, "order", posts_id)
    select id, 'related', 1, (select min(id) from posts) from posts;
`

test('R22 a portable backup moves all rows to an empty database of another server, and back into a new cluster', async () => {
  writeFileSync(join(here, 'media', 'one.png'), 'one')
  const { migrations } = (await import('#cms/migrations/index.ts')) as { migrations: { name: string }[] }
  const [before, backup] = await onServer(here, async (url) => {
    await makeTables(
      url,
      migrations.map(({ name }) => name),
    )
    await asked(url, (client) => client.query(FILL))
    return [await contentOf(url), await createBackup({ dataDir: here, database: { url }, to: backups })] as const
  })
  const moved = await onServer(elsewhere, async (url) => {
    await restoreBackup(backup, { dataDir: join(elsewhere, 'product'), url })
    expect(await contentOf(url)).toEqual(before)
    await expect(restoreBackup(backup, { dataDir: join(elsewhere, 'product'), url })).rejects.toThrow(
      'already has tables',
    )
    // The next document gets a number that nobody has.
    await asked(url, (client) => client.query(FILL.replace('one.png', 'two.png').replaceAll("'post-'", "'new-'")))
    writeFileSync(join(elsewhere, 'product', 'media', 'two.png'), 'two')
    const after = await contentOf(url)
    const to = join(home, 'from-elsewhere')
    return { after, backup: await createBackup({ dataDir: join(elsewhere, 'product'), database: { url }, to }) }
  })
  await restoreBackup(moved.backup, { dataDir: back })
  expect(await onServer(back, contentOf)).toEqual(moved.after)
  expect(existsSync(join(back, 'media', 'two.png'))).toBe(true)
  expect(existsSync(join(back, 'media', 'one.png'))).toBe(true)
}, 180_000)

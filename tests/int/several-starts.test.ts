import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newDataFolder } from '../support/data-folder.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'
import { besideProduct, forkProcess } from '../support/product-process.ts'
import { socketsOf } from '../support/sockets-of.ts'
import { waitFor } from '../support/wait-for.ts'

// Three instances start on one empty database, as when a new version is rolled out to three machines.

const NAME = 'several_starts'
const INSTANCES = 3

test('R9 of instances that start on an empty database, the one that fills it is killed: the others come up, and one administrator is made', async () => {
  await query(`create database ${NAME}`)
  const dataDir = newDataFolder(NAME)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${NAME}` }).href
  const env = besideProduct({ DATA_DIR: dataDir, DATABASE_URL: url, ADMIN_PASSWORD: undefined })
  const passwords: string[] = []
  const all = Array.from({ length: INSTANCES }, () => {
    const child = forkProcess('cms/setup.ts', env)
    child.on('message', (message: { password?: string }) => message.password && passwords.push(message.password))
    return child
  })
  const codes = Promise.all(all.map((child) => new Promise((resolve) => child.once('exit', resolve))))
  const holder = await waitFor(() => processWithLock(url, all), { within: 60_000 })
  // The tables exist, so the migration has run, and content is being written but not committed yet.
  await waitFor(() => isSeeding(url), { within: 60_000, every: 20 })
  holder.kill('SIGKILL')
  expect((await codes).toSorted()).toEqual([0, 0, null])
  expect(passwords).toHaveLength(1)
  const counts = await countRows(url)
  expect(counts).toMatchObject({ posts: 24, users: 1, marks: 1 })
  expect(counts?.links).toBeGreaterThan(0)
  await query(`drop database ${NAME} with (force)`)
  rmSync(dataDir, { recursive: true, force: true })
}, 180_000)

/** Returns the number of rows in tables that every seeded database has. */
async function countRows(url: string) {
  const [row] = await query<Record<string, number>>(
    `select (select count(*) from posts)::int as posts,
       (select count(*) from services where related_study_id is not null)::int as links,
       (select count(*) from users)::int as users,
       (select count(*) from payload_kv where key = 'seeded')::int as marks`,
    [],
    url,
  )
  return row
}

/**
 * Returns the process that holds the lock: PostgreSQL knows the port of its connection, the system knows the process.
 */
async function processWithLock(url: string, all: ChildProcess[]) {
  const [row] = await query<{ port: number }>(
    `select client_port as port from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and application_name = 'prairie-start' and datname = current_database()`,
    [],
    url,
  )
  return row && all.find(({ pid }) => pid !== undefined && socketsOf(pid).includes(row.port))
}

async function isSeeding(url: string) {
  const [row] = await query<{ writing: boolean }>(
    `select exists (select 1 from pg_locks join pg_class on pg_class.oid = relation
       where mode = 'RowExclusiveLock' and relname = 'posts') as writing`,
    [],
    url,
  )
  return row?.writing
}

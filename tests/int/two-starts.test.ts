import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newDataFolder } from '../support/data-folder.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'
import { socketsOf } from '../support/sockets-of.ts'
import { waitFor } from '../support/wait-for.ts'

/** Starts two instances on one empty database, as when a new version is rolled out to two machines. */
async function startTwo(name: string, during: (both: ChildProcess[], url: string) => Promise<void>) {
  await query(`create database ${name}`)
  const dataDir = newDataFolder(name)
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
  const { ADMIN_PASSWORD: _, ...inherited } = process.env
  const env: NodeJS.ProcessEnv = {
    ...inherited,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
  }
  const passwords: string[] = []
  const both = [0, 1].map(() => {
    const child = fork('cms/setup.ts', { env, execArgv: ['--disable-warning=ExperimentalWarning'] })
    child.on('message', (message: { password?: string }) => message.password && passwords.push(message.password))
    return child
  })
  const codes = Promise.all(both.map((child) => new Promise((resolve) => child.once('exit', resolve))))
  await during(both, url)
  const ended = await codes
  const counts = await countRows(url)
  await query(`drop database ${name} with (force)`)
  rmSync(dataDir, { recursive: true, force: true })
  return { codes: ended, passwords: passwords.length, counts }
}

/** Returns the number of rows in tables that every seeded database has. */
async function countRows(url: string) {
  const [row] = await query<Record<string, number>>(
    `select (select count(*) from posts)::int as posts, (select count(*) from services)::int as services,
       (select count(*) from services where related_study_id is not null)::int as links,
       (select count(*) from users)::int as users, (select count(*) from jobs.queue)::int as queues,
       (select count(*) from payload_kv where key = 'seeded')::int as marks`,
    [],
    url,
  )
  return row
}

test('R9 two instances start on an empty database: both come up, and one administrator is made', async () => {
  const { codes, passwords, counts } = await startTwo('two_starts', async () => undefined)
  expect(codes).toEqual([0, 0])
  expect(passwords).toBe(1)
  expect(counts).toMatchObject({ posts: 24, users: 1, marks: 1 })
  expect(counts?.links).toBeGreaterThan(0)
}, 180_000)

test('R9 the one that fills the database is killed in the middle: the other completes it', async () => {
  const { codes, passwords, counts } = await startTwo('killed_start', async (both, url) => {
    const holder = await waitFor(() => pidWithLock(url, both), { within: 60_000 })
    // The tables exist, so the migration has run, and content is being written but not committed yet.
    await waitFor(() => isSeeding(url), { within: 60_000, every: 20 })
    holder?.kill('SIGKILL')
  })
  expect(codes.toSorted()).toEqual([0, null])
  expect(passwords).toBe(1)
  expect(counts).toMatchObject({ posts: 24, users: 1, marks: 1 })
  expect(counts?.links).toBeGreaterThan(0)
}, 180_000)

/**
 * Returns the process that holds the lock: PostgreSQL knows the port of its connection, the system knows the process.
 */
async function pidWithLock(url: string, both: ChildProcess[]) {
  const [row] = await query<{ port: number }>(
    `select client_port as port from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and application_name = 'prairie-start' and datname = current_database()`,
    [],
    url,
  )
  return row && both.find(({ pid }) => pid !== undefined && socketsOf(pid).includes(row.port))
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

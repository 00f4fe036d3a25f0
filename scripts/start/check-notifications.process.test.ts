import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { createGuardedPool } from '#platform/database/guarded-pool.ts'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { checkNotifications } from './check-notifications.ts'
// @ts-expect-error: a plain Node script without types
import { startPostgres, systemUser } from './postgres.mjs'

const hasPooler = () => {
  try {
    return execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' }).includes('PgBouncer')
  } catch {
    return false
  }
}
const isThere = hasPooler()
if (!isThere) console.warn('Skipped: PgBouncer is not installed.')

const folder = mkdtempSync(join(tmpdir(), 'prairie-pooler-'))
let direct = ''
let stopPostgres = async () => {}
beforeAll(async () => {
  if (!isThere) return
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = (await startPostgres({ dataDir: folder, port, durable: false })) as { stop: () => Promise<void> }
  stopPostgres = server.stop
  direct = embeddedDatabaseUrl({ dataDir: folder, port })
}, 60_000)
afterAll(async () => {
  await stopPostgres()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs PgBouncer in front of the database while some work is done. */
async function pooled<T>(settings: Record<string, string>, work: (url: string) => Promise<T>): Promise<T> {
  const { hostname, port, username, password, pathname } = new URL(direct)
  const own = await freePort()
  const [file, users] = [join(folder, `pooler-${own}.ini`), join(folder, 'users.txt')]
  writeFileSync(users, `"${username}" "${password}"\n`)
  const lines = {
    ...{ listen_addr: '127.0.0.1', listen_port: own, auth_type: 'plain', auth_file: users, unix_socket_dir: '' },
    ...settings,
  }
  const ini = Object.entries(lines).map(([name, value]) => `${name} = ${value}`)
  writeFileSync(file, `[databases]\n* = host=${hostname} port=${port}\n[pgbouncer]\n${ini.join('\n')}\n`)
  // It does not run as root.
  const pooler = spawn('pgbouncer', ['-q', file], { stdio: 'ignore', ...systemUser() })
  const ended = new Promise((resolve) => pooler.once('exit', resolve))
  const url = `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`
  try {
    await waitFor(async () => {
      const client = new pg.Client(url)
      await client.connect()
      await client.end()
      return true
    })
    return await work(url)
  } finally {
    pooler.kill('SIGTERM')
    await ended
  }
}

const check = (databaseUrl: string, databaseListenUrl = databaseUrl) =>
  checkNotifications({ databaseUrl, databaseListenUrl, databaseIsPooled: databaseUrl !== databaseListenUrl })
const TRANSACTIONS = { pool_mode: 'transaction' }
const TOLERANT = { ignore_startup_parameters: 'statement_timeout' }

test.skipIf(!isThere)('without a pooler, and with one in session mode, notifications arrive', async () => {
  await check(direct)
  await pooled({ pool_mode: 'session', ...TOLERANT }, (url) => check(url))
})

test.skipIf(!isThere)('a pooler in transaction mode is found at the start, and what helps is named', async () => {
  await pooled(TRANSACTIONS, async (url) => {
    await expect(check(url)).rejects.toThrow(/refuses the settings.* Set DATABASE_LISTEN_URL to PostgreSQL itself\.$/)
    await check(url, direct)
  })
  await pooled({ ...TRANSACTIONS, ...TOLERANT }, async (url) => {
    await expect(check(url)).rejects.toThrow(/loses notifications.* Set DATABASE_LISTEN_URL to PostgreSQL itself\.$/)
    await expect(check(direct, url)).rejects.toThrow(/It has to name the same database, without a pooler\.$/)
  })
})

test.skipIf(!isThere)('a pooler in statement mode is refused', async () => {
  await pooled({ pool_mode: 'statement' }, async (url) => {
    await expect(check(url, direct)).rejects.toThrow(/Poolers work in session or transaction mode\.$/)
  })
})

test.skipIf(!isThere)(
  'through a pooler in transaction mode, queries with values need no connection of their own',
  async () => {
    await pooled({ ...TRANSACTIONS, default_pool_size: '2' }, async (connectionString) => {
      const pool = createGuardedPool({
        ...{ connectionString, max: 8, queryTimeoutMs: 5_000, applicationName: 'test', isPooled: true },
        onLost: () => undefined,
      })
      const asked = Array.from({ length: 200 }, (_, i) => pool.query('select $1::int as value', [i]))
      const rows = await Promise.all(asked)
      expect(rows.map((one) => one.rows[0].value)).toEqual(rows.map((_, i) => i))
      await pool.end()
    })
  },
)

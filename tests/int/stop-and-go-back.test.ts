import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '#cms/migrations/index.ts'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { restoreBackup } from '#scripts/backup/restore.ts'
import { runningPort, startPostgres } from '#scripts/backup/start-scripts.ts'
import { newDataFolder } from '../support/data-folder.ts'
import { query } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { undoAfter } from '../support/released-schemas.ts'
import { runStart } from '../support/run-start.ts'
import { copySeededData } from '../support/seeded-data.ts'
import { waitFor } from '../support/wait-for.ts'

const LONG = 240_000
/** PostgreSQL's pg_control.h: where the state of a cluster is in its control file, and “shut down” there. */
const [STATE_AT, SHUT_DOWN] = [16, 1]
const later = '29990101_000000_later'
const names = migrations.map(({ name }) => name)
const [former = '', last = ''] = names.slice(-2)

const dataDir = newDataFolder('stop')
let env: Record<string, string>

beforeAll(async () => {
  await copySeededData(dataDir)
  const [PORT, ADMIN_PORT, DATABASE_PORT] = [await freePort(), await freePort(), await freePort()].map(String)
  env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: `${PORT}`, ADMIN_PORT: `${ADMIN_PORT}` }
  env.DATABASE_PORT = `${DATABASE_PORT}`
}, LONG)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const isUp = () =>
  fetch(`http://127.0.0.1:${env.PORT}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const stateOfCluster = () => readFileSync(join(dataDir, 'postgres/global/pg_control')).readUInt32LE(STATE_AT)

/** Does something to the database of the stopped product. */
async function inDatabase<T>(work: (databaseUrl: string) => Promise<T>) {
  const port = Number(env.DATABASE_PORT)
  const server = await startPostgres({ dataDir, port })
  try {
    return await work(embeddedDatabaseUrl({ dataDir, port }))
  } finally {
    await server.stop()
  }
}

const recorded = (databaseUrl: string) =>
  query<{ name: string }>('select name from payload_migrations', [], databaseUrl).then((rows) =>
    rows.map(({ name }) => name),
  )

test(
  'R21 the database of a newer release is refused in one line, before the port opens, and stays as it is',
  async () => {
    await inDatabase((url) => query('insert into payload_migrations (name, batch) values ($1, 9)', [later], url))
    const started = runStart(env)
    expect(await started.ended).toBe(1)
    expect(started.output()).toContain(`This database was migrated by a newer release (${later}). Nothing was changed.`)
    expect(started.output()).not.toContain('    at ')
    await inDatabase(async (url) => {
      expect(await recorded(url)).toEqual([...names, later])
      await query('delete from payload_migrations where name = $1', [later], url)
    })
  },
  LONG,
)

test(
  'R20 R21 a start that migrates copies the database first; when npm is killed, everything stops; the copy goes back',
  async () => {
    await inDatabase(async (url) => {
      await undoAfter(url, former)
      await query(`insert into payload_kv (key, data) values ('prepared', '{ "release": "0.0.9 (former)" }')`, [], url)
    })
    const npm = spawn('npm', ['start'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    npm.stdout.on('data', (chunk) => (output += chunk))
    await waitFor(isUp, { within: 120_000 })
    const url = embeddedDatabaseUrl({ dataDir, port: Number(env.DATABASE_PORT) })
    expect(await recorded(url)).toContain(last)
    expect(await query("select key from payload_kv where key = 'prepared'", [], url)).toEqual([])
    npm.kill('SIGKILL')
    await waitFor(() => runningPort(dataDir) === undefined, { within: 30_000 })
    expect(await isUp()).toBe(false)
    expect(stateOfCluster()).toBe(SHUT_DOWN)
    const [, backup = ''] = /A copy from before is in (.+)\.\n/.exec(output) ?? []
    await restoreBackup(backup, { dataDir })
    expect(await inDatabase(recorded)).toEqual(names.slice(0, -1))
  },
  LONG,
)

import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import pg from 'pg'
import { embeddedDatabaseUrl, PRODUCT_ROLE } from '#platform/database/embedded-database.ts'
// @ts-expect-error: a plain Node script without types
import { asSuperuser } from '#scripts/start/postgres-access.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { runMailServer } from '#tests/support/run-mail-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { startProduct } from '../product.ts'

export type Setting = Awaited<ReturnType<typeof startSetting>>

/** Email address of the agency, which is notified of submissions. */
export const DESK = 'desk@agency.example'

const ADMINISTRATOR = { email: 'admin@example.com', password: 'a password of the bench' }
const scripts = { site: 'dist/server/entry.mjs', admin: 'admin/server.ts', worker: 'worker/main.ts' }

/**
 * Starts a separate product behind one proxy, almost without rate limits, with a mail server in this process that can
 * be stopped, and a connection to it that can be slow.
 * @throws if the product does not start
 */
export async function startSetting() {
  const mailServer = await runMailServer()
  const line = await openLine(Number(new URL(mailServer.url).port))
  const settings = {
    FORM_LIMIT: '1000000',
    LOGIN_LIMIT: '1000000',
    TRUSTED_PROXIES: '1',
    SMTP_URL: line.url,
    ADMIN_EMAIL: ADMINISTRATOR.email,
  }
  // The product inherits the variables of this process.
  Object.assign(process.env, settings, { LOG_LEVEL: 'error' })
  const product = await startProduct()
  const [dataDir, port] = [`${product.env.DATA_DIR}`, `${product.env.DATABASE_PORT}`]
  // Some faults take place in databases of their own.
  await asSuperuser({ dataDir, port, database: 'postgres' }, (client: pg.Client) =>
    client.query(`alter role ${PRODUCT_ROLE} createdb`),
  )
  const databaseUrl = embeddedDatabaseUrl({ dataDir, port })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => undefined)
  const keeper = parentOf(product.sitePid)
  const stop = async () => {
    await pool.end()
    await product.stop()
    line.close()
    await mailServer.stop()
  }
  await setNoticeRecipient(product.url).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    url: product.url,
    adminPort: `${product.env.ADMIN_PORT}`,
    env: product.env,
    dataDir,
    administrator: ADMINISTRATOR,
    databaseUrl,
    mailServer,
    line,
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    pidOf: (name: keyof typeof scripts) => childOf(keeper, scripts[name]),
    /** Runs another site process on the same database while some work is done. */
    withSite: async <T>(more: Record<string, string>, work: (url: string) => Promise<T>) => {
      const port = await freePort()
      const url = `http://127.0.0.1:${port}`
      const site = fork(scripts.site, { env: { ...product.env, PORT: `${port}`, SITE_URL: url, ...more } })
      return during(site, async () => {
        await waitFor(async () => (await fetch(`${url}/healthz`)).ok, { within: 60_000 })
        return work(url)
      })
    },
    /** Runs a second worker next to the product's own. */
    withWorker: async <T>(work: () => Promise<T>) => {
      const execArgv = ['--disable-warning=ExperimentalWarning']
      const worker = fork(scripts.worker, { env: product.env, execArgv })
      return during(worker, async () => {
        await new Promise<void>((resolve) => worker.once('message', () => resolve()))
        return work()
      })
    },
    stop,
  }
}

async function during<T>(child: ChildProcess, work: () => Promise<T>) {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const early = ended.then(() => Promise.reject(new Error('The second process ended by itself.')))
  early.catch(() => undefined)
  try {
    return await Promise.race([work(), early])
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Opens a connection to the mail server that delays the server's data by `delayMs`. */
async function openLine(to: number) {
  const line = { url: '', delayMs: 0, close: () => void server.close() }
  const server = createServer((client) => {
    const remote = createConnection(to, '127.0.0.1')
    for (const [one, other] of [
      [client, remote],
      [remote, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    client.on('data', (chunk) => remote.write(chunk))
    remote.on('data', (chunk) => setTimeout(() => client.writable && client.write(chunk), line.delayMs))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  line.url = `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  return line
}

async function setNoticeRecipient(url: string) {
  const headers = { 'content-type': 'application/json', origin: url }
  const call = async (path: string, body: unknown, more: Record<string, string> = {}) => {
    const response = await fetch(`${url}/cms-api${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { token?: string }
  }
  const { token } = await call('/users/login', ADMINISTRATOR)
  const kinds = ['audit', 'contact', 'portfolio', 'quote', 'application', 'review']
  const notices = Object.fromEntries(kinds.map((kind) => [kind, DESK]))
  await call(
    '/globals/mail-settings',
    { fromName: 'Bench', fromAddress: 'hello@agency.example', notices, answerVisitors: true },
    { authorization: `JWT ${token}` },
  )
}

function parentOf(pid: number) {
  const [, parent] = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(parent)
}

function childOf(keeper: number, script: string) {
  const children = readFileSync(`/proc/${keeper}/task/${keeper}/children`, 'utf8').trim().split(' ')
  for (const pid of children) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script)) return Number(pid)
    } catch {
      // The process has ended in the meantime.
    }
  }
  return undefined
}

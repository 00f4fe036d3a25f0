import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { newDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'
import { controlByHttp, runMailServer } from './run-mail-server.ts'
import { ADMINISTRATOR, copySeededData } from './seeded-data.ts'
import { waitFor } from './wait-for.ts'

/** URLs, ports, and files of a running product and what belongs to it. */
export type RunningProduct = {
  siteUrl: string
  /** The back office on its own port, bypassing the site. */
  adminUrl: string
  databaseUrl: string
  dataDir: string
  /** The output of its processes. */
  logFile: string
  pids: { site: number; admin: number; worker: number; keeper: number }
  administrator: { email: string; password: string }
  smtpUrl: string
  mailUrl: string
  /** The only loopback port that the product may fetch. */
  openPort: number
}

/**
 * Starts the product on a copy of the seeded data: PostgreSQL, site, admin, worker, and a mail server.
 * @throws {Error} if it does not become ready
 */
export async function startProduct() {
  const dataDir = newDataFolder('test')
  await copySeededData(dataDir)
  const [databasePort, port, adminPort] = [await freePort(), await freePort(), await freePort()]
  const openPort = await freePort()
  const logFile = join(dataDir, 'product.log')
  const log = openSync(logFile, 'a')
  const siteUrl = `http://127.0.0.1:${port}`
  const mailServer = await runMailServer()
  const mailControl = await controlByHttp(mailServer)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // The production product, except for one open target on loopback.
    NODE_ENV: 'test',
    // Room for short-lived objects, as for the tests: the back office spends an eighth of its time collecting them.
    NODE_OPTIONS: `--max-semi-space-size=64 --import=${new URL('./production-react.mjs', import.meta.url).href}`,
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${openPort}`,
    DATA_DIR: dataDir,
    DATABASE_PORT: String(databasePort),
    PORT: String(port),
    HOST: '127.0.0.1',
    ADMIN_PORT: String(adminPort),
    SITE_URL: siteUrl,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'error',
    // Tests ask for a page as soon as they have changed it.
    STALE_PAGES_MS: '0',
    SMTP_URL: mailServer.url,
    FORM_LIMIT: '1000',
    TOOL_LIMIT: '10000',
    SEARCH_LIMIT: '10000',
    LOGIN_LIMIT: '10000',
    AUDIT_LIMIT: '10000',
    // Audits of sites on loopback take seconds; Chromium is not theirs alone.
    AUDIT_RATE: '6000',
    AUDIT_BROWSER: 'off',
    MAIL_HOOK_SECRET: 'test-mail-hook-secret',
  }
  const keeper = spawn(process.execPath, ['scripts/up.mjs'], { env, stdio: ['ignore', log, log, 'ipc'] })
  const gone = new Promise<never>((_, reject) =>
    keeper.once('exit', (code) =>
      reject(new Error(`npm start ended with code ${code}:\n${readFileSync(logFile, 'utf8')}`)),
    ),
  )
  const pids = await Promise.race([
    new Promise<Record<string, number>>((resolve) =>
      keeper.once('message', (message) => resolve(message as Record<string, number>)),
    ),
    gone,
  ])
  gone.catch(() => undefined)
  await waitFor(async () => (await fetch(`${siteUrl}/healthz`)).ok)

  const context: RunningProduct = {
    siteUrl,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    databaseUrl: embeddedDatabaseUrl({ dataDir, port: databasePort }),
    dataDir,
    logFile,
    pids: { site: 0, admin: 0, worker: 0, keeper: keeper.pid ?? 0, ...pids },
    administrator: ADMINISTRATOR,
    smtpUrl: mailServer.url,
    mailUrl: mailControl.url,
    openPort,
  }
  return {
    context,
    stop: async () => {
      const ended = new Promise((resolve) => keeper.once('exit', resolve))
      keeper.kill('SIGTERM')
      await ended
      await mailControl.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

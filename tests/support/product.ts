import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { newDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'
import { controlByHttp, runMailServer } from './run-mail-server.ts'
import { waitFor } from './wait-for.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** The back office on its own port, past the site. */
    adminUrl: string
    databaseUrl: string
    dataDir: string
    pids: { site: number; admin: number; worker: number; keeper: number }
    administrator: { email: string; password: string }
    smtpUrl: string
    /** Loopback port that the product's server may send requests to. */
    openPort: number
    mailUrl: string
  }
}

const PASSWORD = 'a long password for tests'

/** The real thing, new in every run: PostgreSQL, a seeded database, site, admin and worker. */
export default async function startProduct(project: TestProject) {
  const dataDir = newDataFolder('test')
  const [databasePort, port, adminPort] = [await freePort(), await freePort(), await freePort()]
  const openPort = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const mailServer = await runMailServer()
  const mailControl = await controlByHttp(mailServer)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // The product of production, but for one target on loopback.
    NODE_ENV: 'test',
    ALLOW_PRIVATE_TARGETS: `127.0.0.1:${openPort}`,
    DATA_DIR: dataDir,
    DATABASE_PORT: String(databasePort),
    PORT: String(port),
    HOST: '127.0.0.1',
    ADMIN_PORT: String(adminPort),
    SITE_URL: siteUrl,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'error',
    SMTP_URL: mailServer.url,
    FORM_LIMIT: '1000',
    TOOL_LIMIT: '10000',
    LOGIN_LIMIT: '10000',
    MAIL_HOOK_SECRET: 'test-mail-hook-secret',
  }
  const keeper = spawn(process.execPath, ['scripts/up.mjs'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const gone = new Promise<never>((_, reject) =>
    keeper.once('exit', (code) => reject(new Error(`npm start ended with code ${code}.`))),
  )
  const pids = await Promise.race([
    new Promise<Record<string, number>>((resolve) =>
      keeper.once('message', (message) => resolve(message as Record<string, number>)),
    ),
    gone,
  ])
  gone.catch(() => undefined)
  await waitFor(async () => (await fetch(`${siteUrl}/healthz`)).ok)

  project.provide('siteUrl', siteUrl)
  project.provide('adminUrl', `http://127.0.0.1:${adminPort}`)
  project.provide('databaseUrl', `postgres://prairie:prairie@127.0.0.1:${databasePort}/prairie`)
  project.provide('dataDir', dataDir)
  project.provide('pids', { site: 0, admin: 0, worker: 0, keeper: keeper.pid ?? 0, ...pids })
  project.provide('administrator', { email: 'admin@example.com', password: PASSWORD })
  project.provide('smtpUrl', mailServer.url)
  project.provide('openPort', openPort)
  project.provide('mailUrl', mailControl.url)

  return async () => {
    const ended = new Promise((resolve) => keeper.once('exit', resolve))
    keeper.kill('SIGTERM')
    await ended
    await mailControl.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

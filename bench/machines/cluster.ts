import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
// @ts-expect-error: a script without types
import { startPostgres } from '#scripts/start/postgres.mjs'
import { PROCESS_FLAGS } from '#scripts/start/process-flags.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import { s3Variables, startS3 } from '#tests/support/s3-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

/** A process that can be stopped and started again. */
export type Part = { name: string; restart: () => Promise<void> }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

const SITES = 3
const WORKERS = 2
const READY_MS = 60_000

/**
 * Starts three sites, two workers, a back office, PostgreSQL, an S3 server, and HAProxy. Each machine has a folder of
 * its own.
 */
export async function startCluster() {
  const home = newDataFolder('bench-machines')
  const folders = Array.from({ length: SITES }, (_, at) => newDataFolder(`machine-${at}`))
  const [frontPort, adminPort, databasePort] = [await freePort(), await freePort(), await freePort()]
  const sitePorts: number[] = []
  for (let at = 0; at < SITES; at += 1) sitePorts.push(await freePort())
  let postgres = await startPostgres({ dataDir: home, port: databasePort, isFixed: true })
  const s3 = await startS3()
  const url = `http://127.0.0.1:${frontPort}`
  const databaseUrl = embeddedDatabaseUrl({ dataDir: home, port: databasePort })
  const env = (dataDir: string, more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
    ...process.env,
    ...s3Variables(s3.settings),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ADMIN_PORT: `${adminPort}`,
    ADMIN_PASSWORD: 'a password of the bench',
    PAYLOAD_SECRET: secret,
    TRUSTED_PROXIES: '1',
    FORM_LIMIT: '100000',
    LOG_LEVEL: 'error',
    ...more,
  })
  const secret = randomBytes(32).toString('hex')
  const children: ChildProcess[] = []
  await new Promise((resolve) => start('cms/setup.ts', env(folders[0] ?? home)).once('exit', resolve))

  const sites = await Promise.all(
    sitePorts.map((port, at) =>
      keep(`site ${at + 1}`, 'dist/server/entry.mjs', env(folders[at] ?? home, { PORT: `${port}` })),
    ),
  )
  await keep('back office', 'admin/server.ts', env(folders[0] ?? home))
  const workers: Part[] = []
  for (let at = 0; at < WORKERS; at += 1)
    workers.push(await keep(`worker ${at + 1}`, 'worker/main.ts', env(folders[at] ?? home)))
  const haproxy = startHaproxy(join(home, 'haproxy.cfg'), frontPort, sitePorts)
  await waitFor(async () => (await fetch(`${url}/healthz`)).ok)

  return {
    url,
    databaseUrl,
    siteUrls: sitePorts.map((port) => `http://127.0.0.1:${port}`),
    administrator: { email: 'admin@example.com', password: 'a password of the bench' },
    sites,
    workers,
    database: {
      name: 'PostgreSQL',
      async restart() {
        await postgres.stop()
        postgres = await startPostgres({ dataDir: home, port: databasePort, isFixed: true })
      },
    } satisfies Part,
    async stop() {
      await Promise.all(children.map(end))
      haproxy.kill('SIGTERM')
      await s3.stop()
      await postgres.stop()
      for (const folder of [home, ...folders]) rmSync(folder, { recursive: true, force: true })
    },
  }

  function start(script: string, variables: NodeJS.ProcessEnv) {
    const child = fork(script, {
      env: variables,
      execArgv: PROCESS_FLAGS,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    children.push(child)
    return child
  }

  /** Starts a process and waits until it is ready. */
  async function keep(name: string, script: string, variables: NodeJS.ProcessEnv): Promise<Part> {
    let child = await ready(start(script, variables), name)
    return {
      name,
      async restart() {
        await end(child)
        child = await ready(start(script, variables), name)
      },
    }
  }
}

function ready(child: ChildProcess, name: string): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${name} was not ready in time.`)), READY_MS)
    child.on('message', (message) => {
      if (message !== 'ready') return
      clearTimeout(late)
      resolve(child)
    })
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)))
  })
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/**
 * A request that got no response is sent to another site. A form is sent again only if no connection could be opened:
 * otherwise it may have arrived.
 */
function startHaproxy(file: string, port: number, sitePorts: number[]) {
  const servers = sitePorts.map((site, at) => `  server site${at} 127.0.0.1:${site} check inter 1s fall 2 rise 1`)
  writeFileSync(
    file,
    `global
  maxconn 4000
defaults
  mode http
  option forwardfor
  option redispatch 1
  retries 4
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend visitors
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  balance roundrobin
  option httpchk GET /healthz
  retry-on conn-failure empty-response 503
  http-request disable-l7-retry if METH_POST
${servers.join('\n')}
`,
  )
  return spawn('haproxy', ['-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}

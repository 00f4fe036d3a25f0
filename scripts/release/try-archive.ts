import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operatorFetch } from '#providers/http/operator-fetch.ts'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const READY_WITHIN_MS = 300_000
const PAGES = ['/', '/blog/', '/tools/word-counter/', '/admin/login', '/healthz']
/** One that runs in a thread of the site, and one in the process for requests. */
const RUNS = { 'html-minifier': { html: '<p>  a  b </p>' }, 'redirect-checker': { urls: 'http://localhost/' } }

/**
 * Starts an archive as a server would, with an empty data folder and nothing but the archive's own Node: asks for
 * pages, the login of the back office, and runs of tools, and stops it.
 * @returns what failed, one sentence each, with the end of the log
 */
export async function tryArchive(archive: string): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), 'prairie-release-'))
  // If this runs as root, the database runs as another user.
  chmodSync(home, 0o755)
  try {
    execFileSync('tar', ['--extract', '--gzip', `--file=${archive}`, `--directory=${home}`])
    const [name = ''] = readdirSync(home)
    return await tryFolder(join(home, name), join(home, 'data'))
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

async function tryFolder(folder: string, dataDir: string) {
  const [port, adminPort, databasePort] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const child = spawn(join(folder, 'node_modules/node/bin/node'), ['scripts/up.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...{ PATH: '/usr/bin:/bin', HOME: dataDir, DATA_DIR: dataDir, SITE_URL: url, PORT: `${port}` },
      ...{ ADMIN_PORT: `${adminPort}`, DATABASE_PORT: `${databasePort}`, LOG_FORMAT: 'json', LOG_LEVEL: 'error' },
    } as unknown as NodeJS.ProcessEnv,
  })
  let log = ''
  child.stderr?.on('data', (chunk) => {
    log += chunk
  })
  const ended = once(child, 'exit')
  try {
    await waitFor(() => child.exitCode !== null || isReady(url), { within: READY_WITHIN_MS, every: 500 })
    const failed = child.exitCode === null ? await failuresAt(url) : ['It does not start.']
    return failed.length + log.length > 0 ? [...failed, log.slice(-4_000)] : await stop(child, ended)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const isReady = (url: string) => operatorFetch(`${url}/readyz`).then(({ ok }) => ok)

async function failuresAt(url: string) {
  const failures: string[] = []
  for (const path of PAGES) {
    const { status } = await operatorFetch(url + path)
    if (status !== 200) failures.push(`${path} responds with ${status}.`)
  }
  for (const [tool, data] of Object.entries(RUNS)) {
    const headers = { 'content-type': 'application/json' }
    const response = await operatorFetch(`${url}/api/tools/${tool}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ data }),
    })
    const { success, message } = (await response.json()) as { success: boolean; message?: string }
    if (!success) failures.push(`${tool} does not run: ${message}`)
  }
  return failures
}

async function stop(child: ChildProcess, ended: Promise<unknown[]>) {
  child.kill('SIGTERM')
  const [code] = await ended
  return code === 0 ? [] : [`It does not stop: it ended with code ${code}.`]
}

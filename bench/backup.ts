// npm run bench:backup: backs up 100,000 leads and 5 GB of media while 200 requests a second are served, verifies the
// backup, which starts a site on it, and restores it. Smaller: --gigabytes=1 --leads=10000 --rate=50
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { flag, none, print } from './faults/record.ts'
import type { Measure } from './measure.ts'
import { startProduct } from './product.ts'

const gigabytes = flag('gigabytes', 5)
const leads = flag('leads', 100_000)
const rate = flag('rate', 200)

const FILE_BYTES = 2 * 1024 ** 2
const PEAK_MB = 400
/** Longer than any backup; the load ends with it. */
const MAX_SECONDS = 3_600
const SAMPLE_MS = 100

const target = newDataFolder('bench-backups')
const product = await startProduct({ LOG_LEVEL: 'error' })
const measures: Measure[] = []
try {
  await fill()
  const load = startLoad()
  const made = await timed(['scripts/backup/main.ts', target])
  load.stop()
  const served = await load.result
  const backup = made.output.trim().split('\n').at(-1) ?? ''
  const failed = served.errors + served.timeouts + served.non2xx
  measures.push(none('failed requests during the backup', failed, 'requests', `of ${served.requests.total}`))
  measures.push({ what: 'backup', value: made.seconds, unit: 's', limit: 600, better: 'less', note: sizeOf(backup) })
  measures.push({ what: 'peak memory of the backup', value: made.peakMb, unit: 'MB', limit: PEAK_MB, better: 'less' })
  const verified = await timed(['scripts/backup/main.ts', 'verify', backup])
  measures.push(none('problems that verify finds', verified.code, 'exit code', verified.output.trim()))
  const folder = newDataFolder('bench-restored')
  const restored = await timed(['scripts/backup/restore-main.ts', backup], { DATA_DIR: folder })
  measures.push({ what: 'restore', value: restored.seconds, unit: 's', limit: 900, better: 'less' })
  measures.push(none('failed restore', restored.code, 'exit code'))
  rmSync(folder, { recursive: true, force: true })
} finally {
  await product.stop()
  rmSync(target, { recursive: true, force: true })
}
process.exitCode = print(measures).every(({ met }) => met) ? 0 : 1

/** Requests pages until it is stopped. */
function startLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const options = { url: product.url, overallRate: rate, connections: 20, duration: MAX_SECONDS }
  const running = autocannon({ ...options, requests: requestedPages() }, (error, result) =>
    error ? reject(error) : resolve(result),
  )
  return { stop: () => running.stop(), result: promise }
}

function requestedPages() {
  return ['/', '/blog/', '/services/seo/', '/tools/', '/contact-us/'].map((path) => ({ method: 'GET' as const, path }))
}

/** Adds leads, and media whose rows name files that cannot be compressed. */
async function fill() {
  const [dataDir, port] = [`${product.env.DATA_DIR}`, `${product.env.DATABASE_PORT}`]
  const client = new pg.Client({ connectionString: embeddedDatabaseUrl({ dataDir, port }) })
  await client.connect()
  await client.query(
    `insert into contact_requests (client_name, client_email, form, message, source_page, status, created_at, updated_at)
     select 'Visitor ' || n, 'visitor-' || n || '@list.example', 'contact', repeat('A line that somebody wrote. ', 8),
       '/contact-us/', 'new', now(), now() from generate_series(1, $1::int) n`,
    [leads],
  )
  const count = Math.round((gigabytes * 1024 ** 3) / FILE_BYTES)
  const bytes = Buffer.alloc(FILE_BYTES)
  mkdirSync(join(dataDir, 'media'), { recursive: true })
  for (let at = 0; at < count; at++) writeFileSync(join(dataDir, 'media', `bench-${at}.png`), randomFillSync(bytes))
  await client.query(
    `insert into media (filename, created_at, updated_at)
     select 'bench-' || n || '.png', now(), now() from generate_series(0, $1::int - 1) n`,
    [count],
  )
  await client.end()
}

/** Runs a script as its npm script does, and measures how long it takes and its largest resident set. */
async function timed(args: string[], more: Record<string, string> = {}) {
  const started = performance.now()
  const env = { ...product.env, ...more }
  const child = spawn(process.execPath, ['--import=./scripts/start/fast-imports.mjs', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  let peakMb = 0
  const sampling = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child))), SAMPLE_MS)
  const code = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  clearInterval(sampling)
  return { code, output, peakMb: Math.round(peakMb), seconds: Math.round((performance.now() - started) / 1_000) }
}

function peakOf({ pid }: ChildProcess) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}

function sizeOf(folder: string) {
  return spawnSync('du', ['--human-readable', '--summarize', folder], { encoding: 'utf8' }).stdout.split('\t')[0] ?? ''
}

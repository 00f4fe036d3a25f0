// npm run bench:upgrade -- ARCHIVE: upgrades a release to a later one, and goes back, with 10,000 posts and 100,000
// leads, while a page is asked 50 times a second. The later release is the archive with a higher version and one more
// migration. Prints how long there was no service, and whether rows or URLs were lost. Smaller runs: --posts=100
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { newDataFolder } from '#tests/support/data-folder.ts'
import { freePort } from '#tests/support/free-port.ts'
import { flag, none, record } from './faults/record.ts'
import { multiply } from './growth/multiply.ts'
import type { Measure } from './measure.ts'
import { askSteadily } from './upgrade/ask-steadily.ts'
import { LATER_MIGRATION, unpackTwice } from './upgrade/releases.ts'

const POSTS = flag('posts', 10_000)
const LIMIT_SECONDS = 10
/** Posts whose URLs are asked before and after. */
const URLS = 200

const archive = process.argv.slice(2).find((one) => !one.startsWith('--'))
if (!archive) throw new Error('Usage: npm run bench:upgrade -- ARCHIVE (npm run release makes one)')
const home = mkdtempSync(join(tmpdir(), 'prairie-upgrade-'))
// If this runs as root, the database runs as another user.
chmodSync(home, 0o755)
const dataDir = newDataFolder('upgrade')
const [port, adminPort, databasePort] = [await freePort(), await freePort(), await freePort()]
const url = `http://127.0.0.1:${port}`
const env = {
  ...{ PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: `${port}`, SITE_URL: url },
  ...{ ADMIN_PORT: `${adminPort}`, DATABASE_PORT: `${databasePort}`, ADMIN_PASSWORD: 'a password of the bench' },
  LOG_LEVEL: 'error',
} as unknown as NodeJS.ProcessEnv

const measures: Measure[] = []
const { former, later } = unpackTwice(resolve(archive), home)
let running = start(former)
try {
  await running.isReady
  await multiply(query, 'posts', POSTS)
  await multiply(query, 'contact_requests', 10 * POSTS)
  const paths = await pathsOfPosts()
  const before = await countRows()

  const upgrade = await withoutService(async () => {
    const next = start(later, '--take-over')
    await next.isReady
    await running.ended
    running = next
  })
  report('upgrade', upgrade)
  measures.push(none('rows lost by the upgrade', before - (await countRows()), 'rows', `of ${before}`))
  measures.push(none('URLs that no longer answer', await failedOf(paths), 'URLs', `of ${paths.length}`))

  await run(former, 'scripts/up.mjs', '--prepare')
  const back = await withoutService(() => restartWith(former))
  report('return to the former release, on the same data', back)
  measures.push(none('rows lost on the way back', before - (await countRows()), 'rows', `of ${before}`))
  measures.push(none('URLs that do not answer', await failedOf(paths), 'URLs', `of ${paths.length}`))

  await query(`update payload_kv set data = '{"version":"0.1.1","usableFrom":"0.1.1"}' where key = 'release'`)
  await running.stop()
  running = start(former)
  const refused = (await running.ended) === 1
  const [, copy = ''] = /restore (?:-- )?(\/\S+)/.exec(running.output()) ?? []
  measures.push(
    none('starts on tables that it cannot use', refused && copy ? 0 : 1, 'starts', 'the refusal names a copy'),
  )
  await run(former, 'scripts/start/with-product.mjs', 'scripts/backup/restore-main.ts', copy)
  running = start(former)
  await running.isReady
  const recorded = await query(`select from payload_migrations where name = '${LATER_MIGRATION}'`)
  measures.push(none('later migrations after the restore', recorded.length, 'migrations'))
  measures.push(none('URLs that do not answer after the restore', await failedOf(paths), 'URLs', `of ${paths.length}`))
} finally {
  await running.stop()
  console.log(running.output())
  for (const folder of [home, dataDir]) rmSync(folder, { recursive: true, force: true })
}
process.exitCode = record('upgrade', measures, { posts: POSTS }) ? 0 : 1

/** Starts a release in its folder, as `npm start` does. */
function start(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/up.mjs', ...args], {
    ...{ cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const isReady = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    void ended.then((code) => reject(new Error(`The start ended with code ${code}: ${output}`)))
  })
  isReady.catch(() => undefined)
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { output: () => output, isReady, ended, stop }
}

async function restartWith(folder: string) {
  await running.stop()
  running = start(folder)
  await running.isReady
}

async function withoutService(work: () => Promise<void>) {
  const asking = askSteadily(`${url}/blog/`)
  await work()
  return asking.stop()
}

function report(what: string, { seconds, failed, answered }: Awaited<ReturnType<typeof withoutService>>) {
  const note = `${failed} of ${failed + answered} requests failed`
  measures.push({ what, value: seconds, unit: 's without service', limit: LIMIT_SECONDS, better: 'less', note })
}

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: embeddedDatabaseUrl({ dataDir, port: databasePort }) })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function countRows() {
  const tables = ['posts', 'contact_requests', '_posts_v', 'media', 'users', 'services', 'redirects']
  const counts = tables.map((table) => `(select count(*) from ${table})`)
  const [row] = await query<{ rows: number }>(`select (${counts.join(' + ')})::int as rows`)
  return row?.rows ?? 0
}

async function pathsOfPosts() {
  const posts = await query<{ slug: string }>(
    "select slug from posts where _status = 'published' order by id desc limit $1",
    [URLS],
  )
  return ['/', '/blog/', '/services/', '/tools/', '/sitemap.xml', ...posts.map(({ slug }) => `/blog/${slug}`)]
}

async function failedOf(paths: string[]) {
  let failed = 0
  for (const path of paths) if ((await fetch(url + path)).status !== 200) failed++
  return failed
}

function run(folder: string, ...args: string[]) {
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'inherit' })
  return new Promise((resolve) => child.once('exit', resolve))
}

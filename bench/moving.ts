// npm run bench:moving: moves in a generated WordPress site with 10,000 posts and 20,000 pictures, measures the CPU
// time and the memory of all processes of the import, kills it at 20 moments and lets it go on, and asks for its old
// URLs. Smaller: --posts=500 --pictures=1000 --kills=5
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { embeddedDatabaseUrl } from '#platform/database/embedded-database.ts'
import { availableMemory, memoryFlags } from '#platform/process/memory-flags.ts'
import { PROCESS_FLAGS } from '#scripts/start/process-flags.ts'
import { flag, none, record } from './faults/record.ts'
import type { Measure } from './measure.ts'
import { writeOldSite } from './moving/old-site.ts'
import { startProduct } from './product.ts'

const posts = flag('posts', 10_000)
const pictures = flag('pictures', 2 * posts)
const kills = flag('kills', 20)
const LIMIT_CPU_S = 300
const LIMIT_MB = 500
const SAMPLE_MS = 250
const TICKS_PER_SECOND = 100
const URLS = 500

const folder = mkdtempSync(join(tmpdir(), 'prairie-moving-'))
const { file, uploads } = await writeOldSite(folder, { posts, pictures })
const measures: Measure[] = []
try {
  const undisturbed = await moved(
    async (env) => {
      const run = await runImport(env)
      measures.push({
        what: 'CPU time of the import',
        value: Math.round(run.cpuSeconds),
        unit: 's',
        limit: LIMIT_CPU_S,
        better: 'less',
        note: `${posts} posts, ${pictures} pictures, without PostgreSQL`,
      })
      measures.push({
        what: 'peak memory of its processes',
        value: run.peakMb,
        unit: 'MB',
        limit: LIMIT_MB,
        better: 'less',
        note: `${run.halfMb} MB at most in the first half`,
      })
      const again = await runImport(env)
      measures.push(
        none('changes by the same import', again.changes, 'items', `${Math.round(again.cpuSeconds)} s of CPU time`),
      )
    },
    { asksUrls: true },
  )
  const killed = await moved(
    async (env) => {
      const whole = measures[0]?.value ?? 60
      for (let kill = 0; kill < kills; kill++)
        await runImport(env, { killAfterMs: ((kill + 1) / (kills + 1)) * whole * 300 })
      await runImport(env)
    },
    { asksUrls: false },
  )
  measures.push(none('differences after kills', undisturbed === killed ? 0 : 1, 'results', `${kills} kills`))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = record('moving', measures, { posts, pictures, kills }) ? 0 : 1

/** Moves the site into a new product, and returns a digest of what is stored then. */
async function moved(work: (env: NodeJS.ProcessEnv) => Promise<void>, { asksUrls }: { asksUrls: boolean }) {
  const product = await startProduct({ LOG_LEVEL: 'error' })
  try {
    await work(product.env)
    if (asksUrls)
      measures.push(none('old URLs that do not lead to their page', await lost(product.url), 'URLs', `of ${URLS}`))
    return await digest(product.env)
  } finally {
    await product.stop()
  }
}

type Run = { cpuSeconds: number; peakMb: number; halfMb: number; changes: number }

async function runImport(env: NodeJS.ProcessEnv, { killAfterMs }: { killAfterMs?: number } = {}): Promise<Run> {
  const report = join(folder, 'report.csv')
  const args = [
    'scripts/moving/import.ts',
    'wordpress',
    file,
    `--files=${uploads}`,
    '--comments=skip',
    `--report=${report}`,
  ]
  // As `npm run import` starts it.
  const flags = [...PROCESS_FLAGS, ...memoryFlags(availableMemory()).worker]
  const child = spawn(process.execPath, [...flags, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const samples = watch(child)
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  let output = ''
  child.stdout?.on('data', (part: Buffer) => {
    output += part
  })
  await new Promise((resolve) => child.once('exit', resolve))
  clearTimeout(timer)
  const { cpuSeconds, memory } = samples.stop()
  const half = memory.slice(0, Math.ceil(memory.length / 2))
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0)
  return {
    cpuSeconds,
    peakMb: Math.max(0, ...memory),
    halfMb: Math.max(0, ...half),
    changes: count('added') + count('changed'),
  }
}

/** Watches a process and those that it starts. */
function watch(child: ChildProcess) {
  const ticks = new Map<number, number>()
  const memory: number[] = []
  const timer = setInterval(() => {
    let megabytes = 0
    for (const pid of withChildren(child.pid ?? 0)) {
      ticks.set(pid, ticksOf(pid))
      megabytes += residentMb(pid)
    }
    memory.push(Math.round(megabytes))
  }, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      const all = [...ticks.values()].reduce((sum, one) => sum + one, 0)
      return { cpuSeconds: all / TICKS_PER_SECOND, memory }
    },
  }
}

function withChildren(pid: number): number[] {
  const children = readOr(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(withChildren)]
}

/** Fields 14 and 15 of proc_pid_stat(5): the time in user and kernel mode. */
function ticksOf(pid: number) {
  const fields = readOr(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}

function residentMb(pid: number) {
  return Number(/VmRSS:\s+(\d+)/.exec(readOr(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024
}

function readOr(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

async function withDatabase<T>(env: NodeJS.ProcessEnv, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(embeddedDatabaseUrl({ dataDir: `${env.DATA_DIR}`, port: `${env.DATABASE_PORT}` }))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns a digest of what was moved in, without ids and times, and of the files. */
async function digest(env: NodeJS.ProcessEnv) {
  const files = readdirSync(join(`${env.DATA_DIR}`, 'media')).length
  return withDatabase(env, async (client) => {
    const { rows } = await client.query(
      `select (select md5(string_agg(slug || title || coalesce(excerpt, '') || _status, '|' order by slug)) from posts) as posts,
         (select count(*)::int from posts) as count, (select count(*)::int from media) as media,
         (select md5(string_agg(address, '|' order by address)) from former_addresses) as addresses,
         (select count(*)::int from moved_items) as items, (select count(*)::int from search_documents) as found`,
    )
    return JSON.stringify([rows[0], files])
  })
}

async function lost(url: string) {
  let count = 0
  for (let at = 0; at < URLS; at++) {
    const number = Math.floor((at / URLS) * posts)
    const old = at % 2 === 0 ? `/2019/0${(number % 9) + 1}/post-${number}/` : `/?p=${number + 1}`
    const response = await fetch(url + old, { redirect: 'manual' })
    if (response.status !== 301 || response.headers.get('location') !== `/blog/post-${number}`) count += 1
  }
  return count
}

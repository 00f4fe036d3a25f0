import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { flag, none } from './record.ts'
import { pause, send } from './send.ts'
import type { Setting } from './setting.ts'

const ROUNDS = flag('rounds', 20)
const READY_WITHIN_S = 5
const READERS = 10
const FORMS_PER_SECOND = 10
const CACHED = ['/', '/blog/', '/services/', '/tools/', '/career/', '/contact-us/', '/blog/lastmod-is-a-promise']
const PROCESSES = ['site', 'admin', 'worker'] as const

type Tally = { pages: number; refusedPages: number; forms: Record<string, number>; unhelpful: number; exits: number }

/** Ends all connections of PostgreSQL, and kills it, repeatedly, while visitors read and write (R6). */
export async function measureRestarts(setting: Setting): Promise<Measure[]> {
  for (const path of CACHED) await fetch(setting.url + path).then((response) => response.arrayBuffer())
  return [
    ...(await measureRounds(setting, 'pg_terminate_backend', terminateAll)),
    ...(await measureRounds(setting, 'kill -9', killPostmaster)),
  ]
}

async function measureRounds(setting: Setting, name: string, hit: (setting: Setting) => Promise<unknown>) {
  const tally: Tally = { pages: 0, refusedPages: 0, forms: {}, unhelpful: 0, exits: 0 }
  const stop = new AbortController()
  const load = Promise.all([readPages(setting, tally, stop.signal), sendForms(setting, tally, stop.signal)])
  const toReady: number[] = []
  let stuck = 0
  for (let round = 0; round < ROUNDS; round++) {
    const before = pidsOf(setting)
    await hit(setting)
    await waitFor(() => answers(setting), { within: 60_000, every: 20 })
    const answering = performance.now()
    await waitFor(() => isReady(setting), { within: 30_000, every: 50 }).catch(() => stuck++)
    toReady.push((performance.now() - answering) / 1_000)
    const after = pidsOf(setting)
    tally.exits += PROCESSES.filter((process) => before[process] !== after[process]).length
    await pause(500)
  }
  stop.abort()
  await load
  const forms = Object.entries(tally.forms).map(([status, count]) => `${count} × ${status}`)
  return [
    none(`R6 ${name}: exits of site, back office and worker`, tally.exits, 'exits', `${ROUNDS} rounds under load`),
    none(`R6 ${name}: cached pages refused`, tally.refusedPages, 'pages', `of ${tally.pages}`),
    none(
      `R6 ${name}: forms answered with neither 2xx nor 503 and Retry-After`,
      tally.unhelpful,
      'forms',
      forms.join(', '),
    ),
    {
      what: `R6 ${name}: slowest until ready after PostgreSQL is back`,
      value: Number(Math.max(...toReady).toFixed(1)),
      unit: 's',
      limit: READY_WITHIN_S,
      better: 'less' as const,
      note: `${stuck} times not within 30 s`,
    },
  ]
}

async function readPages({ url }: Setting, tally: Tally, signal: AbortSignal) {
  const reader = async (index: number) => {
    for (let turn = index; !signal.aborted; turn++) {
      const path = CACHED[turn % CACHED.length] ?? '/'
      tally.pages++
      const isServed = await fetch(url + path, { signal: AbortSignal.timeout(10_000) })
        .then(async (response) => (await response.arrayBuffer()).byteLength > 0 && response.status === 200)
        .catch(() => false)
      if (!isServed) tally.refusedPages++
      await pause(20)
    }
  }
  await Promise.all(Array.from({ length: READERS }, (_, index) => reader(index)))
}

async function sendForms({ url }: Setting, tally: Tally, signal: AbortSignal) {
  const running: Promise<void>[] = []
  for (let index = 0; !signal.aborted; index++) {
    running.push(one(`https://r6-${index}-${Date.now()}.example/`))
    await pause(1_000 / FORMS_PER_SECOND)
  }
  await Promise.all(running)

  async function one(website: string) {
    const response = await send(url, 'send-mail', { form: 'audit', website }).catch(() => undefined)
    const status = response?.status ?? 'nothing'
    tally.forms[status] = (tally.forms[status] ?? 0) + 1
    const isHelpful =
      response && (response.status < 500 || (response.status === 503 && Number(response.retryAfter) > 0))
    if (!isHelpful) tally.unhelpful++
  }
}

/** Returns whether reading, writing, and the back office's login page all work. */
async function isReady({ url }: Setting) {
  const reading = await fetch(`${url}/api/get-posts`, { signal: AbortSignal.timeout(6_000) })
  const { status } = await send(url, 'send-mail', { form: 'audit', website: `https://r6-ready-${Date.now()}.example/` })
  const admin = await fetch(`${url}/cms-api/access`, { signal: AbortSignal.timeout(6_000) })
  return reading.ok && status < 300 && admin.ok
}

async function answers({ databaseUrl }: Setting) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select 1')
  await client.end()
  return true
}

function terminateAll({ query }: Setting) {
  return query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
}

async function killPostmaster({ dataDir }: Setting) {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

function pidsOf({ pidOf }: Setting) {
  return Object.fromEntries(PROCESSES.map((name) => [name, pidOf(name)]))
}

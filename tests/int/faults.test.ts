// extended: more ways to stop a database, each of which stops all other tests for a while.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { eachOf } from '../support/extended.ts'
import { api, page, post } from '../support/page.ts'
import { pidOf } from '../support/pid-of.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const BACK = { within: 30_000, every: 100 }
/** A job whose worker died is assigned again after a minute (`cms/jobs/jobs.ts`). */
const AFTER_THE_LEASE = { within: 120_000, every: 250 }

test('R1 a killed site restarts, and every submission that it confirmed is stored', async () => {
  const before = pidOf('site')
  const confirmed: string[] = []
  const sending = Promise.allSettled(
    Array.from({ length: 120 }, async (_, index) => {
      const website = `https://killed-${index}.example/`
      const response = await post('/send-mail', { website, form: 'audit' })
      if (response.ok) confirmed.push(website)
    }),
  )
  await waitFor(() => confirmed.length > 10)
  process.kill(before, 'SIGKILL')
  await sending
  await waitFor(async () => (await page('/')).status === 200, BACK)
  expect(pidOf('site')).not.toBe(before)
  const stored = await query<{ website: string }>(
    "select website from contact_requests where website like 'https://killed-%'",
  )
  const websites = new Set(stored.map(({ website }) => website))
  expect(confirmed.filter((website) => !websites.has(website))).toEqual([])
})

eachOf(['worker', 'admin'], 1)('a killed %s restarts', async (name) => {
  const before = pidOf(name)
  process.kill(before, 'SIGKILL')
  await waitFor(() => pidOf(name) !== before, BACK)
  if (name === 'admin') await waitFor(async () => (await page('/admin/login')).status === 200, BACK)
  expect((await page('/')).status).toBe(200)
})

test('R6 while PostgreSQL is down, cached pages are served; afterwards everything works again', {
  tags: 'extended',
}, async () => {
  await waitFor(async () => (await page('/')).status === 200)
  const cached = ['/', '/blog/', '/blog/lastmod-is-a-promise']
  for (const path of cached) await page(path)
  const before = { site: pidOf('site'), worker: pidOf('worker'), admin: pidOf('admin') }
  // Stopped, not killed: the database does not respond, and nothing starts another one.
  process.kill(postmaster(), 'SIGINT')
  const away: number[] = []
  await waitFor(async () => {
    for (const path of cached) away.push((await page(path)).status)
    return away.length >= 30
  })
  expect(away.every((status) => status === 200)).toBe(true)
  await waitFor(async () => (await post('/get-post', { slug: 'lastmod-is-a-promise' })).status === 200, BACK)
  await waitFor(
    async () =>
      (await post('/send-mail', { website: 'https://after-the-restart.example', form: 'audit' })).status === 200,
    BACK,
  )
  expect({ site: pidOf('site'), worker: pidOf('worker'), admin: pidOf('admin') }).toEqual(before)
})

const ROUNDS = 2

eachOf(
  [
    ['is killed', killPostgres],
    ['drops every connection', dropConnections],
  ],
  0,
)(
  'R6 PostgreSQL %s under load: every process survives, cached pages are served, and everything recovers',
  async (_, hit) => {
    const cached = ['/', '/blog/', '/contact-us/']
    for (const path of cached) expect((await page(path)).status).toBe(200)
    const before = { site: pidOf('site'), worker: pidOf('worker'), admin: pidOf('admin') }
    for (let round = 0; round < ROUNDS; round++) {
      // Some are inside a transaction when the connection breaks.
      const sending = Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          post('/send-mail', { website: `https://r6-${Date.now()}-${index}.example/`, form: 'audit' }),
        ),
      )
      await hit()
      const pages = await Promise.all([...cached, ...cached, ...cached].map((path) => page(path)))
      expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
      for (const { status, headers } of await sending) {
        expect([200, 503]).toContain(status)
        if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
      await waitFor(async () => (await api('/get-posts')).status === 200, BACK)
      await waitFor(
        async () => (await post('/send-mail', { website: 'https://r6-after.example', form: 'audit' })).status === 200,
        BACK,
      )
      await waitFor(async () => (await page('/cms-api/access')).status === 200, BACK)
    }
    expect({ site: pidOf('site'), worker: pidOf('worker'), admin: pidOf('admin') }).toEqual(before)
    await waitFor(async () => (await page('/readyz')).status === 200, BACK)
    // The worker still works: what was stored is announced. A job that was assigned when the connection broke first
    // waits for the end of its lease.
    await waitFor(async () => {
      const [row] = await query<{ left: number }>(
        "select count(*)::int as left from jobs.job where name = 'notify' and state < 'completed'",
      )
      return row?.left === 0
    }, AFTER_THE_LEASE)
  },
  180_000,
)

async function dropConnections() {
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
}

async function killPostgres() {
  process.kill(postmaster(), 'SIGKILL')
}

function postmaster() {
  return Number(readFileSync(join(inject('dataDir'), 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}

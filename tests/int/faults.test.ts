import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { query } from '../support/database.ts'
import { page, post } from '../support/page.ts'
import { pidOf } from '../support/pid-of.ts'
import { waitFor } from '../support/wait-for.ts'

const BACK = { within: 30_000, every: 100 }

test('R1 the site is killed during posts: it comes back by itself, and what was answered is stored', async () => {
  const before = pidOf('site')
  const answered: string[] = []
  const sending = Promise.allSettled(
    Array.from({ length: 120 }, async (_, index) => {
      const website = `https://killed-${index}.example/`
      const response = await post('/send-mail', { website, form: 'audit' })
      if (response.ok) answered.push(website)
    }),
  )
  await waitFor(() => answered.length > 10)
  process.kill(before, 'SIGKILL')
  await sending
  await waitFor(async () => (await page('/')).status === 200, BACK)
  expect(pidOf('site')).not.toBe(before)
  const stored = await query<{ website: string }>("select website from mails where website like 'https://killed-%'")
  const websites = new Set(stored.map(({ website }) => website))
  expect(answered.filter((website) => !websites.has(website))).toEqual([])
})

test.each(['admin', 'worker'] as const)('a killed %s is started again', async (name) => {
  const before = pidOf(name)
  process.kill(before, 'SIGKILL')
  await waitFor(() => pidOf(name) !== before, BACK)
  if (name === 'admin') await waitFor(async () => (await page('/admin/login')).status === 200, BACK)
  expect((await page('/')).status).toBe(200)
})

test('R6 while PostgreSQL is away cached pages are served, then everything works again', async () => {
  await waitFor(async () => (await page('/')).status === 200)
  const cached = ['/', '/blog/', '/blog/lastmod-is-a-promise']
  for (const path of cached) await page(path)
  const before = { site: pidOf('site'), worker: pidOf('worker'), admin: pidOf('admin') }
  const postmaster = Number(readFileSync(join(inject('dataDir'), 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  // Stopped, not killed: it does not answer, and nobody starts another one.
  process.kill(postmaster, 'SIGINT')
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

/** The process that runs a command, below this run's own keeper. */

import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answering, auditedOrigin, auditedSite, serving } from '../support/audited-site.ts'
import { ended, LONG, start, wholeAudit } from '../support/audits.ts'
import { query } from '../support/database.ts'
import { linksTo, newestLink } from '../support/links-in-emails.ts'
import { emailsTo } from '../support/mail-server.ts'
import { api, normalizedText, page, post, sendForm } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { besideProduct, forkProcess } from '../support/product-process.ts'
import { waitFor } from '../support/wait-for.ts'

const host = () => new URL(auditedOrigin()).host
const CONFIRM = /\/audit\/monthly\/confirm\/\?token=([\w.-]+)/
let watches: typeof import('#cms/audits/due-watches.ts')
let connection: typeof import('#cms/database/connection.ts')

/** Begins what is due without waiting for the minute of its schedule. */
beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: inject('databaseUrl'), DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  vi.resetModules()
  connection = await import('#cms/database/connection.ts')
  watches = await import('#cms/audits/due-watches.ts')
  await connection.getCms()
})
afterAll(async () => {
  await connection.stopCms()
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'LOG_LEVEL']) delete process.env[name]
})
afterEach(async () => {
  await query('delete from audit_watches')
  await query('delete from audits')
})

type Stored = {
  id: number
  state: string
  token: string
  audit: number | null
  compared: number | null
  failures: number
  days: number
}
async function stored(email: string): Promise<Stored | undefined> {
  const [row] = await query<Stored>(
    `select id, state, token, audit_id as audit, compared_id as compared, failures::int as failures,
       round(extract(epoch from next_at - now()) / 86400)::int as days from audit_watches where email = $1`,
    [email],
  )
  return row
}

async function startDue(email: string) {
  await query('update audit_watches set next_at = now() where email = $1', [email])
  return watches.startDueWatch()
}

/** Runs the monthly audit of an email address to its end, and until it was reported. */
async function runDue(email: string) {
  const id = await startDue(email)
  expect(id).toBeGreaterThan(0)
  await waitFor(async () => (await stored(email))?.compared === id, LONG)
  return id
}

/** Audits the site once, and asks for a monthly audit of it. */
async function watched(email: string) {
  const { key } = await wholeAudit()
  expect((await post(`/audit/${key}/notify`, { email, watch: true })).status).toBe(200)
  return { key, token: await newestLink(email, CONFIRM, []) }
}

const addWatch = (email: string, more: string = 'null') =>
  query(
    `insert into audit_watches (host, url, email, state, token, max_pages, next_at, failing_since)
     values ($1, $2, $3, 'confirmed', 'token', 300, now() + interval '1 day', ${more})`,
    [host(), `${auditedOrigin()}/`, email],
  )

const changesTo = async (email: string) =>
  (await emailsTo(email)).filter(({ raw }) => raw.includes('List-Unsubscribe:'))

test('confirmed by a button only, an unchanged site brings no email, a changed one brings one, and one click ends it', () => {
  const email = 'monthly@watch.example'
  const site = auditedSite(10)
  return serving(answering(site), async () => {
    const { token } = await watched(email)
    const first = await stored(email)
    expect(first).toMatchObject({ state: 'pending', compared: null })
    expect(token).not.toContain(first?.token)
    const { key } = await start()
    expect((await sendForm(`/audit/${key}/notify`, { email, watch: 'yes', chosen: 'yes' })).status).toBe(303)
    for (const name of ['confirm', 'unsubscribe']) {
      const shown = await page(`/audit/monthly/${name}/?token=${token}`)
      expect(shown.response.headers.get('cache-control')).toBe('no-store')
      expect((await api(`/audit/monthly/${name}?token=${token}`)).status).toBe(303)
    }
    expect((await stored(email))?.state).toBe('pending')
    const { document } = await page(`/audit/monthly/confirm/?token=${token}`)
    const fields = [...document.querySelectorAll('main form input')].map((one) => [
      one.getAttribute('name') ?? '',
      one.getAttribute('value') ?? '',
    ])
    const sent = await sendForm('/audit/monthly/confirm', Object.fromEntries(fields))
    const shown = await page(sent.headers.get('location') ?? '')
    expect(normalizedText(shown.document.querySelector('main [role=status]'))).toContain('is confirmed.')
    await waitFor(async () => (await stored(email))?.compared === first?.audit, LONG)

    await runDue(email)
    expect(await changesTo(email)).toEqual([])

    for (const page of site.pages.values()) page.title ??= 'A copper kettle of our own, made in Ohio'
    const audit = await startDue(email)
    // The worker has the job and waits for this lock, as does a process that is killed meanwhile.
    const holder = new pg.Client({ connectionString: inject('databaseUrl') })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select 1 from audit_watches where email = $1 for update', [email])
    const waiting = async (count: number) =>
      (
        await query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%audit_watches own left join%'`,
        )
      ).length >= count
    await waitFor(() => waiting(1), LONG)
    const killed = forkProcess('tests/support/report-changes.ts', besideProduct({ AUDIT_ID: String(audit) }))
    await waitFor(() => waiting(2), LONG)
    killed.kill('SIGKILL')
    await new Promise((resolve) => killed.once('exit', resolve))
    await holder.query('commit')
    await holder.end()
    await waitFor(async () => (await stored(email))?.compared === audit, LONG)
    const [change] = await waitFor(async () => {
      const found = await changesTo(email)
      return found.length > 0 && found
    }, LONG)
    expect(change?.email.subject).toMatch(/^(\d+ new, )?\d+ fixed on 127\.0\.0\.1:\d+$/)
    const keys = await query<{ key: string; shared: string }>('select key, share_key as shared from audits')
    const text = change?.email.text ?? ''
    expect(keys.filter((one) => text.includes(one.key))).toEqual([])
    expect(keys.filter((one) => text.includes(one.shared))).toHaveLength(2)
    expect(await query(`select 1 from outbox where kind = 'audit-changes' and "to" = $1`, [email])).toHaveLength(1)
    // The link is sealed in the outbox.
    expect(
      await query(`select 1 from outbox o where kind = 'audit-changes' and o::text like $1`, [`%${token}%`]),
    ).toEqual([])

    const [, url = ''] = /List-Unsubscribe:\s*<([^>]+)>/.exec(change?.raw ?? '') ?? []
    const oneClick = () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await oneClick()).status).toBe(200)
    expect(await stored(email)).toBeUndefined()
    expect((await oneClick()).status).toBe(422)
    expect(await changesTo(email)).toHaveLength(1)
    expect(await linksTo(email, CONFIRM)).toHaveLength(1)
  })
}, 180_000)

test(
  'an audit of a visitor goes before a monthly one, which then goes on',
  () =>
    serving(answering(auditedSite(100)), async (requested) => {
      const email = 'patient@watch.example'
      await addWatch(email)
      const monthly = await startDue(email)
      expect(await startDue(email)).toBeUndefined()
      await waitFor(() => requested.length > 10, LONG)
      const { key } = await start(undefined, { maxPages: 5 })
      expect((await ended(key)).state).toBe('done')
      const [row] = await query<{ state: string }>('select state from audits where id = $1', [monthly])
      expect(row?.state).not.toBe('done')
      await waitFor(async () => (await stored(email))?.compared === monthly, LONG)
      const pages = requested.filter((one) => one.startsWith('GET') && one.includes('oak-'))
      expect(new Set(pages).size).toBeGreaterThanOrEqual(100)
    }),
  180_000,
)

test('a site that cannot be read is tried again, and given up after three months with one email', async () => {
  const [young, old] = ['young@watch.example', 'old@watch.example']
  await addWatch(young)
  await startDue(young)
  await waitFor(async () => (await stored(young))?.failures === 1, LONG)
  expect(await stored(young)).toMatchObject({ audit: null, days: 1 })
  await addWatch(old, "now() - interval '93 days'")
  await startDue(old)
  await waitFor(async () => (await stored(old)) === undefined, LONG)
  await waitFor(async () => (await emailsTo(old)).length > 0, LONG)
  expect((await emailsTo(old)).map(({ email }) => email.subject)).toEqual([`The monthly audit of ${host()} has ended`])
  expect(await emailsTo(young)).toEqual([])
}, 120_000)

test('one email address has few monthly audits, and a site few people; an old link is no use', () =>
  serving(answering(auditedSite(2)), async () => {
    const email = 'sixth@watch.example'
    const { key, token } = await watched(email)
    for (let at = 0; at < 5; at++) await addWatch(`person-${at}@watch.example`)
    const confirm = async () => {
      const response = await post('/audit/monthly/confirm', { token })
      return [response.status, ((await response.json()) as { message: string }).message]
    }
    expect(await confirm()).toEqual([422, expect.stringContaining('Five people')])
    await query(`delete from audit_watches where email = 'person-0@watch.example'`)
    await query(`update audit_watches set asked_at = now() - interval '8 days' where email = $1`, [email])
    expect(await confirm()).toEqual([422, expect.stringContaining('no longer works')])
    await query(`update audit_watches set asked_at = now() where email = $1`, [email])
    expect((await confirm())[0]).toBe(200)
    expect((await confirm())[0]).toBe(200)
    await query(`update audit_watches set host = host || id, email = $1 where email like 'person-%'`, [email])
    await query(
      `insert into audit_watches (host, url, email, state, token, max_pages)
       select 'more.example', url, email, 'confirmed', token, 1 from audit_watches where email = $1 limit 1`,
      [email],
    )
    await query('delete from audit_watches where email = $1 and host = $2', [email, host()])
    expect((await post(`/audit/${key}/notify`, { email, watch: true })).status).toBe(200)
    expect(await query('select 1 from audit_watches where email = $1', [email])).toHaveLength(5)
  }))

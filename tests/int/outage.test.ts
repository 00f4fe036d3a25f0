// extended: more ways to lose a database or a disk, each of which takes half a minute.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { normalizedText } from '../support/page.ts'
import { parseHtml } from '../support/parse-html.ts'
import { openPausableLine, type PausableLine } from '../support/pausable-line.ts'
import { secondDatabase } from '../support/second-site.ts'
import { waitFor } from '../support/wait-for.ts'

/** A query may take 5 s; the rest is a margin for a busy machine. */
const TIMEOUT_MS = 9_000
const CONTACT = {
  form: 'contact',
  page: '/contact-us/',
  token: 'a.token.kept',
  clientName: 'Ines "Calder" <b>',
  clientEmail: 'ines@oakfield.example',
  website: 'https://oakfield.example/',
  message: 'First line & second\nThird line </textarea><script>alert(1)</script>',
}

/** The form on the contact page. */
const QUOTE = { page: '/contact-us/', name: 'Ines Full', email: 'ines@full.example', message: CONTACT.message }

let database: Awaited<ReturnType<typeof secondDatabase>>
let line: PausableLine

beforeAll(async () => {
  database = await secondDatabase('outage_test')
  line = await openPausableLine(Number(new URL(database.databaseUrl).port))
}, 120_000)

afterAll(async () => {
  line.close()
  await database.remove()
})

/** Runs a site whose connection to the database can be paused. */
async function serving(work: () => Promise<void>, more: Record<string, string> = {}) {
  const throughLine = Object.assign(new URL(database.databaseUrl), { port: `${line.port}` }).href
  const overrides = { DATABASE_URL: throughLine, ADMIN_PORT: `${await freePort()}`, LOG_LEVEL: 'silent', ...more }
  await database.serving(async () => {
    try {
      await waitFor(async () => (await request('/readyz')).status === 200, { within: 60_000 })
      await work()
    } finally {
      line.resume()
    }
  }, overrides)
}

async function request(path: string, init: RequestInit = {}) {
  const started = performance.now()
  const response = await fetch(database.url + path, { redirect: 'manual', ...init })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, ms: performance.now() - started }
}

const sendContact = (fields: Record<string, string> = CONTACT) => sendForm('/api/send-mail', fields)
const sendQuote = () => sendForm('/api/create-quote', QUOTE)

function sendForm(path: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return request(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
}

const retryAfter = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))

test('R10 R18 while the database hangs, every request gets a response in time', { tags: 'extended' }, async () => {
  await serving(async () => {
    expect((await request('/')).status).toBe(200)
    line.pause()
    const responses = await Promise.all([
      ...['/services/seo/', '/blog/page/2', '/career/', '/search/?q=seo'].map((path) => request(path)),
      request('/api/get-posts'),
      request('/api/send-mail', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ form: 'audit', website: 'https://hung.example/' }),
      }),
      request('/admin'),
      request('/cms-api/users/me'),
    ])
    for (const { status, ms, ...response } of responses) {
      expect(status).toBe(503)
      expect(retryAfter(response)).toBeGreaterThan(0)
      expect(ms).toBeLessThan(TIMEOUT_MS)
    }
    const [call, form, , cms] = responses.slice(4)
    for (const one of [call, form]) expect(JSON.parse(one?.text ?? '')).toMatchObject({ success: false })
    expect(JSON.parse(cms?.text ?? '')).toHaveProperty('errors')
    expect(await request('/')).toMatchObject({ status: 200 })
    // The stored pages can be read, so a load balancer must not take the instance away.
    expect(JSON.parse((await request('/readyz')).text)).toEqual({ status: 'ready', reasons: [] })
    expect(JSON.parse((await request('/healthz')).text).alerts).toContain('The database does not answer.')
    line.resume()
    await waitFor(async () => (await request('/api/get-posts')).status === 200, { within: 5_000 })
    expect((await request('/services/seo/')).status).toBe(200)
    expect((await request('/api/get-posts')).status).toBe(200)
  })
})

test('R10 without JavaScript, a form sent while the database hangs returns with everything typed', {
  tags: 'extended',
}, async () => {
  await serving(async () => {
    line.pause()
    const response = await sendContact()
    expect(response.status).toBe(503)
    expect(retryAfter(response)).toBeGreaterThan(0)
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'")
    const document = parseHtml(response.text)
    expect(document.querySelector('script')).toBeNull()
    const form = document.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/api/send-mail')
    const again = Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name, value }) => [name, value]),
    )
    expect(again).toEqual(CONTACT)
    expect(document.querySelector<HTMLInputElement>('[name=token]')?.type).toBe('hidden')
    expect(normalizedText(document.querySelector('form button'))).toBe('Send again')

    line.resume()
    await waitFor(async () => (await request('/api/get-posts')).status === 200)
    // The button sends what the page contains, which is stored once.
    expect((await sendContact(again)).status).toBe(303)
    expect((await sendContact(again)).status).toBe(303)
    const stored = await query<{ message: string }>(
      "select message from contact_requests where client_email = 'ines@oakfield.example'",
      [],
      database.databaseUrl,
    )
    expect(stored).toEqual([{ message: CONTACT.message }])
  })
})

test('R10 on a full disk, pages work, and a form returns 503 with its text and stores nothing', {
  tags: 'extended',
}, async () => {
  // PostgreSQL's own error for a full disk, once while a row is written and once at the commit.
  const full = `create function disk_is_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`
  await query(full, [], database.databaseUrl)
  const triggers = [
    'create trigger full_disk before insert on quotes for each row execute function disk_is_full()',
    'create constraint trigger full_disk after insert on quotes deferrable initially deferred for each row execute function disk_is_full()',
  ]
  await serving(async () => {
    for (const trigger of triggers) {
      await query(trigger, [], database.databaseUrl)
      expect((await request('/services/seo/')).status).toBe(200)
      const response = await sendQuote()
      expect(response.status).toBe(503)
      expect(retryAfter(response)).toBeGreaterThan(0)
      const document = parseHtml(response.text)
      expect(normalizedText(document.querySelector('main'))).toContain('We can’t store anything right now.')
      expect(document.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe(QUOTE.message)
      await query('drop trigger full_disk on quotes', [], database.databaseUrl)
    }
    const stored = await query('select id from quotes where email = $1', [QUOTE.email], database.databaseUrl)
    expect(stored).toEqual([])
    expect((await sendQuote()).status).toBe(303)
  })
  await query('drop function disk_is_full', [], database.databaseUrl)
})

test('R18 a missing migration ends readiness, and a late email only raises an alert', async () => {
  const change = (text: string) => query(text, [], database.databaseUrl)
  const asked = async (path: string, headers = {}) => JSON.parse((await request(path, { headers })).text)
  await serving(
    async () => {
      await change(
        `insert into outbox ("to", subject, kind, status, updated_at)
         values ('a@b.example', 'Old', 'notice', 'waiting', now() - interval '16 minutes')`,
      )
      const late = 'The oldest email has been waiting for 16 minutes.'
      await waitFor(async () => (await asked('/healthz')).alerts.includes(late))
      expect((await request('/readyz')).status).toBe(200)
      await change(
        "update payload_migrations set name = 'later ' || name where id = (select max(id) from payload_migrations)",
      )
      const unready = await waitFor(async () => {
        const response = await request('/readyz')
        return response.status === 503 ? response : undefined
      })
      expect(unready && retryAfter(unready)).toBeGreaterThan(0)
      expect((await asked('/readyz')).reasons).toEqual(['The database is not migrated to this version.'])
      for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
        const headers = { [name]: '127.0.0.1' }
        expect(await asked('/readyz', headers)).toEqual({ status: 'not ready' })
        expect(await asked('/healthz', headers)).not.toHaveProperty('alerts')
        expect((await request('/metrics', { headers })).status).toBe(404)
      }
      await change("delete from outbox where subject = 'Old'")
      await change("update payload_migrations set name = substr(name, 7) where name like 'later %'")
      await waitFor(async () => (await request('/readyz')).status === 200, { within: 2_500 })
    },
    { SMTP_URL: 'smtp://127.0.0.1:1' },
  )
})

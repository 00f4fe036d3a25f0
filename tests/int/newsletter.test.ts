import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { linksTo, newestLink } from '../support/links-in-emails.ts'
import { emailsTo } from '../support/mail-server.ts'
import { api, normalizedText, page, post, sendForm } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

/** Set for the product in tests/support/run-product.ts. */
const HOOK_SECRET = 'test-mail-hook-secret'

let editor: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  editor = await signIn()
})

/** Email addresses of this file only: other tests have their own subscribers. */
const mine = '%@readers.example'
afterAll(async () => {
  await query('delete from subscribers where email like $1', [mine])
  await query('delete from suppressions where email like $1', [mine])
})

type Stored = { id: number; status: string; token: string; source: string }
async function stored(email: string) {
  const rows = await query<Stored>('select id, status, token, source from subscribers where email = $1', [email])
  return rows[0] as Stored
}

const hashOf = (email: string) => createHash('sha256').update(email).digest('hex')
const suppressionsOf = (email: string) =>
  query<{ reason: string }>('select reason from suppressions where hash = $1', [hashOf(email)])

const CONFIRM = /\/newsletter\/confirm\/\?token=([\w.-]+)/

async function subscribe(email: string, page = '/') {
  const before = await linksTo(email, CONFIRM)
  expect((await post('/subscribe', { email, page })).status).toBe(200)
  return newestLink(email, CONFIRM, before)
}

async function subscribeAndConfirm(email: string) {
  const token = await subscribe(email)
  expect((await post('/subscribe/confirm', { token })).status).toBe(200)
  return token
}

const cms = (path: string, init: RequestInit = {}) =>
  fetch(`${inject('siteUrl')}/cms-api${path}`, { ...init, headers: { ...editor.headers, ...init.headers } })

const importFile = (text: string, consented = false) =>
  cms(`/subscribers/import${consented ? '?consented=yes' : ''}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: text,
  })

test('E3 repeated sign-ups with one email address send one confirmation email', async () => {
  const email = 'one@readers.example'
  for (const spelling of [email, 'One@Readers.example', email])
    expect((await post('/subscribe', { email: spelling })).status).toBe(200)
  await waitFor(async () => (await emailsTo(email)).length > 0)
  const { id, token, status } = await stored(email)
  expect(status).toBe('pending')
  const link = await newestLink(email, CONFIRM)
  expect(link).toMatch(new RegExp(`^${id}\\.[\\w-]{43}$`))
  // What the database stores is no link.
  for (const guess of [token, `${id}.${token}`])
    expect((await post('/subscribe/confirm', { token: guess })).status).toBe(422)
  expect((await post('/subscribe', { email })).status).toBe(200)
  // All jobs of these posts have ended, so nothing is left that could send an email.
  await waitFor(async () => {
    const about = `%subscribers/${(await stored(email)).id}%`
    const jobs = await query(
      `select 1 from jobs.job where name = 'notify' and data::text like $1 and state not in ('completed', 'failed', 'cancelled')`,
      [about],
    )
    return jobs.length === 0
  })
  expect(await query('select id from outbox where "to" = $1', [email])).toHaveLength(1)
  expect(await emailsTo(email)).toHaveLength(1)
})

test('E3 opening a confirmation link changes nothing; its button confirms', async () => {
  const email = 'scanned@readers.example'
  const token = await subscribe(email)
  for (const path of [
    `/newsletter/confirm/?token=${token}`,
    `/newsletter/unsubscribe/?token=${token}`,
    `/api/subscribe/confirm?token=${token}`,
    `/api/unsubscribe?token=${token}`,
  ])
    for (const method of ['GET', 'HEAD']) {
      const { response } = await page(path, { method })
      expect(response.status).toBe(path.startsWith('/api') ? 303 : 200)
      expect((await stored(email)).status).toBe('pending')
    }

  const { document, response } = await page(`/newsletter/confirm/?token=${token}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  const form = document.querySelector('main form')
  expect([...(form?.querySelectorAll('button') ?? [])].map(normalizedText)).toEqual(['Confirm subscription'])
  const fields = [...(form?.querySelectorAll('input') ?? [])].map((input) => [input.name, input.value])
  const sent = await sendForm('/subscribe/confirm', Object.fromEntries(fields))
  expect(sent.status).toBe(303)
  const shown = await page(sent.headers.get('location') ?? '')
  expect(normalizedText(shown.document.querySelector('main [role=status]'))).toContain(
    'Your subscription is confirmed.',
  )
  expect((await stored(email)).status).toBe('confirmed')
})

test('an unknown token is refused by the call and on the page', async () => {
  for (const path of ['/subscribe/confirm', '/unsubscribe']) {
    const response = await post(path, { token: 'nobody-has-this' })
    expect(response.status).toBe(422)
    expect((await response.json()).message).toContain('This link no longer works')
    const formResponse = await sendForm(path, { token: 'nobody-has-this', page: '/newsletter/confirm/' })
    expect(formResponse.status).toBe(422)
    expect(await formResponse.text()).toContain('<h1')
  }
})

test('E3 RFC 8058 one POST from a mail client unsubscribes, without a cookie or another step', async () => {
  const email = 'leaver@readers.example'
  const token = await subscribeAndConfirm(email)
  const oneClick = () =>
    api(`/unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  for (const response of [await oneClick(), await oneClick()]) expect(response.status).toBe(200)
  expect((await stored(email)).status).toBe('unsubscribed')
  expect(await suppressionsOf(email)).toEqual([{ reason: 'unsubscribed' }])
})

test('E3 subscribing again needs a new confirmation, which removes the suppression', async () => {
  const email = 'returner@readers.example'
  const first = await subscribeAndConfirm(email)
  await post('/unsubscribe', { token: first })
  const second = await subscribe(email, '/blog/')
  expect(second).not.toBe(first)
  expect((await stored(email)).status).toBe('pending')
  expect(await suppressionsOf(email)).toHaveLength(1)
  await waitFor(async () => (await emailsTo(email)).some((email) => JSON.stringify(email).includes(second)))
  expect((await post('/subscribe/confirm', { token: first })).status).toBe(422)
  expect((await post('/subscribe/confirm', { token: second })).status).toBe(200)
  expect(await suppressionsOf(email)).toEqual([])
})

test('the bounce hook requires its secret and unsubscribes the bounced email address', async () => {
  const email = 'moved-away@readers.example'
  await subscribeAndConfirm(email)
  const body = { email, kind: 'bounce', reason: '550 5.1.1 no such user' }
  expect((await post('/mail-bounce', body)).status).toBe(401)
  expect((await post('/mail-bounce', body, { authorization: 'Bearer another-secret-of-it' })).status).toBe(401)
  expect((await stored(email)).status).toBe('confirmed')
  const [outboxRow] = await query<{ message_id: string }>(
    `insert into outbox ("to", subject, kind, status, message_id)
     values ($1, 'Confirm', 'test', 'sent', '<bounced-1@readers.example>') returning message_id`,
    [email],
  )
  const response = await post(
    '/mail-bounce',
    { ...body, messageId: outboxRow?.message_id.slice(1, -1) },
    { authorization: `Bearer ${HOOK_SECRET}` },
  )
  expect(response.status).toBe(200)
  expect((await stored(email)).status).toBe('bounced')
  expect(await suppressionsOf(email)).toEqual([{ reason: 'bounced' }])
  expect(
    await query('select status, last_error from outbox where message_id = $1', ['<bounced-1@readers.example>']),
  ).toEqual([{ status: 'bounced', last_error: body.reason }])
})

test('an import counts its rows, leaves out suppressed email addresses, and sends nothing', async () => {
  await subscribeAndConfirm('known@readers.example')
  await post('/unsubscribe', { token: await subscribeAndConfirm('left@readers.example') })
  const lines = [
    'email;status',
    'New@Readers.example;',
    'known@readers.example',
    'left@readers.example',
    'no URL',
    '',
    'new@readers.example',
  ]
  const response = await importFile(lines.join('\r\n'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    added: 1,
    known: 2,
    suppressed: 1,
    invalid: 1,
    problems: [
      { line: 4, text: 'left@readers.example', problem: 'On the suppression list' },
      { line: 5, text: 'no URL', problem: 'Not an email address' },
    ],
  })
  expect(await stored('new@readers.example')).toMatchObject({ status: 'pending', source: 'import' })
  expect(await query('select id from outbox where "to" = $1', ['new@readers.example'])).toEqual([])
  expect(
    (await importFile('email,status\nvouched@readers.example,\nnot-yet@readers.example,pending', true)).status,
  ).toBe(200)
  expect((await stored('vouched@readers.example')).status).toBe('confirmed')
  expect((await stored('not-yet@readers.example')).status).toBe('pending')
})

test.each([
  ['without an email column', 'name\nAnn', 422],
  ['with too many rows', `email\n${'a@readers.example\n'.repeat(20_001)}`, 422],
  ['of more than 2 MB', `email\n${'x'.repeat(2 * 1024 * 1024)}`, 413],
])('a file %s is refused completely', async (_what, text, status) => {
  const response = await importFile(text)
  expect(response.status).toBe(status)
  expect((await response.json()).message).toMatch(/^[A-Z].+\.$/)
})

test('F1 visitors cannot export, import, or send', async () => {
  const calls = [
    ['GET', '/subscribers/export.csv'],
    ['GET', '/contact-requests/export.csv'],
    ['GET', '/quotes/export.csv'],
    ['POST', '/subscribers/import'],
    ['GET', '/issues/1/preview'],
    ['POST', '/issues/1/test'],
    ['POST', '/issues/1/send'],
  ] as const
  for (const [method, path] of calls) {
    const response = await fetch(`${inject('siteUrl')}/cms-api${path}`, { method })
    expect({ path, status: response.status }).toEqual({ path, status: 403 })
    expect(await response.text()).not.toContain('@')
  }
})

test('an issue goes once to each confirmed subscriber, and its progress counts every email', async () => {
  // Only the three subscribers of this test remain confirmed.
  await query(`update subscribers set status = 'pending' where status = 'confirmed'`)
  const readers = ['a', 'b', 'c'].map((name) => `${name}-issue@readers.example`)
  const tokens = new Map<string, string>()
  for (const email of readers) tokens.set(email, await subscribeAndConfirm(email))
  await subscribe('unconfirmed-issue@readers.example')
  const [shown] = await editor.find('posts', 'limit=1&where[_status][equals]=published')
  const evil = '<script>alert(1)</script>'
  const issue = await editor.create('issues', { subject: 'Issue of the test', intro: evil, posts: [shown?.id] })

  const preview = await (await cms(`/issues/${issue.id}/preview`)).text()
  expect(preview).toContain('Issue of the test')
  expect(preview).toContain(`/blog/${shown?.slug}`)
  expect(preview).not.toContain('<script')

  expect((await cms(`/issues/${issue.id}/send`, { method: 'POST' })).status).toBe(200)
  expect((await cms(`/issues/${issue.id}/send`, { method: 'POST' })).status).toBe(409)
  type Progress = { status: string; sent: number; waiting: number; failed: number; bounced: number }
  const progress = async () => (await (await cms(`/issues/${issue.id}/progress`)).json()) as Progress
  await waitFor(async () => (await progress()).sent === readers.length, { within: 30_000 })
  expect(await progress()).toMatchObject({ sent: 3, waiting: 0, failed: 0, bounced: 0 })
  // The open form shows these without being loaded again.
  expect(await progress()).toMatchObject({ status: 'sent', recipients: 3, sentAt: expect.any(String) })
  expect(await editor.find('issues', `where[id][equals]=${issue.id}`)).toMatchObject([
    { status: 'sent', recipients: 3 },
  ])

  for (const email of readers) {
    const token = tokens.get(email) as string
    const issues = (await emailsTo(email)).filter((email) => JSON.stringify(email).includes('Issue of the test'))
    expect(issues).toHaveLength(1)
    const raw = JSON.stringify(issues[0])
    expect(raw).toContain(token)
    expect(raw).toContain('List-Unsubscribe=One-Click')
    for (const other of readers) if (other !== email) expect(raw).not.toContain(tokens.get(other) as string)
  }
  const [unconfirmed] = [await emailsTo('unconfirmed-issue@readers.example')]
  expect(unconfirmed.filter((email) => JSON.stringify(email).includes('Issue of the test'))).toEqual([])
  await editor.remove('issues', issue.id)
})

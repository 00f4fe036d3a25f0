import { createServer } from 'node:http'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { query } from '../support/database.ts'
import { HOST, recordingMailer, startWorkerInProcess, stored } from '../support/outbox-in-process.ts'
import { add } from '../support/people.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const to = `ann@${HOST}`
const RECIPIENTS = Array.from({ length: 12 }, (_, index) => `desk-${index}@${HOST}`)

let worker: Awaited<ReturnType<typeof startWorkerInProcess>>

const received: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
const crm = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ headers: request.headers, body: JSON.parse(body) })
  response.writeHead(200).end()
})

beforeAll(async () => {
  worker = await startWorkerInProcess()
  await new Promise<void>((resolve, reject) => {
    crm.once('error', reject).listen(inject('openPort'), '127.0.0.1', resolve)
  })
})

afterEach(async () => {
  vi.useRealTimers()
  received.length = 0
  const webhook = { url: null, secret: null }
  await worker.setSettings({ fromName: null, fromAddress: null, answerVisitors: true, webhook })
})

afterAll(async () => {
  await worker.stop()
  await new Promise((resolve) => crm.close(resolve))
})

const email = (more: object = {}) =>
  add('outbox', { ...{ to, subject: 'A test', kind: 'test', text: 'Words.', status: 'waiting' }, ...more })
const send = async (id: number, { mailer } = recordingMailer()) => worker.sendEmail({ id }, mailer)

test('R5 an accepted email is sent once, with its time', async () => {
  const id = await email({ attempts: 2, last_error: 'Later.' })
  const { mailer, sent } = recordingMailer()
  for (const _attempt of ['first', 'second']) await worker.sendEmail({ id }, mailer)
  expect(sent).toHaveLength(1)
  expect(await stored('outbox', id)).toMatchObject({ status: 'sent', attempts: '3', last_error: null })
  expect((await stored('outbox', id)).sent_at).toBeInstanceOf(Date)
  expect((await stored('outbox', id)).first_tried_at).toBeInstanceOf(Date)
  await send(0)
})

test('R5 a rejected email fails with the reason, and a deferred one waits for another attempt', async () => {
  const [refused, later] = [await email(), await email()]
  await send(refused, recordingMailer({ kind: 'rejected', reason: 'x'.repeat(6_000) }))
  expect(await stored('outbox', refused)).toMatchObject({
    status: 'failed',
    last_error: 'x'.repeat(5_000),
    sent_at: null,
  })
  await expect(send(later, recordingMailer({ kind: 'retry', reason: 'Busy' }))).rejects.toThrow('Busy')
  expect(await stored('outbox', later)).toMatchObject({
    status: 'waiting',
    attempts: '1',
    last_error: 'Busy',
    sent_at: null,
  })
  await expect(send(later, recordingMailer(new Error('Broken')))).rejects.toThrow(
    'The mail could not be written: Broken',
  )
  expect(await stored('outbox', later)).toMatchObject({ status: 'waiting', attempts: '2' })
})

test('R5 an email fails after 72 hours, and a status that staff set meanwhile stays', async () => {
  const first_tried_at = new Date(Date.now() - 73 * 3_600_000)
  const id = await email({ first_tried_at })
  await send(id, recordingMailer({ kind: 'retry', reason: 'Busy' }))
  expect(await stored('outbox', id)).toMatchObject({ status: 'failed', first_tried_at })
  await worker.recordOutcome('outbox', { id, firstTriedAt: null }, { kind: 'delivered' })
  expect(await stored('outbox', id)).toMatchObject({ status: 'failed', attempts: '1' })
})

test('D3 only a single plain email address reaches the mail server', async () => {
  const id = await email({ to: `${to}, eve@${HOST}` })
  const { mailer, sent } = recordingMailer()
  await worker.sendEmail({ id }, mailer)
  expect(sent).toEqual([])
  expect(await stored('outbox', id)).toMatchObject({
    status: 'failed',
    last_error: 'The recipient is not one plain email address.',
  })
})

test('R3 an email has all its parts, and its Message-ID is stored before the first attempt', async () => {
  await worker.setSettings({ fromName: 'Desk', fromAddress: `desk@${HOST}` })
  const [plain, rich] = [
    await email({ reply_to: `eve@${HOST}, ${to}` }),
    await email({ text: null, body: '<p>', message_id: '<own@x>', reply_to: `bob@${HOST}` }),
  ]
  let before: unknown
  const first = recordingMailer({ kind: 'delivered' }, async () => {
    before = (await stored('outbox', plain)).message_id
  })
  await send(plain, first)
  const headers = { 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': `outbox-${plain}` }
  const from = { name: 'Desk', address: `desk@${HOST}` }
  const messageId = `<outbox-${plain}@agency.example>`
  expect(first.sent).toEqual([{ from, to: [to], subject: 'A test', text: 'Words.', messageId, headers }])
  expect(before).toBe(messageId)
  const second = recordingMailer()
  await send(rich, second)
  expect(second.sent).toMatchObject([{ text: '', html: '<p>', messageId: '<own@x>', replyTo: `bob@${HOST}` }])
})

test('E3 an issue is rendered when it is sent, and not sent to former subscribers', async () => {
  const issue = await add('issues', { subject: `First ${HOST}` })
  const row = { kind: 'newsletter', about: `issues/${issue}`, text: null, to: `sam-${issue}@${HOST}` }
  const [early, fresh, old, gone, lost] = [
    await email(row),
    await email(row),
    await email(row),
    await email(row),
    await email(row),
  ]
  const subscriber = await add('subscribers', { email: row.to, status: 'confirmed', token: 'a-token' })
  const subjectOf = async (id: number) => {
    const recorder = recordingMailer()
    await send(id, recorder)
    return recorder.sent[0]?.subject
  }
  const startedAt = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: startedAt })
  // A failed read is not cached.
  await query('alter table issues rename to issues_away')
  await expect(send(early).finally(() => query('alter table issues_away rename to issues'))).rejects.toThrow(
    'could not be written',
  )
  const recorder = recordingMailer()
  await send(early, recorder)
  expect(recorder.sent[0]?.headers).toMatchObject({
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': expect.stringMatching(/^<https:\/\/agency\.example\/api\/unsubscribe\?token=\d+\.[\w-]{43}>$/),
  })
  await query('update issues set subject = $2 where id = $1', [issue, `Second ${HOST}`])
  // Emails that are sent together read the issue once.
  vi.setSystemTime(startedAt + 9_999)
  expect(await subjectOf(fresh)).toBe(`First ${HOST}`)
  vi.setSystemTime(startedAt + 10_000)
  expect(await subjectOf(old)).toBe(`Second ${HOST}`)
  const other = await add('issues', { subject: `Other ${HOST}` })
  expect(await subjectOf(await email({ ...row, about: `issues/${other}` }))).toBe(`Other ${HOST}`)
  await query('update outbox set about = $2 where id = $1', [lost, 'issues/0'])
  expect(await subjectOf(lost)).toBeUndefined()
  await query("update subscribers set status = 'unsubscribed' where id = $1", [subscriber])
  expect(await subjectOf(gone)).toBeUndefined()
  expect(await stored('outbox', gone)).toMatchObject({
    status: 'failed',
    last_error: 'Unsubscribed before it was sent',
  })
})

test('R5 a waiting email without a job gets exactly one', async () => {
  const updated_at = new Date(Date.now() - 3_600_000)
  // The product's worker rejects these immediately when it takes them.
  const rows = { to: `nobody ${HOST}`, updated_at }
  const [one, two, recent] = [await email(rows), await email(rows), await email({ ...rows, updated_at: new Date() })]
  await worker.resumeWaiting()
  const jobs = () =>
    query<{ key: string }>(
      "select singleton_key as key from jobs.job where name = 'send-email' and singleton_key = any($1) order by id",
      [[one, two, recent].map(String)],
    )
  expect((await jobs()).map(({ key }) => key).sort()).toEqual([one, two].map(String).sort())
})

const addRequest = (more: object = {}) =>
  add('contact_requests', {
    ...{ form: 'contact', status: 'new', client_name: 'Ann', client_email: to, message: 'A shop.' },
    ...more,
  })
const rowsAbout = (about: string) =>
  query<Record<'kind' | 'to' | 'status' | 'text' | 'body' | 'message_id' | 'key', string>>(
    'select kind, "to", status, text, body, message_id, key from outbox where about = $1 order by id',
    [about],
  )

test('R4 a submission notifies every recipient once', async () => {
  await worker.setSettings({ notices: { contact: RECIPIENTS.join() } })
  const about = `contact-requests/${await addRequest()}`
  for (const _time of ['first', 'second']) await worker.notify({ about })
  const rows = await rowsAbout(about)
  expect(rows.map((row) => row.to)).toEqual([...RECIPIENTS, to])
  expect(rows[0]).toMatchObject({ kind: 'lead-notice', text: expect.stringContaining('A shop.') })
  expect(rows[0]?.body).toMatch(/<html/)
  expect(rows[0]?.message_id).toMatch(/^<[0-9a-f]{32}@agency\.example>$/)
  expect(await query('select 1 from webhook_deliveries where about = $1', [about])).toEqual([])
})

test('R4 if another worker was faster, the missing emails are still written', async () => {
  await worker.setSettings({ notices: { contact: RECIPIENTS.slice(0, 2).join() } })
  const about = `contact-requests/${await addRequest()}`
  const faster = new pg.Client({ connectionString: inject('databaseUrl') })
  await faster.connect()
  await faster.query('begin')
  await faster.query(
    `insert into outbox ("to", subject, kind, key, about, status) values ($1, 'Faster', 'lead-notice', $2, $3, 'waiting')`,
    [RECIPIENTS[0], `lead-notice ${about} ${RECIPIENTS[0]}`, about],
  )
  const notified = worker.notify({ about })
  const isBlocked = async () =>
    (await query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).length > 0
  await waitFor(isBlocked)
  await faster.query('commit')
  await faster.end()
  await notified
  expect((await rowsAbout(about)).map((row) => row.to).sort()).toEqual([to, ...RECIPIENTS.slice(0, 2)].sort())
})

test('E1 spam and deleted documents notify nobody, and an unknown kind is an error', async () => {
  await worker.setSettings({ webhook: { url: `http://127.0.0.1:${inject('openPort')}/` } })
  const about = `contact-requests/${await addRequest({ status: 'spam' })}`
  await worker.notify({ about })
  for (const gone of ['contact-requests/0', 'applications/0', 'reviews/0']) await worker.notify({ about: gone })
  expect(await rowsAbout(about)).toEqual([])
  await expect(worker.notify({ about: 'posts/1' })).rejects.toThrow('No email is defined for “posts/1”.')
})

test('C3 R-266 emails name the position and the tool, and ask a subscriber to confirm', async () => {
  await worker.setSettings({ notices: { application: to, review: to } })
  const [vacancy] = await query<{ id: number; job_title: string }>('select id, job_title from vacancies limit 1')
  const application = { name: 'Ann', email: to, status: 'new' }
  const review = { user_name: 'Ann', user_email: to, user_feedback: 'Good.', rating: 5, status: 'pending' }
  const textAbout = async (about: string) => {
    await worker.notify({ about })
    return (await rowsAbout(about)).map((row) => worker.openContent(row).text).join()
  }
  const applied = await add('applications', { ...application, vacancy_id: vacancy?.id })
  expect(await textAbout(`applications/${applied}`)).toContain(vacancy?.job_title)
  expect(await textAbout(`applications/${await add('applications', application)}`)).not.toContain(vacancy?.job_title)
  const slug = `${HOST}-${applied}`
  const ownTool = await add('tools', { slug, name: 'A name by editors' })
  for (const [tool, name] of [
    ['css-minifier', 'CSS minifier'],
    ['unknown', 'unknown'],
    [slug, 'A name by editors'],
  ] as const)
    expect(await textAbout(`reviews/${await add('reviews', { ...review, tool })}`)).toContain(`Tool: ${name}\n`)
  await query('delete from tools where id = $1', [ownTool])
  const subscriber = await add('subscribers', { email: `new-${applied}@${HOST}`, status: 'pending', token: 'token' })
  expect(await textAbout(`subscribers/${subscriber}`)).toContain(
    `https://agency.example/newsletter/confirm/?token=${worker.subscriptionToken({ id: subscriber, token: 'token' })}`,
  )
})

test('a lead is delivered to the CRM once, signed if a secret is set', async () => {
  const url = `http://127.0.0.1:${inject('openPort')}/`
  await worker.setSettings({ webhook: { url, secret: null } })
  const quote = await add('quotes', { name: 'Bob', email: `bob@${HOST}`, message: 'A quote.', status: 'new' })
  // A mail with the id of the quote request, in case the two kinds are confused.
  const leads = [`contact-requests/${await addRequest()}`, `quotes/${quote}`]
  await query('delete from contact_requests where id = $1', [quote])
  await addRequest({ id: quote, client_name: 'Not Bob' }).catch(() => undefined)
  for (const about of leads) for (const _time of ['first', 'second']) await worker.notify({ about })
  const rows = await query<{ id: number; about: string }>(
    'select id, about from webhook_deliveries where about = any($1) order by id',
    [leads],
  )
  expect(rows.map(({ about }) => about)).toEqual(leads)
  const own = (about: string) => received.filter(({ body }) => body.id === about)
  const deliver = async (about: string) => {
    await query('delete from webhook_deliveries where about = $1', [about])
    const id = await add('webhook_deliveries', { event: 'lead.created', about, status: 'waiting' })
    for (const _time of ['first', 'second']) await worker.deliverWebhook({ id })
    return stored('webhook_deliveries', id)
  }
  received.length = 0
  expect(await deliver(leads[0] ?? '')).toMatchObject({ status: 'delivered', attempts: '1', last_error: null })
  expect((await deliver(leads[0] ?? '')).delivered_at).toBeInstanceOf(Date)
  expect(own(leads[0] ?? '').at(-1)?.body).toMatchObject({
    event: 'lead.created',
    data: { clientEmail: to, form: 'contact' },
  })
  expect(own(leads[0] ?? '').at(-1)?.headers['x-signature']).toBeUndefined()
  await worker.setSettings({ webhook: { url, secret: 'a secret of the CRM' } })
  expect(await deliver(leads[1] ?? '')).toMatchObject({ status: 'delivered' })
  expect(own(leads[1] ?? '').at(-1)?.body).toMatchObject({ data: { name: 'Bob', message: 'A quote.' } })
  expect(own(leads[1] ?? '').at(-1)?.headers['x-signature']).toMatch(/^sha256=/)
  for (const about of ['contact-requests/0', 'quotes/0', `reviews/${quote}`])
    expect(await deliver(about)).toMatchObject({ status: 'failed', last_error: 'There is no such lead any more.' })
  await worker.setSettings({ webhook: { url: null } })
  expect(await deliver(leads[0] ?? '')).toMatchObject({ status: 'failed', last_error: 'No webhook URL is set.' })
  await worker.deliverWebhook({ id: 0 })
})

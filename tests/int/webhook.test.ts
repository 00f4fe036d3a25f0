import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { hasten } from '../support/outbox.ts'
import { post } from '../support/page.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const SECRET = 'the secret of the CRM'
const UNANNOUNCED = `select 1 from jobs.job where name = 'notify' and state in ('created', 'active', 'retry')`

type Delivery = { id: number; status: string; attempts: number; lastError: string | null }

/** What the CRM received, and its next response; 200 by default. */
const received: { headers: IncomingHttpHeaders; body: string }[] = []
const nextStatuses: number[] = []
const crm = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  // Leads of earlier tests may still arrive.
  if (!body.includes('@webhook-test.example')) return void response.writeHead(200).end()
  received.push({ headers: request.headers, body })
  response.writeHead(nextStatuses.shift() ?? 200).end()
})

let editor: Awaited<ReturnType<typeof signIn>>
let webhook: object

beforeAll(async () => {
  await new Promise<void>((resolve) => crm.listen(inject('openPort'), '127.0.0.1', resolve))
  editor = await signIn()
  // Waits until the leads of other tests have been announced.
  await waitFor(
    async () => {
      await hasten('notify')
      return (await query(UNANNOUNCED)).length === 0
    },
    { within: 30_000, every: 500 },
  )
  webhook = { url: null, secret: null, ...((await editor.readGlobal('mail-settings')).webhook as object) }
  await setWebhookUrl(`http://127.0.0.1:${inject('openPort')}/leads`)
})

const setWebhookUrl = (url: string) => editor.updateGlobal('mail-settings', { webhook: { url, secret: SECRET } })

beforeEach(() => {
  received.length = 0
  nextStatuses.length = 0
})

afterAll(async () => {
  await editor.updateGlobal('mail-settings', { webhook })
  await new Promise((resolve) => crm.close(resolve))
})

async function lead(clientEmail: string) {
  const response = await post('/send-mail', {
    form: 'contact',
    clientName: 'Ann Reuter',
    clientEmail,
    message: 'A new shop.',
    page: '/contact-us/',
  })
  expect(response.status).toBe(200)
  const [row] = await query<{ id: number }>('select id from contact_requests where client_email = $1', [clientEmail])
  return `contact-requests/${row?.id}`
}

async function delivery(about: string) {
  const [row] = await query<Delivery>(
    'select id, status, attempts::int, last_error as "lastError" from webhook_deliveries where about = $1',
    [about],
  )
  return row
}

const delivered = (about: string) =>
  waitFor(async () => {
    await hasten('deliver-webhook')
    return (await delivery(about))?.status === 'delivered'
  })

test('a lead is delivered to the CRM once, signed and dated, with its source and without our notes', async () => {
  const about = await lead('crm@webhook-test.example')
  await delivered(about)
  expect(received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const timestamp = String(headers['x-timestamp'])
  const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')
  expect(headers).toMatchObject({ 'x-signature': `sha256=${signature}`, 'idempotency-key': about })
  expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(60)
  const message = JSON.parse(body)
  expect(message).toMatchObject({
    id: about,
    event: expect.stringMatching(/./),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: {
      clientName: 'Ann Reuter',
      clientEmail: 'crm@webhook-test.example',
      form: 'contact',
      message: 'A new shop.',
    },
  })
  expect(message.data.source.page).toBe('/contact-us/')
  expect(Object.keys(message.data)).not.toEqual(expect.arrayContaining(['notes']))
  expect(Object.keys(message.data)).not.toEqual(expect.arrayContaining(['status']))
})

test('R5 a failed delivery is repeated with the same key', async () => {
  nextStatuses.push(500)
  const about = await lead('again@webhook-test.example')
  await waitFor(async () => (await delivery(about))?.attempts === 1)
  expect(await delivery(about)).toMatchObject({ status: 'waiting', lastError: 'The receiver answered 500.' })
  await delivered(about)
  expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([about, about])
})

test('a lead that the CRM rejects is shown as failed, and an administrator can send it again', async () => {
  nextStatuses.push(410)
  const about = await lead('refused@webhook-test.example')
  await waitFor(async () => (await delivery(about))?.status === 'failed')
  const [shown] = await editor.find('webhook-deliveries', `where[about][equals]=${about}`)
  expect(shown).toMatchObject({ status: 'failed', lastError: 'The receiver answered 410.' })
  await editor.update('webhook-deliveries', shown?.id ?? 0, { status: 'waiting' })
  await delivered(about)
  expect(received).toHaveLength(2)
})

test('F4 the secret is stored encrypted, in versions too, is shown to nobody, and stays when a form leaves it', async () => {
  const storedSecrets = () =>
    query<{ row: string }>(
      `select row from (select s::text as row from mail_settings s union all select v::text from _mail_settings_v v) rows
       where row like '%v1.%' or row like $1`,
      [`%${SECRET}%`],
    )
  const before = await storedSecrets()
  expect(before.length).toBeGreaterThan(1)
  expect(before.filter(({ row }) => row.includes(SECRET))).toEqual([])
  const shown = (await editor.readGlobal('mail-settings')).webhook as { url: string; secret: string }
  expect(shown.secret).toMatch(/^•+$/)
  await editor.updateGlobal('mail-settings', { webhook: shown })
  await delivered(await lead('kept-secret@webhook-test.example'))
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const signature = createHmac('sha256', SECRET).update(`${headers['x-timestamp']}.${body}`).digest('hex')
  expect(headers['x-signature']).toBe(`sha256=${signature}`)
})

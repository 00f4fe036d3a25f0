import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '../support/database.ts'
import { signIn } from '../support/editor.ts'
import { countAttempts, emailsTo, startMailServer, stopMailServer } from '../support/mail-server.ts'
import { emailsAbout, hasten, outboxRow, unsentEmail } from '../support/outbox.ts'
import { post } from '../support/page.ts'
import { waitFor } from '../support/wait-for.ts'

const AGENCY = 'sales@agency.example'
const DESK = { name: 'Prairie Desk', address: 'desk@agency.example' }

let editor: Awaited<ReturnType<typeof signIn>>
let settings: Record<string, unknown>

beforeAll(async () => {
  editor = await signIn()
  const { fromName = null, fromAddress = null, notices, answerVisitors } = await editor.readGlobal('mail-settings')
  settings = { fromName, fromAddress, notices: { contact: null, ...(notices as object) }, answerVisitors }
  await editor.updateGlobal('mail-settings', {
    fromName: DESK.name,
    fromAddress: DESK.address,
    notices: { contact: AGENCY },
    answerVisitors: true,
  })
})

afterAll(async () => {
  await editor.updateGlobal('mail-settings', settings)
})

const contact = (clientEmail: string, more: Record<string, string> = {}) =>
  post('/send-mail', { form: 'contact', clientName: 'Ann Reuter', clientEmail, message: 'A new shop.', ...more })

/** Returns the emails for a contact request, as soon as both are in the outbox. */
async function emailsOf(clientEmail: string) {
  return waitFor(async () => {
    const [lead] = await query<{ id: number }>('select id from contact_requests where client_email = $1', [clientEmail])
    const rows = await emailsAbout(`contact-requests/${lead?.id}`)
    const [notice, receipt] = [rows.find(({ to }) => to === AGENCY), rows.find(({ to }) => to === clientEmail)]
    return { notice: defined(notice), receipt: defined(receipt), count: rows.length }
  })
}

/** Throws if the value is missing, so that `waitFor` tries again. */
function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not there yet.')
  return value
}

/** Returns the email with this Message-ID that arrived at an email address. */
const emailWithId = (recipient: string, messageId: string | null) =>
  waitFor(async () => defined((await emailsTo(recipient)).find(({ email }) => email.messageId === messageId)))

async function waitForStatus(id: number, status: string) {
  return waitFor(async () => {
    const row = await outboxRow(id)
    return defined(row.status === status ? row : undefined)
  })
}

test('R5 a contact request sends the agency and the visitor an email, as text and HTML', async () => {
  const visitor = 'ann@mail-test.example'
  expect((await contact(visitor)).status).toBe(200)
  const { notice, receipt, count } = await emailsOf(visitor)
  expect(count).toBe(2)
  for (const { id, to } of [notice, receipt]) {
    const { messageId, attempts } = await waitForStatus(id, 'sent')
    expect(messageId).toMatch(/@/)
    const { email, ...envelope } = await emailWithId(to, messageId)
    expect([envelope.from, envelope.to, attempts]).toEqual([DESK.address, [to], 1])
    expect(email.from).toMatchObject(DESK)
    expect(email.subject?.length).toBeGreaterThan(5)
    expect(email.text?.trim().length).toBeGreaterThan(20)
    expect(email.html).toMatch(/<\w+/)
    expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  }
  const { email } = await emailWithId(AGENCY, (await outboxRow(notice.id)).messageId)
  for (const words of ['Ann Reuter', visitor, 'A new shop.']) expect(email.text).toContain(words)
})

test('D3 the form refuses an email address with a line break, a second address, or a name', async () => {
  const victim = 'victim@mail-test.example'
  for (const recipient of [
    `eve@mail-test.example\r\nBcc: ${victim}`,
    `eve@mail-test.example, ${victim}`,
    `eve@mail-test.example;${victim}`,
    `Eve <${victim}>`,
    `eve@mail-test.example%0d%0aBcc:${victim}`,
  ])
    expect([recipient, (await contact(recipient)).status]).toEqual([recipient, 422])
})

test('D3 a visitor’s text adds no header and no recipient', async () => {
  const victim = 'victim@mail-test.example'
  const lines = `\r\nBcc: ${victim}\r\nTo: ${victim}\r\nX-Evil: yes\r\n\r\nAnother body`
  await contact('plain@mail-test.example', { clientName: 'Zoë Plain' })
  await contact('evil@mail-test.example', {
    clientName: `Zoë${lines}`.slice(0, 100),
    message: `Hello${lines}\r\n.\r\n`,
  })
  const headers: Record<string, string[][]> = { notice: [], receipt: [] }
  for (const visitor of ['plain@mail-test.example', 'evil@mail-test.example']) {
    const emails = await emailsOf(visitor)
    for (const kind of ['notice', 'receipt'] as const) {
      const { to, messageId } = await waitForStatus(emails[kind].id, 'sent')
      const arrived = await emailWithId(to, messageId)
      expect(arrived.to).toEqual([to])
      expect(arrived.email.to?.map(({ address }) => address)).toEqual([to])
      expect(arrived.email.from).toMatchObject(DESK)
      headers[kind]?.push(arrived.email.headers.map(({ key }) => key).sort())
    }
  }
  expect(headers.notice?.[1]).toEqual(headers.notice?.[0])
  expect(headers.receipt?.[1]).toEqual(headers.receipt?.[0])
  expect([await emailsTo(victim), await countAttempts(victim)]).toEqual([[], 0])
})

test('R5 a rejected email is shown as failed, and an administrator can send it again', async () => {
  const recipient = 'gone-1@mail-test.example'
  const id = await unsentEmail(recipient)
  await editor.update('outbox', id, { status: 'waiting' })
  const failed = await waitForStatus(id, 'failed')
  expect(failed).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550') })
  const [shown] = await editor.find('outbox', `where[status][equals]=failed&where[to][equals]=${recipient}`)
  expect(shown).toMatchObject({ id, lastError: failed.lastError })
  expect(await emailsTo(recipient)).toEqual([])
  await editor.update('outbox', id, { status: 'waiting' })
  expect(await waitForStatus(id, 'sent')).toMatchObject({ attempts: 1, lastError: null, messageId: failed.messageId })
  expect(await emailsTo(recipient)).toHaveLength(1)
})

test('R5 a deferred email waits, shows why, and is sent later', async () => {
  const recipient = 'later-1@mail-test.example'
  const id = await unsentEmail(recipient)
  await editor.update('outbox', id, { status: 'waiting' })
  await waitFor(async () => (await outboxRow(id)).attempts === 1)
  const { status, lastError, messageId } = await outboxRow(id)
  expect([status, lastError]).toEqual(['waiting', expect.stringContaining('451')])
  await waitFor(async () => {
    await hasten('send-email')
    return (await outboxRow(id)).status === 'sent'
  })
  expect(await outboxRow(id)).toMatchObject({ attempts: 2, lastError: null, messageId })
  expect(await emailsTo(recipient)).toHaveLength(1)
})

test('R5 sixty simultaneous requests all get their emails', async () => {
  const visitors = Array.from({ length: 60 }, (_, index) => `crowd-${index}@mail-test.example`)
  const responses = await Promise.all(visitors.map((visitor) => contact(visitor)))
  expect(responses.map(({ status }) => status)).toEqual(Array(60).fill(200))
  const notices = () =>
    query<{ to: string }>(
      `select "to" from outbox where kind = 'lead-receipt' and "to" like 'crowd-%@mail-test.example'`,
    )
  await waitFor(async () => (await notices()).length === 60, { within: 30_000 })
  expect(new Set((await notices()).map(({ to }) => to)).size).toBe(60)
})

test('R5 while the mail server is down, forms work and emails wait; each is sent once when it is back', {
  timeout: 120_000,
}, async () => {
  const visitors = Array.from({ length: 30 }, (_, index) => `patient-${index}@mail-test.example`)
  await stopMailServer()
  try {
    for (const visitor of visitors) expect((await contact(visitor)).status).toBe(200)
    const { receipt } = await emailsOf(visitors[0] ?? '')
    await waitFor(async () => (await outboxRow(receipt.id)).attempts > 0)
    const { status, lastError } = await outboxRow(receipt.id)
    expect([status, lastError]).toEqual(['waiting', expect.stringMatching(/reached|later|in time/)])
  } finally {
    await startMailServer()
  }
  const left = () =>
    query(
      'select 1 from outbox where status = \'waiting\' and ("to" like \'patient-%@mail-test.example\' or "to" = $1)',
      [AGENCY],
    )
  for (const visitor of visitors) await emailsOf(visitor)
  const allSent = async () => {
    await hasten('send-email')
    return (await left()).length === 0
  }
  await waitFor(allSent, { within: 40_000, every: 500 })
  const counts = await Promise.all(visitors.map(async (visitor) => (await emailsTo(visitor)).length))
  expect(counts).toEqual(visitors.map(() => 1))
  const notices = await emailsTo(AGENCY)
  expect(new Set(notices.map(({ email }) => email.messageId)).size).toBe(notices.length)
})

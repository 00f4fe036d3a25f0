import { afterEach, expect, test, vi } from 'vitest'
import { storedContent } from '#cms/database/client.ts'
import { environment } from '#platform/environment/environment.ts'
import type { EmailMessage } from '#providers/email/mailer.ts'
import type { Outcome } from '#providers/outcome.ts'
import { fakeCms, standInForCms } from '#tests/support/fake-cms.ts'
import { sendEmail } from './send-email.ts'

afterEach(() => standInForCms(undefined))

const { hostname } = new URL(environment.siteUrl)
const email = {
  ...{ id: 8, to: 'ada@client.example', subject: 'Thank you', kind: 'lead-receipt', text: 'Text', body: '<p>Text</p>' },
  ...{
    calendar: null,
    replyTo: null,
    messageId: '<a@agency.example>',
    about: 'contact-requests/12',
    firstTriedAt: null,
  },
  ...{ fromName: 'Prairie Signal', fromAddress: 'hello@agency.example' },
}
type Rows = [part: string, rows: object[]][]

async function send(row: object | undefined, outcome: Outcome = { kind: 'delivered' }, rows: Rows = []) {
  const cms = fakeCms({ rows: [['from outbox o', row ? [{ ...email, ...row }] : []], ...rows] })
  const mailer = {
    send: vi.fn(async (_email: EmailMessage) => outcome),
    isServerUp: () => true,
    close: () => undefined,
  }
  const error = await sendEmail({ id: 8 }, mailer).catch(({ message }: Error) => message)
  const [, status, reason] = cms.ran('set status = $2')[0]?.values ?? []
  return { cms, error, status, reason, sent: mailer.send.mock.calls.map(([message]) => message) }
}

test('D3 an email is sent as it was written, and says that it is automatic', async () => {
  const { sent, status } = await send({})
  expect(sent).toEqual([
    {
      from: { name: 'Prairie Signal', address: 'hello@agency.example' },
      to: ['ada@client.example'],
      messageId: '<a@agency.example>',
      ...{ subject: 'Thank you', text: 'Text', html: '<p>Text</p>' },
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': 'outbox-8' },
    },
  ])
  expect(status).toBe('sent')
})

test('D3 an email has its invitation and its Reply-To, unless that is no plain email address', async () => {
  const { sent } = await send({ calendar: 'BEGIN:VCALENDAR', replyTo: 'ines@agency.example' })
  expect(sent).toMatchObject([{ calendar: 'BEGIN:VCALENDAR', replyTo: 'ines@agency.example' }])
  const bare = await send({ text: null, body: null, replyTo: 'a@x.example, b@x.example' })
  expect(bare.sent[0]).toMatchObject({ text: '' })
  for (const name of ['html', 'calendar', 'replyTo']) expect(bare.sent[0]).not.toHaveProperty(name)
})

test('R4 an email without a Message-ID gets one that every attempt has', async () => {
  const { sent, cms } = await send({ messageId: null, fromName: null, fromAddress: null })
  expect(sent).toMatchObject([
    { messageId: `<outbox-8@${hostname}>`, from: { name: '', address: `noreply@${hostname}` } },
  ])
  expect(cms.ran('set message_id').map(({ values }) => values)).toEqual([[8, `<outbox-8@${hostname}>`]])
  expect((await send({})).cms.ran('set message_id')).toEqual([])
})

test('a reply belongs to the emails before it about the same lead', async () => {
  const earlier: Rows = [['select message_id', [{ messageId: '<1@a>' }, { messageId: '<2@a>' }]]]
  const { sent, cms } = await send({ kind: 'lead-reply' }, undefined, earlier)
  expect(sent[0]?.headers).toEqual({
    ...{ 'In-Reply-To': '<2@a>', References: '<1@a> <2@a>', 'X-Entity-Ref-ID': 'outbox-8' },
  })
  expect(cms.ran('select message_id')[0]?.values).toEqual(['contact-requests/12', 'ada@client.example', 8])
  expect((await send({ kind: 'lead-reply' })).sent[0]?.headers).toEqual({ 'X-Entity-Ref-ID': 'outbox-8' })
})

test('D3 what is not one plain email address gets nothing', async () => {
  const { sent, status, reason } = await send({ to: 'a@x.example, b@x.example' })
  expect([sent, status, reason]).toEqual([[], 'failed', 'The recipient is not one plain email address.'])
})

test('R4 an email that was sent or deleted meanwhile is not sent again', async () => {
  const { sent, cms, error } = await send(undefined)
  expect([sent, cms.ran('update'), error]).toEqual([[], [], undefined])
})

test('R5 an email is sent again later if the mail server asks for that, and never after it was refused', async () => {
  const later = await send({}, { kind: 'retry', reason: 'Greylisted' })
  expect([later.error, later.status, later.reason]).toEqual(['Greylisted', 'waiting', 'Greylisted'])
  const never = await send({}, { kind: 'rejected', reason: 'No such mailbox' })
  expect([never.error, never.status, never.reason]).toEqual([undefined, 'failed', 'No such mailbox'])
})

test('R5 an email that cannot be read waits, and says why', async () => {
  const sealed = storedContent({ kind: 'account', to: 'ann@agency.example' }, { text: 'Link', body: 'Link' })
  const own = await send({ ...sealed, kind: 'account', to: 'ann@agency.example' })
  expect(own.sent).toMatchObject([{ text: 'Link' }])
  const other = await send({ ...sealed, kind: 'account', to: 'eve@evil.example' })
  expect([other.sent, other.status]).toEqual([[], 'waiting'])
  expect(other.reason).toContain('The mail could not be written: ')
})

test('E3 somebody who has unsubscribed gets no issue that was written before', async () => {
  const { sent, status, reason } = await send({ kind: 'newsletter', about: 'issues/1' })
  expect([sent, status, reason]).toEqual([[], 'failed', 'Unsubscribed before it was sent'])
})

test('E3 what changed on a site is sent with one click to end the monthly audit, and not after that', async () => {
  const changes = { kind: 'audit-changes', about: 'audit-watches/4' }
  const { sent } = await send(changes, undefined, [['from audit_watches', [{ token: 'secret' }]]])
  expect(sent[0]?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/\/api\/audit\/monthly\/unsubscribe\?token=4\.[\w-]{43}>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const ended = await send(changes)
  expect([ended.sent, ended.reason]).toEqual([[], 'Unsubscribed before it was sent'])
})

test('E3 an issue is read once for emails that are sent together, and again when reading failed', async () => {
  const subscriber: Rows = [['from subscribers', [{ id: 4, token: 'secret' }]]]
  const missing = await send({ kind: 'newsletter', about: 'issues/77' }, undefined, subscriber)
  expect([missing.status, missing.cms.calls('findByID')]).toMatchObject(['failed', [{ collection: 'issues', id: 77 }]])
  const again = await send({ kind: 'newsletter', about: 'issues/77' }, undefined, subscriber)
  expect(again.cms.calls('findByID')).toEqual([])
  const other = await send({ kind: 'newsletter', about: 'issues/78' }, undefined, subscriber)
  expect(other.cms.calls('findByID')).toHaveLength(1)
})

test('E3 an issue links to the page where its own subscriber can leave', async () => {
  const issue = { id: 79, subject: 'News', posts: [], postsAs: 'links' }
  const cms = fakeCms({
    rows: [
      ['from outbox o', [{ ...email, kind: 'newsletter', about: 'issues/79' }]],
      ['from subscribers', [{ id: 4, token: 'secret' }]],
    ],
    methods: { findByID: () => issue, findGlobal: () => ({ name: 'Prairie Signal', offices: [] }) },
  })
  const send = vi.fn(async (_email: EmailMessage) => ({ kind: 'delivered' }) as const)
  await sendEmail({ id: 8 }, { send, isServerUp: () => true, close: () => undefined })
  expect(cms.ran('set status = $2')[0]?.values[2]).toBeNull()
  const [{ headers }] = send.mock.calls[0] as [EmailMessage]
  expect(headers['List-Unsubscribe']).toMatch(/\/api\/unsubscribe\?token=4/)
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': 'outbox-8' })
})

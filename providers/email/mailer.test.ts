// @module-tag slow
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runMailServer } from '#tests/support/run-mail-server.ts'
import { createMailer, type EmailMessage, type MailError, type Mailer, outcomeOfError } from './mailer.ts'

let server: Awaited<ReturnType<typeof runMailServer>>
let mailer: Mailer

beforeEach(async () => {
  server = await runMailServer()
  mailer = createMailer(server.url)
})
afterEach(async () => {
  mailer.close()
  await server.stop()
})

function message(more: Partial<EmailMessage> = {}): EmailMessage {
  return {
    from: { name: 'Prairie Signal', address: 'hello@agency.example' },
    to: ['ann@client.example'],
    subject: 'Your request arrived',
    text: 'We answer within a day.',
    html: '<p>We answer within a day.</p>',
    messageId: '<outbox-7@agency.example>',
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': 'outbox-7' },
    ...more,
  }
}

const valuesOf = (name: string) =>
  server.mails[0]?.email.headers.filter(({ key }) => key === name.toLowerCase()).map(({ value }) => value)

test('R5 an email arrives with text, HTML, its Message-ID, and automatic-reply headers', async () => {
  expect(await mailer.send(message({ replyTo: 'eve@client.example' }))).toEqual({ kind: 'delivered' })
  const [{ from, to, email } = { email: undefined }] = server.mails
  expect([from, to]).toEqual(['hello@agency.example', ['ann@client.example']])
  expect(email).toMatchObject({
    from: { name: 'Prairie Signal', address: 'hello@agency.example' },
    subject: 'Your request arrived',
    messageId: '<outbox-7@agency.example>',
    replyTo: [{ address: 'eve@client.example' }],
  })
  expect(email?.text?.trim()).toBe('We answer within a day.')
  expect(email?.html?.trim()).toBe('<p>We answer within a day.</p>')
  expect(valuesOf('auto-submitted')).toEqual(['auto-generated'])
  expect(valuesOf('x-entity-ref-id')).toEqual(['outbox-7'])
})

const ATTACK = 'Ann\r\nBcc: victim@elsewhere.example\r\nX-Evil: yes\r\n\r\nanother body'

test('D3 line breaks in subject, sender, and headers add no header or recipient', async () => {
  const outcome = await mailer.send(
    message({
      subject: ATTACK,
      from: { name: ATTACK, address: 'hello@agency.example' },
      headers: { 'X-Note': ATTACK },
    }),
  )
  expect(outcome).toEqual({ kind: 'delivered' })
  expect(server.mails.map(({ to }) => to)).toEqual([['ann@client.example']])
  const names = server.mails[0]?.email.headers.map(({ key }) => key).sort()
  expect(names).toEqual(
    ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to', 'x-note'].sort(),
  )
})

test('R5 the server’s response decides whether an email is retried', async () => {
  const to = async (recipient: string) => (await mailer.send(message({ to: [recipient] }))).kind
  expect(await to('gone@client.example')).toBe('rejected')
  expect([await to('later@client.example'), await to('later@client.example')]).toEqual(['retry', 'delivered'])
  await server.stop()
  expect(await to('ann@client.example')).toBe('retry')
  await server.start()
  expect(await to('ann@client.example')).toBe('delivered')
})

test.each<[string, Partial<MailError>, string, RegExp]>([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'rejected', /recipient/],
  ['a message that is not wanted', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'rejected', /the mail:/],
  ['grey listing', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'retry', /later/],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'retry', /login/],
  ['a server that wants a login', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 530 }, 'retry', /login/],
  ['a sender that is not ours', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'retry', /from us/],
  ['a server that greets with a refusal', { command: 'CONN', responseCode: 554 }, 'retry', /from us/],
  ['silence', { code: 'ETIMEDOUT', command: 'CONN' }, 'retry', /in time/],
  [
    'a name without a server',
    { command: 'CONN', message: 'getaddrinfo ENOTFOUND mail.lan' },
    'retry',
    /: getaddrinfo ENOTFOUND$/,
  ],
  [
    'no server',
    { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED 10.0.0.5:587' },
    'retry',
    /: connect ECONNREFUSED$/,
  ],
])('R5 %s', (_what, error, kind, words) => {
  const outcome = outcomeOfError(Object.assign(new Error('it failed'), error))
  expect(outcome.kind).toBe(kind)
  expect('reason' in outcome && outcome.reason).toMatch(words)
})

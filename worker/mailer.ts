import { createTransport } from 'nodemailer'
import type { Answer } from './submit-pages.ts'

type Person = { name: string; address: string }

export type Letter = {
  from: Person
  /** Plain addresses. Each becomes one recipient, whatever it holds. */
  to: string[]
  replyTo?: string
  subject: string
  text: string
  html?: string
  messageId: string
  headers: Record<string, string>
}

export type Mailer = {
  send(letter: Letter): Promise<Answer>
  close(): void
}

/** Shorter than the lease of a job: whoever takes the job over must not send beside us. */
const TIMEOUT_MS = 45_000

/**
 * Sends letters over a few connections that are kept open.
 * @param smtpUrl `smtp://user:password@host:587`, or `smtps://` for TLS from the start
 */
export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, replyTo, ...letter }) {
      try {
        await transport.sendMail({
          ...letter,
          // Structured: nothing in an address is read as a name, a second address or a header.
          to: to.map(plain),
          ...(replyTo ? { replyTo: plain(replyTo) } : {}),
          envelope: { from: letter.from.address, to },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        return { kind: 'taken' }
      } catch (error) {
        return judge(error as MailError)
      }
    },
    close: () => transport.close(),
  }
}

const plain = (address: string) => ({ name: '', address })

/** What nodemailer says of a mail that it could not hand over. */
export type MailError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** Codes that ask for a login, wherever they come: the operator can mend that. Source: RFC 4954 §6. */
const LOGIN_CODES = [530, 534, 535, 538]

/**
 * What a failure means for the mail. Only a server that refuses the recipient or the message itself, for good, has
 * spoken about this mail; everything else, a refused sender or login too, is about the way there.
 * @example judge(Object.assign(new Error(), { command: 'RCPT TO', responseCode: 550 })) // { kind: 'refused', … }
 */
export function judge({ code, command = '', responseCode = 0, response, message }: MailError): Answer {
  const said = response ?? message
  if (code === 'EAUTH' || LOGIN_CODES.includes(responseCode))
    return later(`The mail server does not accept the login of SMTP_URL: ${said}`)
  if (responseCode >= 500) {
    if (command === 'RCPT TO') return refused(`The mail server refused the recipient: ${said}`)
    if (command === 'DATA') return refused(`The mail server refused the mail: ${said}`)
    return later(`The mail server refused to take mail from us: ${said}`)
  }
  if (responseCode >= 400) return later(`The mail server asked to try later: ${said}`)
  if (code === 'ETIMEDOUT' || code === 'EABORT') return later('The mail server did not answer in time.')
  return later(`The mail server could not be reached: ${message}`)
}

const later = (reason: string): Answer => ({ kind: 'later', reason })
const refused = (reason: string): Answer => ({ kind: 'refused', reason })

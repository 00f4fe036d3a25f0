import { createTransport } from 'nodemailer'
import type { Outcome } from '../outcome.ts'

type Person = { name: string; address: string }

export type EmailMessage = {
  from: Person
  /** Each becomes exactly one recipient. */
  to: string[]
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** An iCalendar object (RFC 6047): a part of the message, and an attachment for programs that show none. */
  calendar?: string
  messageId: string
  headers: Record<string, string>
}

export type Mailer = {
  send(message: EmailMessage): Promise<Outcome>
  /** Returns whether the mail server takes emails from us, whatever it says about one of them. */
  isServerUp(): boolean
  close(): void
}

/** Shorter than the lease of a job, so that no second worker sends the same email meanwhile. */
const TIMEOUT_MS = 45_000
/** How often a mail server that failed is asked whether it is back: the next attempt may be hours away. */
const PROBE_INTERVAL_MS = 10_000

/**
 * Returns a mailer that sends emails over at most five connections, which it keeps open.
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
  let probing: NodeJS.Timeout | undefined
  return {
    isServerUp: () => probing === undefined,
    async send({ to, replyTo, calendar, ...message }) {
      try {
        await transport.sendMail({
          ...message,
          // An object, so that nothing in an email address is parsed as a name, a second address, or a header.
          to: to.map(plain),
          ...(replyTo ? { replyTo: plain(replyTo) } : {}),
          ...(calendar ? { icalEvent: icalEvent(calendar) } : {}),
          envelope: { from: message.from.address, to },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        noteServer(true)
        return { kind: 'delivered' }
      } catch (error) {
        noteServer(isAboutOneEmail(error as MailError))
        return outcomeOfError(error as MailError)
      }
    },
    close: () => {
      clearTimeout(probing)
      transport.close()
    },
  }

  function noteServer(isUp: boolean) {
    clearTimeout(probing)
    probing = isUp ? undefined : setTimeout(probe, PROBE_INTERVAL_MS).unref()
  }

  function probe() {
    transport.verify().then(
      () => noteServer(true),
      () => noteServer(false),
    )
  }
}

/** Returns whether a mail server has spoken about a recipient or a message: it works, and others may go through. */
const isAboutOneEmail = ({ command = '', responseCode = 0 }: MailError) =>
  responseCode >= 400 && ['RCPT TO', 'DATA'].includes(command)

const plain = (email: string) => ({ name: '', address: email })

/** Returns the calendar part. Its method must equal the one in the object (RFC 6047 §2.4). */
const icalEvent = (calendar: string) => ({
  method: /^METHOD:(\w+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH',
  filename: 'invite.ics',
  content: calendar,
})

/** The errors that nodemailer throws. */
export type MailError = Error & { code?: string; command?: string; responseCode?: number; response?: string }

/** Codes that ask for a login, in reply to any command: the operator can correct it. Source: RFC 4954 §6. */
const LOGIN_CODES = [530, 534, 535, 538]

/**
 * Returns the outcome of a failed attempt. An email is rejected only if the server permanently refuses the recipient or
 * the message; everything else, such as a refused sender or login, is retried.
 * @example outcomeOfError(Object.assign(new Error(), { command: 'RCPT TO', responseCode: 550 }))
 * // { kind: 'rejected', … }
 */
export function outcomeOfError({ code, command = '', responseCode = 0, response, message }: MailError): Outcome {
  const said = response ?? message
  if (code === 'EAUTH' || LOGIN_CODES.includes(responseCode))
    return retry(`The mail server does not accept the login of SMTP_URL: ${said}`)
  if (responseCode >= 500) {
    if (command === 'RCPT TO') return rejected(`The mail server refused the recipient: ${said}`)
    if (command === 'DATA') return rejected(`The mail server refused the mail: ${said}`)
    return retry(`The mail server refused to take mail from us: ${said}`)
  }
  if (responseCode >= 400) return retry(`The mail server asked to try later: ${said}`)
  if (code === 'ETIMEDOUT' || code === 'EABORT') return retry('The mail server did not answer in time.')
  return retry(`The mail server could not be reached: ${withoutHost(message)}`)
}

/** Returns a message without the host of the operator's mail server, because staff read why an email waits. */
const withoutHost = (message: string) => message.replace(/\b(E[A-Z_]{3,}) \S+/g, '$1')

const retry = (reason: string): Outcome => ({ kind: 'retry', reason })
const rejected = (reason: string): Outcome => ({ kind: 'rejected', reason })

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { freePort } from './free-port.ts'

/** An email as it arrived. */
export type Arrived = { from: string; to: string[]; raw: string; email: Email }

/**
 * Runs a real mail server in this process. The recipient determines its behavior: `later@` is deferred once and
 * `later-3@` three times (451), `gone@` is always rejected and `gone-1@` once (550), `hang@` never gets a response and
 * `hang-1@` gets none the first time. All others receive their email.
 */
export async function runMailServer(port?: number) {
  const smtpPort = port ?? (await freePort())
  const emails: Arrived[] = []
  const attempts = new Map<string, number>()
  let server: SMTPServer | undefined
  await start()
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    mails: emails,
    /** Returns how often a client tried to send to an email address. */
    attempts: (recipient: string) => attempts.get(recipient) ?? 0,
    start,
    stop,
  }

  function start() {
    if (server) return
    const next = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      authOptional: true,
      logger: false,
      closeTimeout: 10,
      onRcptTo({ address }, _session, callback) {
        const times = (attempts.get(address) ?? 0) + 1
        attempts.set(address, times)
        const refusal = refusalOf(address, times)
        if (refusal === 'silence') return
        callback(refusal)
      },
      async onData(stream, session, callback) {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of stream) chunks.push(chunk)
          emails.push(await read(session, Buffer.concat(chunks)))
          callback()
        } catch (error) {
          callback(error as Error)
        }
      },
    })
    // A client that disconnects midway is not a failure of the test.
    next.on('error', () => undefined)
    server = next
    return new Promise<void>((resolve) => next.listen(smtpPort, '127.0.0.1', resolve))
  }

  function stop() {
    const last = server
    server = undefined
    return last && new Promise<void>((resolve) => last.close(resolve))
  }
}

type MailServer = Awaited<ReturnType<typeof runMailServer>>

const refusals = {
  later: [451, '4.7.1 Try again later'],
  gone: [550, '5.1.1 No such mailbox'],
} as const

function refusalOf(recipient: string, times: number) {
  const [, kind, count] = /^(later|gone|hang)(?:-(\d+))?@/.exec(recipient) ?? []
  const most = count === undefined ? (kind === 'later' ? 1 : Number.POSITIVE_INFINITY) : Number(count)
  if (!kind || times > most) return undefined
  if (kind === 'hang') return 'silence'
  const [responseCode, text] = refusals[kind as keyof typeof refusals]
  return Object.assign(new Error(text), { responseCode })
}

async function read({ envelope }: SMTPServerSession, raw: Buffer): Promise<Arrived> {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    raw: raw.toString('utf8'),
    email: await PostalMime.parse(raw),
  }
}

/** Lets tests, which run in another process, read the emails, stop the server, and start it over HTTP. */
export async function controlByHttp(mailServer: MailServer) {
  const server = createServer((request, response) => void respond(mailServer, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await mailServer.stop()
    },
  }
}

async function respond(mailServer: MailServer, { method, url }: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://127.0.0.1')
  const recipient = searchParams.get('to') ?? ''
  const calls: Record<string, () => unknown> = {
    'GET /mails': () => mailServer.mails.filter(({ to }) => !recipient || to.includes(recipient)),
    'GET /attempts': () => mailServer.attempts(recipient),
    'POST /stop': () => mailServer.stop(),
    'POST /start': () => mailServer.start(),
  }
  const call = calls[`${method} ${pathname}`]
  const body = call ? ((await call()) ?? null) : null
  response.writeHead(call ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

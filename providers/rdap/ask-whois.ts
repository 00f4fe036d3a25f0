import { connect } from 'node:net'
import { FetchFailure } from '../http/fetch-failure.ts'
import type { Limiter } from '../http/fetch-public.ts'
import { isOpenAddress } from '../http/open-address.ts'
import type { Surroundings } from '../http/surroundings.ts'

/**
 * Asks a WHOIS server.
 * @throws {FetchFailure}
 */
export type AskWhois = (server: string, query: string) => Promise<string>

type WhoisSurroundings = Pick<Surroundings, 'openTargets' | 'isOwn' | 'resolve' | 'log'> & {
  limiter?: Limiter
  port?: number
}

const WHOIS_PORT = 43
const TOTAL_MS = 6_000
const MAX_BYTES = 64 * 1024

/**
 * Creates the client of WHOIS (RFC 3912). The name of the server is resolved once, every IP address of it is checked as
 * for any other request, and the connection goes to a checked one, at the port of WHOIS and no other.
 */
export function createAskWhois({ limiter, port = WHOIS_PORT, ...surroundings }: WhoisSurroundings): AskWhois {
  return async (server, query) => {
    const signal = AbortSignal.timeout(TOTAL_MS)
    try {
      const ips = await surroundings.resolve(server, signal)
      const [ip] = ips
      if (ip === undefined || ips.some((one) => !isOpenAddress(one, port, surroundings)))
        throw new FetchFailure('refused', `${server} resolves to ${ips.join(', ') || 'nothing'}`)
      const release = await limiter?.({ host: server, ips: [ip] }, signal)
      try {
        return await exchange(ip, port, query, signal)
      } finally {
        release?.()
      }
    } catch (error) {
      const failure = failureOf(error, signal)
      surroundings.log(`WHOIS of ${server} failed: ${failure.kind}, ${failure.reason}`)
      throw failure
    }
  }
}

/** Sends one line and returns the response; the server then closes the connection. */
function exchange(ip: string, port: number, query: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const socket = connect({ host: ip, port }, () => socket.write(`${query}\r\n`))
    const abort = () => socket.destroy(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    socket.on('data', (chunk) => {
      size += chunk.length
      if (size > MAX_BYTES) socket.destroy(new FetchFailure('too-large', `more than ${MAX_BYTES} bytes`))
      else chunks.push(chunk)
    })
    socket.once('error', reject)
    socket.once('close', () => {
      signal.removeEventListener('abort', abort)
      resolve(Buffer.concat(chunks).toString('utf8'))
    })
  })
}

function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error
  const reason = `${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`
  return new FetchFailure(signal.aborted ? 'time-limit' : 'unreachable', reason, { cause: error })
}

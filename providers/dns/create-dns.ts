import type { DnsAnswer } from '#engine/web/dns.ts'
import { createQueue } from '#platform/waiting/queue.ts'
import { FetchFailure } from '../http/fetch-failure.ts'
import type { Limiter } from '../http/fetch-public.ts'
import { askServer, type DnsServer } from './ask-server.ts'
import type { Message } from './message.ts'

export type DnsSurroundings = {
  /** The resolvers that our server uses. They may be private. */
  resolvers: DnsServer[]
  /** Whether our server may send a query to a name server that a domain names. */
  isAllowed: (server: DnsServer) => boolean
  /** Port of those name servers; 53 except in tests. */
  port: number
  timeoutMs: number
  /** For queries to those name servers; the resolvers are ours. */
  limiter?: Limiter
}

export type Lookup = { name: string; type: string; isUnchecked?: boolean }

/** Queries at a time: a resolver may limit one client. */
const PARALLEL = 16
const TRIES = 2
/** Results after which another resolver may know more. */
const TEMPORARY = new Set(['SERVFAIL', 'REFUSED', 'NOTIMP'])

/**
 * Returns the DNS as our server sees it. Neither function throws for what a server does or does not do: `result` says
 * what happened (`TIMEOUT`, `MALFORMED`, `UNREACHABLE`, `NOT_PUBLIC`, `BUSY`, or the response code).
 */
export function createDns({ resolvers, isAllowed, port, timeoutMs, limiter }: DnsSurroundings) {
  const queries = createQueue({ running: PARALLEL })

  /** Queries the resolvers one after the other, each at most twice, until one responds with a result. */
  async function lookUp({ name, type, isUnchecked = false }: Lookup, signal: AbortSignal): Promise<DnsAnswer> {
    const question = { name, type, isRecursive: true, isUnchecked }
    const silent = new Set(resolvers)
    let last: DnsAnswer | undefined
    for (const server of Array.from({ length: TRIES }, () => resolvers).flat()) {
      // A resolver that responded would respond the same again.
      if (!silent.has(server) || signal.aborted) continue
      const answer = await queries.run(() => askOne(server, question, signal))
      if (!UNANSWERED.has(answer.result)) silent.delete(server)
      if (!TEMPORARY.has(answer.result) && !UNANSWERED.has(answer.result)) return answer
      if (!last || UNANSWERED.has(last.result)) last = answer
    }
    return last ?? { ...failed(name, type, signal.aborted ? 'TIMEOUT' : 'UNREACHABLE'), server: '', ms: 0 }
  }

  /** Queries one authoritative name server. Its IP address comes from the DNS and is checked first. */
  async function lookUpAt(ip: string, { name, type }: Lookup, signal: AbortSignal): Promise<DnsAnswer> {
    const server = { ip, port }
    if (!isAllowed(server)) return { ...failed(name, type, 'NOT_PUBLIC'), server: ip, ms: 0 }
    try {
      const release = await limiter?.({ host: ip, ips: [ip] }, signal)
      const question = { name, type, isRecursive: false, isUnchecked: false }
      return await queries.run(() => askOne(server, question, signal)).finally(release)
    } catch (error) {
      const result = error instanceof FetchFailure ? 'BUSY' : 'TIMEOUT'
      return { ...failed(name, type, result), server: ip, ms: 0 }
    }
  }

  async function askOne(server: DnsServer, question: Parameters<typeof askServer>[1], signal: AbortSignal) {
    const began = performance.now()
    const { name, type, isUnchecked } = question
    const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answer = await askServer(server, question, either).then(
      ({ result, records, isAuthentic }: Message) => ({ name, type, result, records, isAuthentic }),
      (error: Error) => failed(name, type, failureOf(error)),
    )
    const unchecked = isUnchecked ? { isUnchecked } : {}
    return { ...answer, ...unchecked, server: hostAndPort(server), ms: Math.round(performance.now() - began) }
  }

  return { lookUp, lookUpAt }
}

export type Dns = ReturnType<typeof createDns>

const UNANSWERED = new Set(['TIMEOUT', 'MALFORMED', 'UNREACHABLE'])
const hostAndPort = ({ ip, port }: DnsServer) =>
  port === 53 ? ip : ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`
const failed = (name: string, type: string, result: string) => ({
  name,
  type,
  result,
  records: [],
  isAuthentic: false,
})

function failureOf(error: Error) {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TIMEOUT'
  return error instanceof RangeError ? 'MALFORMED' : 'UNREACHABLE'
}

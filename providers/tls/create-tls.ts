import type { TlsReport, TlsVersion } from '#engine/web/tls.ts'
import { checkTarget } from '../http/check-target.ts'
import { FetchFailure } from '../http/fetch-failure.ts'
import type { Limiter } from '../http/fetch-public.ts'
import type { Surroundings } from '../http/surroundings.ts'
import { type Endpoint, type Handshake, shakeHands } from './handshake.ts'
import { readCertificate } from './read-certificate.ts'
import { readOcsp } from './read-ocsp.ts'

export type TlsSurroundings = Pick<Surroundings, 'openTargets' | 'isOwn' | 'resolve' | 'log'> & {
  limiter?: Limiter
  /** Trusted roots; default: those of Node. */
  ca?: string[]
}

const VERSIONS: TlsVersion[] = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3']
const HANDSHAKE_MS = 5_000
const TOTAL_MS = 20_000

/**
 * Returns what a server shows of its TLS: the certificates as sent, whether they are trusted, and which versions it
 * accepts. The name is resolved once, and every connection goes to an IP address that was checked.
 * @throws {FetchFailure} if there is no TLS to report about
 */
export function createTls(surroundings: TlsSurroundings) {
  return async (host: string, port: number): Promise<Omit<TlsReport, 'hsts'>> => {
    const signal = AbortSignal.timeout(TOTAL_MS)
    try {
      return await report(host, port, surroundings, signal)
    } catch (error) {
      const failure = failureOf(error)
      surroundings.log(`TLS report of ${host}:${port} failed: ${failure.kind}, ${failure.reason}`)
      throw failure
    }
  }
}

async function report(host: string, port: number, surroundings: TlsSurroundings, signal: AbortSignal) {
  const url = `https://${host.includes(':') ? `[${host}]` : host}:${port}/`
  const target = await checkTarget(url, surroundings as Surroundings, signal)
  const shake = async (endpoint: Endpoint, options: { version?: TlsVersion; ca?: string[] }) => {
    const release = await surroundings.limiter?.({ host: endpoint.host, ips: [endpoint.ip] }, signal)
    try {
      const either = AbortSignal.any([signal, AbortSignal.timeout(HANDSHAKE_MS)])
      return await shakeHands(endpoint, { ...options, signal: either })
    } finally {
      release?.()
    }
  }
  const roots = surroundings.ca ? { ca: surroundings.ca } : {}
  const { endpoint, trusted } = await firstThatResponds(target, port, (one) => shake(one, roots))
  // Without trusted roots, the chain is exactly what the server sent.
  const sent = await shake(endpoint, { ca: [] })
  const [leaf, issuer] = sent.chain
  if (!leaf) throw new FetchFailure('unreadable', 'no certificate')
  const protocols = await probe((version) => shake(endpoint, { version, ...roots }))
  const staple = trusted.staple ? readOcsp(trusted.staple, leaf, issuer ?? trusted.chain[1]) : undefined
  const [first, ...others] = sent.chain.map(readCertificate)
  return {
    host: target.host,
    port,
    ip: endpoint.ip,
    chain: [first as TlsReport['chain'][0], ...others] as TlsReport['chain'],
    ...(trusted.trustError ? { trustError: trusted.trustError } : {}),
    protocol: trusted.protocol,
    cipher: trusted.cipher,
    alpn: trusted.alpn,
    protocols,
    ...(staple ? { ocspStaple: staple } : {}),
    fetchedAt: Date.now(),
  }
}

async function firstThatResponds(
  { host, ips }: { host: string; ips: string[] },
  port: number,
  shake: (endpoint: Endpoint) => Promise<Handshake>,
) {
  let last: unknown
  for (const ip of ips) {
    const endpoint = { ip, host, port }
    try {
      return { endpoint, trusted: await shake(endpoint) }
    } catch (error) {
      last = error
    }
  }
  throw last
}

async function probe(shake: (version: TlsVersion) => Promise<Handshake>): Promise<TlsReport['protocols']> {
  const results: Partial<TlsReport['protocols']> = {}
  for (const version of VERSIONS)
    results[version] = await shake(version).then(
      () => true,
      (error) => (isRefusal(error) ? false : null),
    )
  return results as TlsReport['protocols']
}

/** Returns whether a server refused a version: by an alert, or by closing the connection. Silence means nothing. */
function isRefusal(error: NodeJS.ErrnoException) {
  return error.code === 'ECONNRESET' || error.code?.startsWith('ERR_SSL_') === true
}

function failureOf(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error
  const { name, code = name, message } = error as NodeJS.ErrnoException
  const reason = `${code}: ${message}`
  if (name === 'TimeoutError') return new FetchFailure('time-limit', reason, { cause: error })
  return new FetchFailure(code.startsWith('ERR_SSL_') ? 'unreadable' : 'unreachable', reason, { cause: error })
}

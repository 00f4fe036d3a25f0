import { isIp, isPublicAddress } from '#engine/net/public-address.ts'
import { checkPublicUrl } from '#engine/net/public-url.ts'
import { FetchFailure } from './fetch-failure.ts'
import type { Surroundings } from './surroundings.ts'

/** IP addresses that a connection tries, one after the other. */
const MAX_IPS = 4

/** A URL with its checked IP addresses. A connection uses one of them without another lookup. */
export type Target = {
  url: URL
  host: string
  ips: string[]
  /** Milliseconds of the lookup; `null` for an IP address. */
  dnsMs: number | null
}

/**
 * Decides whether our server may send a request to a URL. Resolves the host name once and checks every IP address of
 * it.
 * @throws {FetchFailure} refused
 */
export async function checkTarget(text: string, surroundings: Surroundings, signal: AbortSignal): Promise<Target> {
  const { openTargets, isOwn, resolve } = surroundings
  const checked = checkPublicUrl(text, openTargets)
  if ('reason' in checked) throw new FetchFailure('refused', checked.reason, { isFinal: true })
  const { url, host, isOpen } = checked
  if (isOwn(host)) throw new FetchFailure('refused', `own host ${host}`)
  const startedAt = performance.now()
  const ips = isIp(host) ? [host] : await resolve(host, signal).catch(unresolved(host, signal))
  const wrong = isOpen ? undefined : ips.find((ip) => !isPublicAddress(ip) || isOwn(ip))
  if (wrong !== undefined || ips.length === 0)
    throw new FetchFailure('refused', `${host} resolves to ${wrong ?? 'nothing'}`, { isName: !isIp(host) })
  return { url, host, ips: ips.slice(0, MAX_IPS), dnsMs: isIp(host) ? null : performance.now() - startedAt }
}

/**
 * Creates the failure for a name without public IP addresses. A name that does not exist gets the same message as one
 * that resolves into our network.
 */
function unresolved(host: string, signal: AbortSignal) {
  return (cause: NodeJS.ErrnoException): never => {
    signal.throwIfAborted()
    throw new FetchFailure('refused', `${host} does not resolve (${cause.code ?? cause.message})`, {
      isName: true,
      cause,
    })
  }
}

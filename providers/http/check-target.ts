import { isIp, isPublicAddress } from '../../engine/net/public-address.ts'
import { checkPublicUrl } from '../../engine/net/public-url.ts'
import { FetchFailure } from './fetch-failure.ts'
import type { Surroundings } from './surroundings.ts'

/** A URL with the addresses that were checked: a connection goes to one of them, without another look-up. */
export type Target = { url: URL; host: string; ips: string[] }

/**
 * Decides whether our server may send a request to an address. Resolves a name once and checks every address behind it.
 * @throws {FetchFailure} refused
 */
export async function checkTarget(text: string, surroundings: Surroundings, signal: AbortSignal): Promise<Target> {
  const { openTargets, isOwn, resolve } = surroundings
  const checked = checkPublicUrl(text, openTargets)
  if ('reason' in checked) throw new FetchFailure('refused', checked.reason, { isFinal: true })
  const { url, host, isOpen } = checked
  if (isOwn(host)) throw new FetchFailure('refused', `own host ${host}`)
  const ips = isIp(host) ? [host] : await resolve(host, signal).catch(unresolved(host, signal))
  const wrong = isOpen ? undefined : ips.find((ip) => !isPublicAddress(ip) || isOwn(ip))
  if (wrong !== undefined || ips.length === 0)
    throw new FetchFailure('refused', `${host} resolves to ${wrong ?? 'nothing'}`)
  return { url, host, ips }
}

/** A name that does not exist gets the same answer as one that leads into our network. */
function unresolved(host: string, signal: AbortSignal) {
  return (cause: NodeJS.ErrnoException): never => {
    signal.throwIfAborted()
    throw new FetchFailure('refused', `${host} does not resolve (${cause.code ?? cause.message})`, { cause })
  }
}

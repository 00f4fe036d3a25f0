import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 3_000
const TRIES = 2

/**
 * Returns all IP addresses of a name, IPv4 first. Queries the name servers directly: a lookup through the operating
 * system cannot be canceled and occupies a thread that file access needs.
 * @throws {Error} if the name has no IP address or no server responds
 */
export async function resolveName(name: string, signal: AbortSignal): Promise<string[]> {
  // Only possible if ALLOW_PRIVATE_TARGETS names it. Source: RFC 6761 §6.3.
  if (name === 'localhost') return ['127.0.0.1', '::1']
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const found = [ipv4, ipv6].flatMap((lookup) => (lookup.status === 'fulfilled' ? lookup.value : []))
    if (found.length === 0) throw ipv4.status === 'rejected' ? ipv4.reason : new Error(`${name} has no IP address`)
    return found
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

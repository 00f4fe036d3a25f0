import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 1_500
/** Codes that mean that there is no such record. Any other error is not a response. */
const NO_NAME = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * Returns the host name of an IP address in the DNS (PTR, RFC 1035 3.5): null if it has none, undefined if no server
 * responded.
 * @param servers for tests; default: the servers of the machine
 */
export async function hostNameOf(ip: string, servers?: string[]): Promise<string | null | undefined> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  if (servers) resolver.setServers(servers)
  try {
    // `reverse` is not used, because it reports “no such name” even if no server responded.
    const [name = null] = await resolver.resolvePtr(reverseName(ip))
    return name
  } catch (error) {
    return NO_NAME.has((error as NodeJS.ErrnoException).code ?? '') ? null : undefined
  }
}

/** @example reverseName('192.0.2.7') // '7.2.0.192.in-addr.arpa' (RFC 1035, 3.5; for IPv6 RFC 3596, 2.5) */
function reverseName(ip: string) {
  if (!ip.includes(':')) return `${ip.split('.').reverse().join('.')}.in-addr.arpa`
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(tail === undefined ? 0 : missing).fill('0'), ...groups(tail)]
  const digits = all.map((group) => group.padStart(4, '0')).join('')
  return `${[...digits].reverse().join('.')}.ip6.arpa`
}

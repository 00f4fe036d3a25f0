import { withoutBrackets } from './hosts.ts'
import { isIp, isPublicAddress } from './public-address.ts'

/**
 * The only message about a refused URL, and about a name that does not exist: the reason would describe our network.
 */
export const REFUSED_URL =
  'This URL leads to no public website. Check its spelling, and enter one that starts with https:// or http://.'

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }
const PORTS = ['80', '443', '8080', '8443']

/**
 * Names that are never public, with everything below them. Sources: RFC 6761, RFC 6762, RFC 8375, ICANN 2024
 * (internal).
 */
const LOCAL_NAMES = ['localhost', 'local', 'internal', 'home.arpa']

/** @property host the name or IP address as it is resolved and compared: lowercase, no brackets, no trailing dot */
export type PublicUrl = { url: URL; host: string; isOpen: boolean }

/**
 * Checks a URL by its spelling alone. If its host is a name, the IP addresses of the name must still be checked.
 * @param openTargets `host:port` pairs that are allowed although they are not public (ALLOW_PRIVATE_TARGETS)
 * @returns the parsed URL, or the reason why it is refused, for the log only
 */
export function checkPublicUrl(text: string, openTargets: ReadonlySet<string>): PublicUrl | { reason: string } {
  if (!URL.canParse(text)) return { reason: 'not a URL' }
  const url = new URL(text)
  const port = url.port || DEFAULT_PORTS[url.protocol]
  if (!port || !(url.protocol in DEFAULT_PORTS)) return { reason: `protocol ${url.protocol}` }
  if (url.username || url.password) return { reason: 'credentials' }
  const host = withoutBrackets(url.hostname).replace(/\.+$/, '')
  if (openTargets.has(`${url.hostname}:${port}`)) return { url, host, isOpen: true }
  if (!PORTS.includes(port)) return { reason: `port ${port}` }
  if (isIp(host) ? !isPublicAddress(host) : isLocalName(host)) return { reason: `host ${host}` }
  return { url, host, isOpen: false }
}

/** Returns whether the spelling of a URL alone allows our server to fetch it. */
export function canBePublic(text: string, openTargets: ReadonlySet<string>): boolean {
  return 'url' in checkPublicUrl(text, openTargets)
}

/** Returns whether a name has one label only, which a resolver may complete with the search domains of a network. */
function isLocalName(name: string) {
  return !name.includes('.') || LOCAL_NAMES.some((local) => name === local || name.endsWith(`.${local}`))
}

import { isIPv4, isIPv6 } from 'node:net'

/** Groups of an IPv6 address that usually belong to one customer; the rest can change at any time. */
const CUSTOMER_GROUPS = 4
/** Groups that remain in a truncated address. */
const VISITOR_GROUPS = 3
/** Bits that remain in a truncated IPv4 address. */
const VISITOR_BITS_V4 = 24

/**
 * Returns the key that a limit counts by: an IPv4 address itself; for IPv6 its network (/64), because a customer
 * controls all 2^64 addresses in it. Invalid addresses share one key.
 * @example bucketOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 * @example bucketOf('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function bucketOf(ip: string): string {
  const known = parse(ip)
  if (!known) return 'unknown'
  return known.version === 4 ? known.text : `${write(known.groups.slice(0, CUSTOMER_GROUPS))}/64`
}

/**
 * Returns a truncated address that no longer identifies a visitor: IPv4 without its last octet (/24), IPv6 reduced to
 * its first 48 bits. Undefined for an invalid address.
 * @example truncated('192.0.2.77') // '192.0.2.0'
 * @example truncated('2001:db8:1:2::5') // '2001:db8:1::'
 */
export function truncated(ip: string): string | undefined {
  const known = parse(ip)
  if (!known) return undefined
  return known.version === 4 ? known.text.replace(/\d+$/, '0') : write(known.groups.slice(0, VISITOR_GROUPS))
}

/**
 * Returns the network that an address is in: for IPv4 its /24, for IPv6 its /48, which is what one customer can get for
 * free. Neither identifies a visitor. Invalid addresses share one network.
 * @example networkOf('192.0.2.77') // '192.0.2.0/24'
 * @example networkOf('2001:db8:1:2::5') // '2001:db8:1::/48'
 */
export function networkOf(ip: string): string {
  const network = truncated(ip)
  if (!network) return 'unknown'
  return `${network}/${isIPv4(network) ? VISITOR_BITS_V4 : VISITOR_GROUPS * 16}`
}

/** Returns whether a text is exactly one IPv4 or IPv6 address. */
export function isIpAddress(text: string): boolean {
  return isIPv4(text) || isIPv6(text)
}

type ParsedIp = { version: 4; text: string } | { version: 6; groups: number[] }

/**
 * Parses an IP address. An IPv4-mapped IPv6 address (RFC 4291 §2.5.5.2) counts as its IPv4 address. A zone (`%eth0`) is
 * ignored.
 */
function parse(ip: string): ParsedIp | undefined {
  const text = ip.trim().replace(/^\[(.*)\]$/, '$1')
  if (isIPv4(text)) return { version: 4, text }
  if (!isIPv6(text)) return undefined
  const groups = groupsOf(text.replace(/%.*$/, ''))
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? { version: 4, text: dotted(groups.slice(6)) } : { version: 6, groups }
}

/** Returns eight numbers of 16 bits. `text` must be a valid IPv6 address. */
function groupsOf(text: string) {
  const [head = [], tail] = text.split('::').map(numbersOf)
  if (tail === undefined) return [...head]
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      const [a, b, c, d] = group.split('.').map(Number)
      if (b === undefined) return [Number.parseInt(group, 16)]
      return [(a as number) * 256 + b, (c as number) * 256 + (d as number)]
    })
}

function dotted(groups: number[]) {
  return groups.flatMap((group) => [group >> 8, group & 0xff]).join('.')
}

/** Returns the canonical spelling of RFC 5952. Groups that are missing at the end are zero. */
function write(groups: number[]) {
  const all = [...groups, ...Array<number>(8 - groups.length).fill(0)]
  return new URL(`http://[${all.map((group) => group.toString(16)).join(':')}]/`).hostname.slice(1, -1)
}

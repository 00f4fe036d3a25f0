import { isIPv4, isIPv6 } from 'node:net'

/** Groups of an IPv6 address that one customer usually has to himself: what comes after them is changed at will. */
const CUSTOMER_GROUPS = 4
/** Groups that stay when an address is made unrecognizable. */
const VISITOR_GROUPS = 3

/**
 * What a limit counts by: an IPv4 address as it is, of an IPv6 address its network (/64), since everyone who has one
 * has all 2^64 addresses in it. What is no address at all shares one bucket.
 * @example bucketOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 * @example bucketOf('::ffff:192.0.2.7') // '192.0.2.7'
 */
export function bucketOf(ip: string): string {
  const known = parse(ip)
  if (!known) return 'unknown'
  return known.version === 4 ? known.text : `${write(known.groups.slice(0, CUSTOMER_GROUPS))}/64`
}

/**
 * An address that no longer tells one visitor from another: IPv4 without its last octet (/24), IPv6 without all but
 * its first 48 bits. Undefined for what is no address.
 * @example truncated('192.0.2.77') // '192.0.2.0'
 * @example truncated('2001:db8:1:2::5') // '2001:db8:1::'
 */
export function truncated(ip: string): string | undefined {
  const known = parse(ip)
  if (!known) return undefined
  return known.version === 4 ? known.text.replace(/\d+$/, '0') : write(known.groups.slice(0, VISITOR_GROUPS))
}

/** Whether a text is an IPv4 or IPv6 address and nothing else. */
export function isIpAddress(text: string): boolean {
  return isIPv4(text) || isIPv6(text)
}

type ParsedIp = { version: 4; text: string } | { version: 6; groups: number[] }

/** An IPv4 address in IPv6 clothes (RFC 4291 §2.5.5.2) is an IPv4 address. A zone (`%eth0`) is no part of an address. */
function parse(ip: string): ParsedIp | undefined {
  const text = ip.trim().replace(/^\[(.*)\]$/, '$1')
  if (isIPv4(text)) return { version: 4, text }
  if (!isIPv6(text)) return undefined
  const groups = groupsOf(text.replace(/%.*$/, ''))
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? { version: 4, text: dotted(groups.slice(6)) } : { version: 6, groups }
}

/** Eight numbers of 16 bits. `text` is a valid IPv6 address. */
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

/** The form of RFC 5952, in which every address has one spelling. Groups that are missing at the end are zero. */
function write(groups: number[]) {
  const all = [...groups, ...Array<number>(8 - groups.length).fill(0)]
  return new URL(`http://[${all.map((group) => group.toString(16)).join(':')}]/`).hostname.slice(1, -1)
}

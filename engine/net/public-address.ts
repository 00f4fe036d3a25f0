import ipaddr from 'ipaddr.js'

/** Networks that are not reachable from everywhere. Source: IANA IPv4 Special-Purpose Address Registry, RFC 6890. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((network) => ipaddr.IPv4.parseCIDR(network))

/**
 * All global unicast addresses. Mapped, compatible, NAT64, local, and multicast addresses lie outside. Source: RFC 4291
 * §2.4.
 */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Exceptions within 2000::/3. Source: IANA IPv6 Special-Purpose Address Registry. */
const SPECIAL_IPV6 = [
  // Protocol assignments: Teredo 2001::/32, benchmarking 2001:2::/48, ORCHIDv2 2001:20::/28, and others.
  '2001::/23',
  '2001:db8::/32',
  // 6to4, which embeds an IPv4 address.
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
].map((network) => ipaddr.IPv6.parseCIDR(network))

/**
 * Metadata services of cloud providers, listed even where a network above contains them: 168.63.129.16 looks public.
 */
const METADATA = new Set([
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  'fd00:ec2::254',
])

/**
 * Returns whether an IP address can belong to a host on the public internet. Anything that is not an address in its
 * usual notation is not public.
 * @example isPublicAddress('93.184.216.34') // true
 * @example isPublicAddress('::ffff:93.184.216.34') // false: an IPv4 address in disguise
 */
export function isPublicAddress(ip: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) {
    const parsed = ipaddr.IPv4.parse(ip)
    return !METADATA.has(parsed.toString()) && !SPECIAL_IPV4.some((network) => parsed.match(network))
  }
  if (ip.includes('%') || !ipaddr.IPv6.isValid(ip)) return false
  const parsed = ipaddr.IPv6.parse(ip)
  if (METADATA.has(parsed.toRFC5952String()) || !parsed.match(GLOBAL_IPV6)) return false
  return !SPECIAL_IPV6.some((network) => parsed.match(network))
}

/** Returns whether a text is an IP address in its usual notation, IPv4 or IPv6, without brackets. */
export function isIp(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
}

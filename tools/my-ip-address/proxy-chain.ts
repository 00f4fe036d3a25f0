export type Hop = {
  address: string
  /** `peer` is the connection itself; `header` was written into a header. */
  from: 'peer' | 'header'
  /** Whether it is one of our own proxies, whose header is trusted. */
  isOurs: boolean
}

export type Chain = {
  /** The visitor's IP address: the first one, counted from our server, that is not one of our proxies. */
  address: string
  hops: Hop[]
  /** IP addresses in the header before the visitor's own. Anyone can write them, so they prove nothing. */
  claimed: string[]
}

type Received = { peer: string; headers: Record<string, string>; trustedProxies: number }

/**
 * Follows a request back over its proxies. Only our own proxies are trusted, counted from our server, so an IP address
 * that a visitor writes into the header is only a claim.
 * @example
 * const headers = { 'x-forwarded-for': '6.6.6.6, 192.0.2.7' }
 * proxyChain({ peer: '10.0.0.1', headers, trustedProxies: 1 }).address
 * '192.0.2.7': the last one was written by our proxy, the first one by the visitor
 */
export function proxyChain({ peer, headers, trustedProxies }: Received): Chain {
  const forwarded = forwardedFor(headers['x-forwarded-for'] ?? '')
  const all = [peer, ...forwarded.toReversed()]
  const at = Math.min(trustedProxies, all.length - 1)
  const hops = all.map((address, index) => ({
    address: withoutPort(address),
    from: index === 0 ? ('peer' as const) : ('header' as const),
    isOurs: index < at,
  }))
  return {
    address: hops[at]?.address ?? peer,
    hops,
    claimed: hops.slice(at + 1).map(({ address }) => address),
  }
}

/** Returns the parts of X-Forwarded-For, the visitor's first. Empty parts are dropped. */
function forwardedFor(header: string) {
  return header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/**
 * Returns the `for` of each element of a Forwarded header (RFC 7239, 4): obfuscated names and `unknown` as they stand.
 * @example forwardedElements('for=192.0.2.60;proto=http, for="[2001:db8::17]:4711"') // ['192.0.2.60', '2001:db8::17']
 */
export function forwardedElements(header: string): string[] {
  return [...header.matchAll(/(?:^|[;,])\s*for=(?:"((?:[^"\\]|\\.)*)"|([^;,\s]*))/gi)]
    .map(([, quoted, token]) => (quoted === undefined ? (token ?? '') : quoted.replace(/\\(.)/g, '$1')))
    .map(withoutPort)
    .filter((address) => address !== '')
}

/** @example withoutPort('192.0.2.7:8080') // '192.0.2.7' @example withoutPort('[2001:db8::1]:443') // '2001:db8::1' */
function withoutPort(address: string) {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)
  if (bracketed) return bracketed[1] ?? ''
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return /^\d+(\.\d+){3}:\d+$/.test(mapped) ? mapped.replace(/:\d+$/, '') : mapped
}

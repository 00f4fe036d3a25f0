import type { Visitor } from '#engine/tool/artifacts.ts'
import { forwardedElements, proxyChain } from './proxy-chain.ts'
import { readUserAgent } from './user-agent.ts'

/** Headers that proxies write, with what they reveal. */
const PROXY_HEADERS: Record<string, string> = {
  forwarded: 'Addresses on the way, in the standard form',
  via: 'Names of the proxies on the way',
  'x-forwarded-for': 'Addresses on the way',
  'x-forwarded-host': 'Requested host',
  'x-forwarded-proto': 'Scheme',
  'x-real-ip': 'The address one proxy saw',
  'cf-connecting-ip': 'The address Cloudflare saw',
  'true-client-ip': 'The address a content network saw',
}

/** Describes what a request reveals about its sender. `loadPatterns` returns the file of uap-core. */
export async function describeVisit(visitor: Visitor, loadPatterns: () => Promise<Uint8Array>) {
  const { headers, hostName, country, countryAsOf, kept } = visitor
  const chain = proxyChain(visitor)
  const userAgent = headers['user-agent'] ?? ''
  return {
    ip: chain.address,
    version: chain.address.includes(':') ? 6 : 4,
    isPublic: isPublic(chain.address),
    hostName,
    country,
    countryName: country ? (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country) : null,
    countryAsOf: countryAsOf ?? null,
    chain,
    unbelieved: unbelieved(headers, chain.address),
    proxyHeaders: Object.entries(PROXY_HEADERS).flatMap(([name, tells]) =>
      headers[name] ? [{ name, value: headers[name], tells }] : [],
    ),
    ...(await readUserAgent(userAgent, loadPatterns)),
    languages: languagesOf(headers['accept-language'] ?? ''),
    userAgent: userAgent || null,
    headers: Object.entries(headers)
      .filter(([name]) => !Object.hasOwn(PROXY_HEADERS, name))
      .map(([name, value]) => ({ name, value })),
    message: kept ?? 'Nothing was stored.',
    isKept: kept !== undefined,
    /** Whether the country of the IP address is known. */
    detailComplete: Boolean(country),
    /** The last operation, as the state area `ip` names it. */
    actionT: kept ? 'ip-store' : 'ip-detail',
  }
}

/** Other headers that name an IP address different from the visitor's. No known proxy writes them. */
function unbelieved(headers: Record<string, string>, address: string) {
  const single = ['x-real-ip', 'cf-connecting-ip', 'true-client-ip']
  return [
    { name: 'forwarded', addresses: forwardedElements(headers.forwarded ?? '') },
    ...single.map((name) => ({ name, addresses: [headers[name]?.trim() ?? ''] })),
  ]
    .map(({ name, addresses }) => ({ name, addresses: addresses.filter((one) => one !== '' && one !== address) }))
    .filter(({ addresses }) => addresses.length > 0)
}

export type VisitDescription = Awaited<ReturnType<typeof describeVisit>>

/** Returns languages in the order of the browser's preference: RFC 9110, 12.5.4. */
function languagesOf(header: string) {
  return header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean)
      return { tag, weight: Number(weight ?? 1), index }
    })
    .filter(({ tag }) => /^[a-z]/i.test(tag))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag)
}

/** Returns whether an IP address is outside the private networks: RFC 1918, 6598, 3927, 4193, 4291. */
function isPublic(address: string) {
  if (address.includes(':')) return !/^(::1?$|f[cd]|fe[89ab])/i.test(address)
  const [a = 0, b = 0] = address.split('.').map(Number)
  const isPrivate = a === 10 || a === 127 || a === 0 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168)
  return !isPrivate && !(a === 100 && b >= 64 && b < 128) && !(a === 169 && b === 254)
}

import { isIp } from '#engine/net/public-address.ts'
import { registrableDomain } from '#engine/search/registrable-domain.ts'
import { bucketOf } from '../http/ip-address.ts'

/** A host with the IP addresses that a connection to it may use. */
export type LimitedTarget = { host: string; ips: string[] }

/**
 * Returns the keys by which requests to a host are counted: its name, its registrable domain, and the network of each
 * IP address (IPv6: /64). With the name alone, a wildcard domain would be as many hosts as it has names.
 * @example limitKeys({ host: 'a.shop.example', ips: ['1.1.1.1'] })
 * // ['domain shop.example', 'ip 1.1.1.1', 'name a.shop.example']
 */
export function limitKeys({ host, ips }: LimitedTarget): string[] {
  const name = host.toLowerCase().replace(/\.$/, '')
  const domain = registrableDomain(name)
  const keys = [
    ...ips.map((ip) => `ip ${bucketOf(ip)}`),
    ...(isIp(name) ? [] : [`name ${name}`]),
    ...(domain ? [`domain ${domain}`] : []),
  ]
  // Keys are sorted, so that two requests never wait for each other's keys.
  return [...new Set(keys)].sort()
}

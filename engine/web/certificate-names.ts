import ipaddr from 'ipaddr.js'
import { isIp } from '../net/public-address.ts'

/**
 * Returns whether a certificate is for a host. Only subjectAltName counts; a wildcard is the whole first label and
 * stands for exactly one. Source: RFC 9525, 6.
 * @param host a DNS name in ASCII, or an IP address
 */
export function isForHost({ names, ips }: { names: string[]; ips: string[] }, host: string): boolean {
  if (isIp(host)) return ips.some((ip) => isIp(ip) && normalized(ip) === normalized(host))
  const wanted = labelsOf(host)
  return names.some((name) => matchesName(labelsOf(name), wanted))
}

function matchesName(presented: string[], wanted: string[]) {
  if (presented.length !== wanted.length || presented.length === 0) return false
  const [first, ...others] = presented
  const isWildcard = first === '*' && others.length > 0
  if (others.some((label) => label.includes('*')) || (!isWildcard && first?.includes('*'))) return false
  return presented.every((label, index) => (index === 0 && isWildcard ? wanted[0] !== '' : label === wanted[index]))
}

const labelsOf = (name: string) => name.toLowerCase().replace(/\.$/, '').split('.')
const normalized = (ip: string) => ipaddr.parse(ip).toNormalizedString()

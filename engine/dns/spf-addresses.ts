import ipaddr from 'ipaddr.js'
import type { DnsAnswer } from '../web/dns.ts'
import { dottedIp } from './spf-macros.ts'

/** Returns an IP address as it is evaluated: an IPv4-mapped IPv6 address counts as its IPv4 address (RFC 7208, 5). */
export function canonicalIp(ip: string): string {
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip
}

/** Returns whether an IP address is in the network that another one and a prefix length make. */
export function matchesNetwork(ip: string, other: string, { prefix4, prefix6 }: { prefix4: number; prefix6: number }) {
  if (!ipaddr.isValid(ip) || !ipaddr.isValid(other)) return false
  const [one, network] = [ipaddr.parse(ip), ipaddr.parse(other)]
  if (one.kind() !== network.kind()) return false
  return one.match(network as never, one.kind() === 'ipv4' ? prefix4 : prefix6)
}

/** Returns the data of the records of a type, without aliases and signatures. */
export function recordsOf({ records }: Pick<DnsAnswer, 'records'>, type: string): string[] {
  return records.filter((record) => record.type === type).map(({ data }) => data)
}

/** @example reverseName('192.0.2.7') // '7.2.0.192.in-addr.arpa' (RFC 1035, 3.5; for IPv6 RFC 3596, 2.5) */
export function reverseName(ip: string): string {
  const digits = dottedIp(ip).split('.').reverse().join('.')
  return `${digits}.${ip.includes(':') ? 'ip6' : 'in-addr'}.arpa`
}

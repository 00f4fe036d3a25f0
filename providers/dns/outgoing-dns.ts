import { getServers } from 'node:dns'
import { isOpenAddress } from '../http/open-address.ts'
import { surroundings } from '../http/outgoing.ts'
import type { DnsServer } from './ask-server.ts'
import { createDns } from './create-dns.ts'

const DNS_PORT = 53
const TIMEOUT_MS = 2_500
const MAX_RESOLVERS = 3

/** The DNS through the resolvers of this machine. */
export const dns = createDns({
  resolvers: getServers().slice(0, MAX_RESOLVERS).map(serverOf),
  isAllowed: ({ ip, port }) => isOpenAddress(ip, port, surroundings),
  port: DNS_PORT,
  timeoutMs: TIMEOUT_MS,
})

/** @example serverOf('[::1]:5353') // { ip: '::1', port: 5353 } */
function serverOf(text: string): DnsServer {
  const [, bracketed, plain, port] = /^(?:\[(.+)\]|([^:]+))(?::(\d+))?$/.exec(text) ?? []
  return { ip: bracketed ?? plain ?? text, port: port ? Number(port) : DNS_PORT }
}

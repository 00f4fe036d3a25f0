import { getServers } from 'node:dns'
import type { Limiter } from '../http/fetch-public.ts'
import { isOpenAddress } from '../http/open-address.ts'
import { surroundings } from '../http/outgoing.ts'
import type { DnsServer } from './ask-server.ts'
import { createDns } from './create-dns.ts'

const DNS_PORT = 53
const TIMEOUT_MS = 2_500
const MAX_RESOLVERS = 3

/** Returns the DNS through the resolvers of this machine. `limiter` counts queries to the name servers of domains. */
export const outgoingDns = (limiter: Limiter) =>
  createDns({
    resolvers: getServers().slice(0, MAX_RESOLVERS).map(serverOf),
    isAllowed: ({ ip, port }) => isOpenAddress(ip, port, surroundings),
    port: DNS_PORT,
    timeoutMs: TIMEOUT_MS,
    limiter,
  })

/** @example serverOf('[::1]:5353') // { ip: '::1', port: 5353 } */
function serverOf(text: string): DnsServer {
  const [, bracketed, port] = /^\[(.+)\](?::(\d+))?$/.exec(text) ?? []
  const [, plain, plainPort] = /^([^:]+):(\d+)$/.exec(text) ?? []
  return { ip: bracketed ?? plain ?? text, port: Number(port ?? plainPort ?? DNS_PORT) }
}

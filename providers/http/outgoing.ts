import { networkInterfaces } from 'node:os'
import { buildConnector } from 'undici'
import { botUserAgent } from '#engine/net/bot.ts'
import { environment } from '#platform/environment/environment.ts'
import { createFetchPage } from './fetch-page.ts'
import { createFetch } from './fetch-public.ts'
import { resolveName } from './resolve.ts'
import type { Surroundings } from './surroundings.ts'

const CONNECT_TIMEOUT_MS = 4_000
const OWN_IPS_AGE_MS = 1_000

const { production, siteUrl, adminUrl, privateTargets } = environment
const siteHost = new URL(siteUrl)
const hosts = [siteHost.hostname, new URL(adminUrl).hostname]

let own: { at: number; ips: string[] } = { at: Number.NEGATIVE_INFINITY, ips: [] }

/** Shared parts of the fetches and connections of this server. */
export const surroundings: Surroundings = {
  siteHost: siteHost.host,
  userAgent: botUserAgent(siteUrl),
  openTargets: privateTargets,
  isOwn: (host) => production && (hosts.includes(host) || ownIps().includes(host)),
  resolve: resolveName,
  connect: buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false, maxCachedSessions: 0 }),
  log: (line) => console.error(line),
}

/** `fetchPublic` of this server. */
export const fetchPublic = createFetch(surroundings)

/** Fetches a page for a visitor. */
export const fetchPage = createFetchPage(fetchPublic)

/** Read again after a second, because an interface can get another IP address at any time. */
function ownIps() {
  if (Date.now() - own.at < OWN_IPS_AGE_MS) return own.ips
  const ips = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address))
  own = { at: Date.now(), ips }
  return ips
}

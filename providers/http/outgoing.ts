import { networkInterfaces } from 'node:os'
import { buildConnector } from 'undici'
import { environment } from '../../engine/environment.ts'
import { botUserAgent } from '../../engine/net/bot.ts'
import { createFetchPage } from './fetch-page.ts'
import { createFetch } from './fetch-public.ts'
import { resolveName } from './resolve.ts'
import type { Surroundings } from './surroundings.ts'

const CONNECT_TIMEOUT_MS = 4_000

const { production, siteUrl, privateTargets } = environment
const siteHost = new URL(siteUrl)

/** What the fetches and connections of this server go through. */
export const surroundings: Surroundings = {
  siteHost: siteHost.host,
  userAgent: botUserAgent(siteUrl),
  openTargets: privateTargets,
  isOwn: (host) => production && (host === siteHost.hostname || ownIps().includes(host)),
  resolve: resolveName,
  connect: buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false, maxCachedSessions: 0 }),
  log: (line) => console.error(line),
}

/** `fetchPublic` of this server. */
export const fetchPublic = createFetch(surroundings)

/** Fetches a page for a visitor. */
export const fetchPage = createFetchPage(fetchPublic)

function ownIps() {
  return Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address))
}

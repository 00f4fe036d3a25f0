import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureCode } from '#engine/failures.ts'
import { isBackOffice } from './back-office.ts'

type Setting = { siteUrl: string; adminUrl: string }
type Asked = {
  method: string
  /** The normalized path, with its query. */
  url: string
  headers: { host?: string | undefined; 'sec-fetch-site'?: unknown; 'sec-fetch-mode'?: unknown }
  isStaff: boolean
}

/** What happens to a request: it is handled on this host, redirected to the other one, or refused. */
export type Place = 'here' | 'not-found' | 'cross-site' | { location: string }

/** Returns whether the back office has a host of its own (`ADMIN_URL`). */
export const hasOwnHost = ({ siteUrl, adminUrl }: Setting) => new URL(siteUrl).host !== new URL(adminUrl).host

/** Returns whether a request was sent to the host of the back office, if it has one of its own. */
export function isAtAdminHost(host: string | undefined, setting: Setting): boolean {
  if (!hasOwnHost(setting)) return false
  const { protocol, host: adminHost } = new URL(setting.adminUrl)
  if (!host || !/^[\w.:[\]-]+$/.test(host)) return false
  // The default port of the protocol is omitted.
  return URL.parse(`${protocol}//${host}`)?.host === adminHost
}

type Fail = (request: FastifyRequest, reply: FastifyReply, code: FailureCode) => unknown

/** Sends requests that belong to the other host there, and refuses those that no page of this one sends. */
export function registerHosts(
  site: FastifyInstance,
  setting: Setting,
  { fail, isStaff }: { fail: Fail; isStaff: (request: FastifyRequest) => boolean },
) {
  if (!hasOwnHost(setting)) return
  site.addHook('onRequest', async (request, reply) => {
    if (reply.sent) return
    const { method, url, headers } = request
    const place = placeOf({ method, url, headers, isStaff: isStaff(request) }, setting)
    if (place === 'here') {
      if (isAtAdminHost(headers.host, setting)) reply.header('x-robots-tag', 'noindex, nofollow')
      return
    }
    if (typeof place === 'string') return fail(request, reply, place)
    return reply.header('cache-control', 'no-store').redirect(place.location, 302)
  })
}

/**
 * Returns where a request belongs. With `ADMIN_URL`, the host of the back office has the back office, previews, and
 * what both need; every other host has the site. So nothing that runs on a page of the site is on the origin of a
 * session.
 */
export function placeOf({ method, url, headers, isStaff }: Asked, setting: Setting): Place {
  if (!hasOwnHost(setting)) return 'here'
  const path = url.split('?')[0] ?? ''
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isAtAdminHost(headers.host, setting)) {
    if (!isBackOffice(url)) return 'here'
    // Links in older emails lead to this path.
    return isReading && /^\/admin(\/|$)/.test(path) ? { location: setting.adminUrl + url } : 'not-found'
  }
  if (isFromElsewhere(headers) && !(isReading && headers['sec-fetch-mode'] === 'navigate')) return 'cross-site'
  if (isBackOffice(url) || isPreviewOrHealth(path) || isFile(path)) return 'here'
  // Calls of the site that only the back office makes, and those of a page in a preview.
  if (/^\/api(\/|$)/.test(path)) return isStaff ? 'here' : 'not-found'
  return isReading ? { location: setting.siteUrl + url } : 'not-found'
}

/**
 * Returns whether a page of another origin sent the request, including a page of the site, whose cookies a browser also
 * sends (Fetch Metadata).
 */
const isFromElsewhere = ({ 'sec-fetch-site': site }: Asked['headers']) => site === 'same-site' || site === 'cross-site'

const isPreviewOrHealth = (path: string) => /^\/(preview|healthz|readyz|metrics)(\/|$)/.test(path)

/** Scripts, styles, fonts, and images, in development also what Vite serves; no feeds, sitemaps, or `robots.txt`. */
const isFile = (path: string) =>
  /^\/(@|_astro\/|images\/|node_modules\/)/.test(path) || /\.(?!html?$|xml$|txt$|ics$)[a-z\d]{2,11}$/i.test(path)

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnFetch } from '#engine/net/own-fetch.ts'
import type { environment } from '#platform/environment/environment.ts'
import { isRequestId, REQUEST_ID_HEADER } from '#platform/http/request-id.ts'
import { countOf } from '#platform/metrics/counters.ts'
import { hasOwnHost, isAtAdminHost } from '../hosts.ts'
import { chooseEncoding } from './body.ts'
import type { createPageCache, StoredPage } from './cache.ts'
import { isVisit } from './is-visit.ts'
import type { createRedirects } from './redirects.ts'

type Parts = {
  environment: Pick<typeof environment, 'siteUrl' | 'adminUrl' | 'production' | 'trustedProxies'>
  pages: Pick<ReturnType<typeof createPageCache>, 'peek'>
  redirects: Pick<ReturnType<typeof createRedirects>, 'mayMove'>
  onView: (path: string, ip: string) => void
  keyOf: (path: string) => string
  /** Returns the template of the route of a path, such as `/blog/[slug]`. */
  routeOf: (path: string) => string
}

/** A path as links have it: no query, no encoded character, no empty segment. */
const PLAIN_PATH = /^\/(?:[\w.-]+\/)*[\w.-]*$/
/** Written by Node for each response, or for its connection. */
const NOT_KEPT = ['date', 'connection', 'keep-alive', 'transfer-encoding', REQUEST_ID_HEADER]
const NOT_MODIFIED = '304'
const [hits, staleHits] = [countOf('prairie_pages_total', 'hit'), countOf('prairie_pages_total', 'stale')]

/**
 * Sends stored pages before the framework sees the request. It decides nothing by itself: the first response to such a
 * request passes every hook, and its headers are sent again as long as the page is in the cache and fresh. Everything
 * unusual goes the long way: other methods, queries, sessions, the host of the back office, redirected paths.
 */
export function createFastPath({ environment, pages, redirects, onView, keyOf, routeOf }: Parts) {
  const responded = new WeakMap<FastifyRequest, StoredPage>()
  const { siteUrl, adminUrl, production, trustedProxies } = environment
  const hasTwoHosts = hasOwnHost({ siteUrl, adminUrl })

  return {
    /** Returns whether it has sent the response. */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '' } = request
      if (!isPlain(request)) return false
      const page = pages.peek(keyOf(url))
      if (page?.status !== 200 || redirects.mayMove(url)) return false
      const { bytes, coding } = chosen(request, page)
      const headers = page.sent?.[coding]
      if (!headers) return false
      const id = request.headers[REQUEST_ID_HEADER]
      const isKnown = coding === NOT_MODIFIED
      response.writeHead(isKnown ? 304 : 200, isRequestId(id) ? headers.concat(REQUEST_ID_HEADER, id) : headers)
      const { counts } = page
      if (counts) counts[isKnown ? 1 : 0].count += 1
      const served = page.stale ? staleHits : hits
      served.count += 1
      response.end(isKnown ? undefined : bytes)
      if (page.isHtml && isVisit('GET', request.headers)) onView(url, addressOf(request, trustedProxies))
      return true
    },

    /** Notes which page a response of the framework shows. */
    note: (request: FastifyRequest, page: StoredPage) => void responded.set(request, page),

    /** Keeps the headers of those responses. */
    register(site: FastifyInstance) {
      site.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
        const page = responded.get(request)
        if (!page || !isPlain(request.raw) || request.raw.url !== request.url) return
        // Became stale while it was sent.
        if (page.stale && /max-age/.test(String(reply.getHeader('cdn-cache-control')))) return
        const { coding } = chosen(request.raw, page)
        if (reply.statusCode !== (coding === NOT_MODIFIED ? 304 : 200)) return
        page.isHtml = String(reply.getHeader('content-type')).startsWith('text/html')
        page.sent = { ...page.sent, [coding]: headersOf(reply) }
        const route = routeOf(request.raw.url)
        page.counts ??= [countFast(route, '200'), countFast(route, '304')]
      })
    },
  }

  function isPlain({ method, url = '', headers }: IncomingMessage) {
    if (method !== 'GET' || !PLAIN_PATH.test(url)) return false
    if (headers.authorization !== undefined || headers.cookie?.includes('prairie-token')) return false
    if (production && isOwnFetch(headers, siteUrl)) return false
    return !hasTwoHosts || !isAtAdminHost(headers.host, { siteUrl, adminUrl })
  }
}

const countFast = (route: string, status: string) => countOf('prairie_http_requests_total', route, status, 'fast')

function chosen({ headers }: IncomingMessage, { body }: StoredPage) {
  const { bytes, encoding = 'identity' } = chooseEncoding(body, headers['accept-encoding'])
  const isKnown = body.hash !== '' && headers['if-none-match']?.includes(body.hash)
  return { bytes, coding: isKnown ? NOT_MODIFIED : encoding }
}

function headersOf(reply: FastifyReply) {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined || NOT_KEPT.includes(name) ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  )
}

/** Returns the IP address of the visitor: the one that the last trusted proxy saw. Source: Fastify, `trustProxy`. */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number) {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const seen = [
    socket.remoteAddress ?? '',
    ...forwarded
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .reverse(),
  ]
  return seen[Math.min(trustedProxies, seen.length - 1)] ?? ''
}

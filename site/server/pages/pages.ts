import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findFormerAddress } from '#cms/database/client.ts'
import { MCP_PATH } from '#engine/assistants/paths.ts'
import { decidesByQuery } from '#moving/addresses/address-key.ts'
import type { environment } from '#platform/environment/environment.ts'
import { splitTarget } from '#platform/http/request-target.ts'
import { MAX_APPLICATION_BYTES, MAX_PROVIDER_BYTES, MAX_REPORT_BYTES, MAX_TOOL_BYTES } from '../body-sizes.ts'
import { isAtAdminHost } from '../hosts.ts'
import { canonicalPath } from './canonical-path.ts'
import { goneSignal, isCrossSite } from './client-request.ts'
import { isShown, isVisit } from './is-visit.ts'
import { dependsOnQuery } from './parameters.ts'
import type { createRedirects, RedirectTarget } from './redirects.ts'
import { createRenderer, NOT_FOUND_HEADER, type RendererParts } from './renderer.ts'
import { sendResponse } from './send-page.ts'
import { createStoredPages, type StoredPageParts } from './stored-pages.ts'
import { createVisitorPages } from './visitor-pages.ts'

export type PageParts = Pick<RendererParts, 'astro' | 'renderPreview'> &
  Pick<StoredPageParts, 'pages' | 'failures' | 'now' | 'onStored'> & {
    environment: typeof environment
    redirects: ReturnType<typeof createRedirects>
    isStaff: (request: FastifyRequest) => boolean
    onView: (path: string, ip: string) => void
  }

/** Methods that the platform's `Request` accepts: it throws for TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The page for all URLs that are permanently gone. */
const GONE = '/410'

/** Registers calls and pages: every path that is no file and does not belong to the back office. */
export async function registerPages(site: FastifyInstance, parts: PageParts) {
  const { environment, redirects, isStaff, onView } = parts
  const { fail, failWith } = parts.failures
  const origin = new URL(environment.siteUrl)
  const isOffice = ({ headers }: FastifyRequest) => isAtAdminHost(headers.host, environment)
  const renderer = createRenderer({ ...parts, origin, log: site.log })
  const showStored = createStoredPages({ ...parts, renderer, isOffice, countView, forward })
  const visitorPages = createVisitorPages({ ...parts, renderer, showStored, countView })

  await site.register(async (rendered) => {
    rendered.removeAllContentTypeParsers()
    rendered.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    rendered.post('/api/apply-vacancy', { bodyLimit: MAX_APPLICATION_BYTES }, respond)
    rendered.post('/api/send-report', { bodyLimit: MAX_REPORT_BYTES }, respond)
    for (const path of ['/api/tools/*', '/api/seo-page', '/api/article-block', MCP_PATH])
      rendered.post(path, { bodyLimit: MAX_TOOL_BYTES }, respond)
    rendered.post('/api/provider-responses/*', { bodyLimit: MAX_PROVIDER_BYTES }, respond)
    rendered.route({ method: METHODS, url: '/*', handler: respond })
  })

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    const [path, query] = splitTarget(request.url)
    // It checks the origin itself, because it answers in the form of its protocol.
    if (path === MCP_PATH) return respondToCall(request, reply)
    if (path === `${MCP_PATH}/`) return reply.redirect(MCP_PATH, 308)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (!isReading && isCrossSite(request, isOffice(request) ? undefined : origin.host))
      return fail(request, reply, 'cross-site')
    if (path.startsWith('/api/')) return respondToCall(request, reply)
    const moved = await redirects.find(path, query)
    if (moved && (isReading || moved.status === 308)) return redirect(request, reply, moved)
    if (!isReading) return fail(request, reply.header('allow', 'GET, HEAD'), 'read-only')
    // The failure page appears at the URL that failed and has no URL of its own.
    if (/^\/500\/?$/.test(path)) return fail(request, reply, 'not-found')
    const canonical = canonicalPath(path)
    // Where a page of this site can be as well, its former address is known only by its query or another spelling.
    const mayBeFormer = canonical !== undefined || decidesByQuery(query)
    if (mayBeFormer && (await forward(request, reply, path, query))) return reply
    if (canonical) return reply.redirect(query ? `${canonical}?${query}` : canonical, 308)
    if (path.startsWith('/og/')) return visitorPages.showSocialImage(request, reply)
    if (path.startsWith('/preview/')) return visitorPages.showPreview(request, reply)
    if (dependsOnQuery(path, query)) return visitorPages.showPage(request, reply)
    // The same page for everyone: from the cache, or rendered for it.
    return showStored(request, reply, path, query)
  }

  async function respondToCall(request: FastifyRequest, reply: FastifyReply) {
    const response = await renderer.renderForVisitor(request, goneSignal(reply))
    const isPage = response.headers.get('content-type')?.includes('html')
    // API clients get failures as JSON, even for calls that do not exist.
    const isLost = response.headers.has(NOT_FOUND_HEADER) || (isPage && [404, 500].includes(response.status))
    return isLost ? failWith(request, reply, response.status) : sendResponse(request, reply, response)
  }

  function redirect(request: FastifyRequest, reply: FastifyReply, moved: RedirectTarget) {
    if (moved.status === 410) return showStored(request, reply, GONE)
    const caching = moved.status === 302 ? 'no-store' : 'public, max-age=3600'
    return reply.header('cache-control', caching).redirect(moved.location, moved.status)
  }

  /**
   * Redirects an address of a site that was moved in. One that cannot be looked up is treated as unknown: the page says
   * the same once the database is back.
   * @returns whether it has responded
   */
  async function forward(request: FastifyRequest, reply: FastifyReply, path: string, query: string) {
    const found = await findFormerAddress(path, query).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The former addresses could not be read')
      return undefined
    })
    if (!found) return false
    await redirect(request, reply, found)
    return true
  }

  /** Visits by staff are not counted. */
  function countView(request: FastifyRequest, path: string, status: number, type: string | null | undefined) {
    if (isShown(status, type) && isVisit(request.method, request.headers) && !isStaff(request)) onView(path, request.ip)
  }
}

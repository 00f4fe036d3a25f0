import type { App } from 'astro/app'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { recordReads } from '#cms/reads.ts'
import { type FailureCode, failureOfStatus } from '#engine/failures.ts'
import { isOwnFetch } from '#engine/net/own-fetch.ts'
import type { environment } from '#platform/environment/environment.ts'
import { backOfficeHeaders } from '#platform/http/back-office-headers.ts'
import { commonHeaders } from '#platform/http/common-headers.ts'
import { sitePagePolicy } from '#platform/http/content-security-policy.ts'
import { watchConnections } from '#platform/http/drain.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { splitTarget } from '#platform/http/request-target.ts'
import { limitSlowConnections, serverOptions } from '#platform/http/slow-connections.ts'
import { hasSession } from '#platform/sessions/session-token.ts'
import { createQueue, Overloaded } from '#platform/waiting/queue.ts'
import { sendFailure } from '../failures/failure-page.ts'
import { logOutage, outageOf } from '../failures/outage.ts'
import { inlineScriptOf } from '../layouts/inline-script.ts'
import { registerToolFiles } from '../tool-calls/tool-files.ts'
import { isBackOffice, registerBackOffice } from './back-office.ts'
import { MAX_APPLICATION_BYTES, MAX_BODY_BYTES, MAX_PROVIDER_BYTES, MAX_TOOL_BYTES } from './body-sizes.ts'
import { isAtAdminHost, registerHosts } from './hosts.ts'
import { registerImages } from './images/images.ts'
import { canonicalPath } from './pages/canonical-path.ts'
import { goneSignal, headersOf, isCrossSite, webRequest } from './pages/client-request.ts'
import { isShown, isVisit } from './pages/is-visit.ts'
import { compressOnce } from './pages/page-body.ts'
import type { createPageCache, Rendered, StoredPage } from './pages/page-cache.ts'
import { answersVisitor, dependsOnQuery } from './pages/page-parameters.ts'
import type { createRedirects } from './pages/redirects.ts'
import { normalizedUrl, registerRequestPath } from './pages/request-path.ts'
import { sendPage, sendResponse } from './pages/send-page.ts'
import { keepThirdPartiesFromStaff } from './pages/staff-policy.ts'
import { registerStylesheets } from './pages/stylesheets.ts'
import type { renderPreview as renderWithDraft } from './preview/render-preview.ts'
import { registerReadiness } from './readiness.ts'
import { registerBackOfficeFiles, registerStaticFiles } from './static-files.ts'

type RenderOptions = NonNullable<Parameters<App['render']>[1]>

type Parts = {
  astro: App
  environment: typeof environment
  pages: ReturnType<typeof createPageCache>
  redirects: ReturnType<typeof createRedirects>
  onView: (path: string, ip: string) => void
  renderPreview: typeof renderWithDraft
  now?: () => Date
}

/** Methods that the platform's `Request` accepts: it throws for TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The page for all URLs that are permanently gone. */
const GONE = '/410'

/** The page for all paths without a page. Rendering such a path only reports that it has none. */
const NOT_FOUND = '/404'
/** Of `Cache-Control`: a response for one visitor, or one that is out of date at once (RFC 9111, 5.2.2). */
const NOT_STORED = /\b(?:no-store|private)\b/
/** Set by `site/pages/404.astro` when the cache should serve the page. */
const NOT_FOUND_HEADER = 'x-not-found'

/** Limits of renders that fill the cache, renders for a single visitor, and social images, each with its own queue. */
const SHARED_RENDERS = { running: 8, waiting: 100 }
const VISITOR_RENDERS = { running: 4, waiting: 64, perKey: 16 }
const SOCIAL_IMAGES = { running: 4, waiting: 100 }

/**
 * Returns the HTTP entry: security headers, static files, images, the back office behind its proxy, and Astro's pages.
 */
export async function createSite({ astro, environment, pages, redirects, now = () => new Date(), ...parts }: Parts) {
  const origin = new URL(environment.siteUrl)
  const isDevelopment = environment.mode === 'development'
  const sharedRenders = createQueue(SHARED_RENDERS)
  const visitorRenders = createQueue(VISITOR_RENDERS)
  const socialImages = createQueue(SOCIAL_IMAGES)
  const isStaff = ({ headers }: FastifyRequest) => hasSession(headers, environment.payloadSecret)
  const isOffice = ({ headers }: FastifyRequest) => isAtAdminHost(headers.host, environment)
  const site = Fastify({
    logger: { level: environment.logLevel },
    logController: new LogController({ disableRequestLogging: environment.logLevel !== 'debug' }),
    // Trusts only this many proxies: entries of X-Forwarded-For that a visitor wrote come before theirs.
    trustProxy: (_address, hop) => hop < environment.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: normalizedUrl,
    http: serverOptions,
    // Requests that arrived in time get a response even while the server closes.
    return503OnClosing: false,
  })
  const drain = watchConnections(site.server)
  limitSlowConnections(site.server)
  site.addHook('preClose', async () => drain())
  const toolScripts = { inlineScripts: [inlineScriptOf({ hasTool: true })], hasTool: true }
  // A page sends its own policy. This one is for files: the worker of a tool runs under the policy of its own response.
  const headers = {
    ...commonHeaders(environment.siteUrl),
    'content-security-policy': sitePagePolicy({ ...environment, ...toolScripts }),
  }

  if (environment.production)
    site.addHook('onRequest', async (request, reply) => {
      if (isOwnFetch(request.headers, environment.siteUrl)) return fail(request, reply, 'self-request')
    })
  site.addHook('onRequest', async (request, reply) => {
    const { adminUrl } = environment
    reply.headers(isBackOffice(request.url) ? backOfficeHeaders({ path: request.url, siteUrl: adminUrl }) : headers)
  })
  registerRequestPath(site, fail)
  registerHosts(site, environment, { fail, isStaff })
  // A staging copy says noindex. Its robots.txt forbids nothing, because a page that is not fetched cannot say noindex.
  if (!environment.indexing)
    site.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'))
  keepThirdPartiesFromStaff(site, isStaff)
  site.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    return statusCode < 500 ? failWith(request, reply, statusCode) : failFor(error, request, reply)
  })

  site.setNotFoundHandler((request, reply) => fail(request, reply, 'read-only'))
  const clientFolder = await registerStaticFiles(site, environment)
  const readiness = registerReadiness(site, environment)
  await registerBackOfficeFiles(site, environment)
  await site.register((backOffice) => registerBackOffice(backOffice, environment, readiness))
  registerStylesheets(site, clientFolder)
  registerToolFiles(site)
  await registerImages(site, environment)
  site.get('/healthz', async () => ({ status: 'ok', pages: pages.size, pageBytes: pages.bytes }))

  await site.register(async (rendered) => {
    rendered.removeAllContentTypeParsers()
    rendered.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    rendered.post('/api/apply-vacancy', { bodyLimit: MAX_APPLICATION_BYTES }, respond)
    for (const path of ['/api/tools/*', '/api/seo-page', '/api/article-block'])
      rendered.post(path, { bodyLimit: MAX_TOOL_BYTES }, respond)
    rendered.post('/api/provider-responses/*', { bodyLimit: MAX_PROVIDER_BYTES }, respond)
    rendered.route({ method: METHODS, url: '/*', handler: respond })
  })
  return site

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/', query = ''] = splitTarget(request.url)
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (!reading && isCrossSite(request, isOffice(request) ? undefined : origin.host))
      return fail(request, reply, 'cross-site')
    if (path.startsWith('/api/')) {
      const response = await renderForVisitor(request, goneSignal(reply))
      const isPage = response.headers.get('content-type')?.includes('html')
      // API clients get failures as JSON, even for calls that do not exist.
      const isLost = response.headers.has(NOT_FOUND_HEADER) || (isPage && [404, 500].includes(response.status))
      return isLost ? failWith(request, reply, response.status) : sendResponse(request, reply, response)
    }
    const moved = await redirects.find(path, query)
    if (moved && (reading || moved.status === 308)) {
      if (moved.status === 410) return showPage(request, reply, GONE)
      const caching = moved.status === 302 ? 'no-store' : 'public, max-age=3600'
      return reply.header('cache-control', caching).redirect(moved.location, moved.status)
    }
    if (!reading) {
      reply.header('allow', 'GET, HEAD')
      return fail(request, reply, 'read-only')
    }
    // The failure page appears at the URL that failed and has no URL of its own.
    if (/^\/500\/?$/.test(path)) return fail(request, reply, 'not-found')
    const canonical = canonicalPath(path)
    if (canonical) return reply.redirect(query ? `${canonical}?${query}` : canonical, 308)
    // Social images have a store of their own.
    if (path.startsWith('/og/')) return showToVisitor(request, reply, socialImages)
    if (path.startsWith('/preview/')) return showPreview(request, reply)
    return dependsOnQuery(path, query)
      ? showToVisitor(request, reply, visitorRenders)
      : showPage(request, reply, path, query)
  }

  async function showToVisitor(
    request: FastifyRequest,
    reply: FastifyReply,
    queue: typeof visitorRenders,
    renderFor: (request: FastifyRequest) => Promise<Response> = renderForVisitor,
  ) {
    try {
      const response = await queue.run(() => renderFor(request), { key: bucketOf(request.ip) })
      if (response.headers.has(NOT_FOUND_HEADER)) return await showPage(request, reply, NOT_FOUND)
      const [path = '/', query = ''] = splitTarget(request.url)
      if (!answersVisitor(query)) countView(request, path, response.status, response.headers.get('content-type'))
      return response.status >= 500 ? failWith(request, reply, response.status) : sendResponse(request, reply, response)
    } catch (error) {
      if (error instanceof Overloaded) return fail(request, reply, error.code)
      throw error
    }
  }

  /** Responds with 404 to everyone except staff. */
  async function showPreview(request: FastifyRequest, reply: FastifyReply) {
    if (!isStaff(request)) return showPage(request, reply, NOT_FOUND)
    return showToVisitor(request, reply, visitorRenders, async () => {
      const locals = { isPreview: true, sharesNotFound: true }
      const work = (path: string) => render(new Request(origin.origin + path), { clientAddress: request.ip, locals })
      const response = await parts.renderPreview(request.url, new Headers(headersOf(request)), work)
      return response ?? new Response(undefined, { status: 404, headers: { [NOT_FOUND_HEADER]: 'true' } })
    })
  }

  async function showPage(request: FastifyRequest, reply: FastifyReply, path: string, query = '') {
    let page: StoredPage
    try {
      const key = `${now().getUTCFullYear()} ${path}`
      const render = () => sharedRenders.run(() => renderShared(path))
      page = environment.pageCache
        ? await pages.get(key, render)
        : await uncached(render, request.headers['accept-encoding'])
    } catch (error) {
      if (error instanceof Overloaded) return fail(request, reply, 'busy')
      return failFor(error, request, reply)
    }
    if (NOT_FOUND_HEADER in page.headers && path !== NOT_FOUND) return showPage(request, reply, NOT_FOUND)
    if (page.status >= 500) return failWith(request, reply, page.status)
    // Sends a plain 404 without the page for it, because third-party scripts run on every page of the site.
    if (isOffice(request) && page.headers['content-type']?.includes('html')) return fail(request, reply, 'not-found')
    if (page.status === 308 && query && page.headers.location)
      return reply.redirect(`${page.headers.location}?${query}`, 308)
    countView(request, path, page.status, page.headers['content-type'])
    return sendPage(request, reply, page)
  }

  /** Visits by staff are not counted. */
  function countView(request: FastifyRequest, path: string, status: number, type: string | null | undefined) {
    if (isShown(status, type) && isVisit(request.method, request.headers) && !isStaff(request))
      parts.onView(path, request.ip)
  }

  /** Renders a page that is the same for everyone: it gets only the path of the request. */
  async function renderShared(path: string): Promise<Rendered> {
    const locals = { sharesNotFound: path !== NOT_FOUND }
    const work = () => render(new Request(origin.origin + path), { locals })
    const { result: response, tags } = await recordReads(work)
    const found = Object.fromEntries(response.headers)
    return {
      status: response.status,
      headers: found,
      body: Buffer.from(await response.arrayBuffer()),
      tags,
      // The number of gone pages is finite. Paths without a page are unlimited, so they share one stored page.
      keep:
        !NOT_STORED.test(found['cache-control'] ?? '') && ([200, 410].includes(response.status) || path === NOT_FOUND),
    }
  }

  async function uncached(render: () => Promise<Rendered>, accepted: string | undefined): Promise<StoredPage> {
    const { body, ...rest } = await render()
    return { ...rest, body: await compressOnce(body, accepted), stale: true, storedAt: 0, trustedUntil: 0 }
  }

  /** Renders a response that depends on the visitor: calls, search, responses to forms. */
  async function renderForVisitor(request: FastifyRequest, signal?: AbortSignal) {
    const asked = webRequest(request, origin, signal)
    const locals = {
      peer: request.socket.remoteAddress ?? request.ip,
      sharesNotFound: splitTarget(request.url)[0] !== NOT_FOUND,
    }
    const { result } = await recordReads(() => render(asked, { clientAddress: request.ip, locals }))
    return result
  }

  /**
   * Renders with Astro.
   * @throws {Failure} unavailable, if a page failed because the database is down
   */
  async function render(request: Request, { locals = {}, ...options }: RenderOptions = {}): Promise<Response> {
    const response = await astro.render(request, { ...options, locals })
    const { error } = locals as { error?: unknown }
    if (response.status !== 500 || error === undefined) return response
    const outage = outageOf(error)
    if (outage) throw outage
    site.log.error({ err: error, url: request.url }, 'A page failed')
    return response
  }

  function failFor(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const outage = outageOf(error)
    if (outage) logOutage(error)
    else request.log.error({ err: error }, 'Request failed')
    return fail(request, reply, outage ? 'busy' : 'unexpected')
  }

  function fail(request: FastifyRequest, reply: FastifyReply, code: FailureCode) {
    return sendFailure(request, reply, code, { email: environment.contactEmail, isDevelopment })
  }

  /** Sends the failure for a status that the router or a render has chosen. */
  function failWith(request: FastifyRequest, reply: FastifyReply, status: number) {
    return sendFailure(request, reply, failureOfStatus(status), {
      email: environment.contactEmail,
      status,
      isDevelopment,
    })
  }
}

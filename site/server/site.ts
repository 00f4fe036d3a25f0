import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { App } from 'astro/app'
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { recordReads } from '../../cms/reads.ts'
import type { environment } from '../../engine/environment.ts'
import { isOwnFetch } from '../../engine/net/own-fetch.ts'
import { themeScript } from '../layouts/theme-script.ts'
import { isBackOffice, registerBackOffice } from './back-office.ts'
import { canonicalPath } from './canonical-path.ts'
import { errorHtml, errorPagePolicy } from './error-html.ts'
import { registerImages } from './images.ts'
import type { createPageCache, Rendered, StoredPage } from './page-cache.ts'
import type { createRedirects } from './redirects.ts'
import { securityHeaders } from './security-headers.ts'
import { joinStylesheets, registerStylesheets } from './stylesheets.ts'
import { registerToolFiles } from './tool-files.ts'

type Parts = {
  astro: App
  environment: typeof environment
  pages: ReturnType<typeof createPageCache>
  redirects: ReturnType<typeof createRedirects>
  onView: (path: string) => void
  now?: () => Date
}

const MAX_BODY_BYTES = 64 * 1024
/** An application carries a résumé of up to 5 MB. */
const MAX_APPLICATION_BYTES = 6 * 1024 * 1024

/** Texts of a million characters and pictures as base64. A browser runs its tools itself. */
const MAX_TOOL_BYTES = 24 * 1024 * 1024

/** The page of what is gone for good, whatever its address was. */
const GONE = '/410'

/** Query parameters that change what a page shows. Every other one (utm_source, gclid …) shows the same page. */
const MEANINGFUL_PARAMETERS = ['q', 'form', 'service', 'industry', 'page', 'subject', 'token', 'sample']

/** The HTTP entry: security headers, static files, images, the back office behind its proxy, and Astro's pages. */
export async function createSite({ astro, environment, pages, redirects, onView, now = () => new Date() }: Parts) {
  const origin = new URL(environment.siteUrl)
  const site = Fastify({
    logger: { level: environment.logLevel },
    logController: new LogController({ disableRequestLogging: environment.logLevel !== 'debug' }),
    // Only so many hops from here are believed: what a visitor writes into X-Forwarded-For himself is further away.
    trustProxy: (_address, hop) => hop < environment.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
  })
  // A page sends its own policy. This one is for files: the worker of a tool is held to the policy it comes with.
  const headers = securityHeaders({ siteUrl: environment.siteUrl, inlineScripts: [themeScript], hasTool: true })

  if (environment.production)
    site.addHook('onRequest', async (request, reply) => {
      if (isOwnFetch(request.headers, environment.siteUrl)) return fail(request, reply, 508)
    })
  site.addHook('onRequest', async (request, reply) => {
    if (!isBackOffice(request.url)) reply.headers(headers)
    else
      reply.headers({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
  })
  // A copy for staging says so with every answer. Its robots.txt forbids nothing: what is not fetched says nothing.
  if (!environment.indexing)
    site.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'))
  site.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'Request failed')
    return fail(request, reply, status)
  })

  await site.register(staticFiles, {
    root: clientFolder(),
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header(
        'cache-control',
        path.includes('/_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  await registerBackOffice(site, environment)
  registerStylesheets(site, clientFolder())
  registerToolFiles(site)
  await registerImages(site, environment)
  site.get('/healthz', async () => ({ status: 'ok', pages: pages.size }))

  await site.register(async (rendered) => {
    rendered.removeAllContentTypeParsers()
    rendered.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    rendered.post('/api/apply-vacancy', { bodyLimit: MAX_APPLICATION_BYTES }, answer)
    rendered.post('/api/tools/*', { bodyLimit: MAX_TOOL_BYTES }, answer)
    rendered.all('/*', answer)
  })
  return site

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/', query = ''] = splitUrl(request.url)
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (!reading && isCrossSite(request, origin.host)) return fail(request, reply, 403)
    if (path.startsWith('/api/')) {
      const response = await renderForVisitor(request)
      const isPage = response.headers.get('content-type')?.includes('html')
      // Callers of the API get its own form of failure, also where there is no such call.
      const isLost = isPage && (response.status === 404 || response.status >= 500)
      return isLost ? fail(request, reply, response.status) : sendResponse(reply, response)
    }
    const moved = await redirects.find(path, query)
    if (moved && (reading || moved.status === 308)) {
      if (moved.status === 410) return showPage(request, reply, GONE)
      return reply.header('cache-control', 'public, max-age=3600').redirect(moved.location, moved.status)
    }
    if (!reading) {
      reply.header('allow', 'GET, HEAD')
      return fail(request, reply, 405)
    }
    const canonical = canonicalPath(path)
    if (canonical) return reply.redirect(query ? `${canonical}?${query}` : canonical, 308)
    // Pictures are no text: the store of pages would break them. They have a store of their own.
    const isOwnAnswer = path.startsWith('/preview/') || path.startsWith('/og/')
    if (isOwnAnswer || hasMeaning(query)) {
      const response = await renderForVisitor(request)
      return response.status >= 500 ? fail(request, reply, response.status) : sendResponse(reply, response)
    }
    return showPage(request, reply, path, query)
  }

  async function showPage(request: FastifyRequest, reply: FastifyReply, path: string, query = '') {
    let page: StoredPage
    try {
      const key = `${now().getUTCFullYear()} ${path}`
      page = environment.pageCache ? await pages.get(key, () => renderShared(path)) : await uncached(path)
    } catch (error) {
      request.log.error({ err: error }, 'Page could not be rendered')
      return fail(request, reply, 503)
    }
    if (page.status >= 500) return fail(request, reply, page.status)
    if (page.status === 308 && query && page.headers.location)
      return reply.redirect(`${page.headers.location}?${query}`, 308)
    if (page.status === 200 && path.startsWith('/blog/')) onView(path)
    return sendPage(request, reply, page)
  }

  /** Renders a page that is the same for everybody: nothing of the request but its path reaches it. */
  async function renderShared(path: string): Promise<Rendered> {
    const { result: response, tags } = await recordReads(() => astro.render(new Request(new URL(path, origin))))
    const found = Object.fromEntries(response.headers)
    const isPage = found['content-type']?.includes('html')
    const text = await response.text()
    const body = Buffer.from(isPage ? joinStylesheets(text) : text)
    return { status: response.status, headers: found, body, tags, keep: found['cache-control'] !== 'no-store' }
  }

  async function uncached(path: string): Promise<StoredPage> {
    const { body, tags, ...rest } = await renderShared(path)
    const identity = { bytes: body, etag: '' }
    return { ...rest, identity, gzip: identity, br: identity, tags, stale: true, storedAt: 0 }
  }

  /** Renders what depends on the visitor: endpoints, search, answers to forms, previews. */
  async function renderForVisitor(request: FastifyRequest) {
    const url = `${origin.protocol}//${request.headers.host ?? origin.host}${request.url}`
    const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined
    const forwarded = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    const init = { method: request.method, headers: forwarded, ...(body && request.method !== 'GET' ? { body } : {}) }
    return astro.render(new Request(URL.canParse(url) ? url : new URL(request.url, origin), init), {
      clientAddress: request.ip,
      locals: { peer: request.socket.remoteAddress ?? request.ip },
    })
  }

  function fail(request: FastifyRequest, reply: FastifyReply, status: number) {
    const { title, text, page = text } = failures[status] ?? (status < 500 ? failures[400] : failures[500])
    if (status === 503) reply.header('retry-after', '5')
    reply.code(status).header('cache-control', 'no-store')
    if (splitUrl(request.url)[0]?.startsWith('/api/')) return reply.send({ success: false, message: text })
    const again = status >= 500 && /^\/(?![/\\])/.test(request.url) ? request.url : undefined
    return reply
      .header('content-security-policy', errorPagePolicy)
      .type('text/html; charset=utf-8')
      .send(errorHtml({ status, title, text: page, again, email: environment.contactEmail }))
  }
}

/** `text` is the answer to calls; `page` tells people more. */
type Failure = { title: string; text: string; page?: string }
const failures: Record<number, Failure> & { 400: Failure; 500: Failure } = {
  404: { title: 'There is nothing at this address', text: 'Not Found' },
  400: { title: 'That request cannot be read', text: 'The request is malformed. Check its address and body.' },
  403: { title: 'This was sent from another site', text: 'This form was sent from another site.' },
  405: { title: 'This address is for reading', text: 'Only GET and HEAD are answered here.' },
  413: { title: 'That is too much at once', text: 'The request is larger than this address accepts.' },
  415: { title: 'That form of data is not read here', text: 'Send JSON or a form.' },
  500: {
    title: 'Something went wrong',
    text: 'Something went wrong. Please try again.',
    page: 'The fault is on our side and has been logged. The address is fine: try it again in a moment.',
  },
  508: { title: 'This site does not fetch itself', text: 'This request was sent by this site.' },
  503: {
    title: 'This page cannot be made right now',
    text: 'Something went wrong. Please try again.',
    page: 'What it shows cannot be read at the moment. The address is fine: try it again in a few seconds.',
  },
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  const { body, encoding } = choose(page, request.headers['accept-encoding'])
  reply.code(page.status).headers(page.headers)
  reply.header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  if (page.status !== 200) reply.header('cache-control', 'no-store')
  if (page.status === 200 && body.etag) {
    // Browsers keep a copy and ask whether it still holds: a page is never shown after it was changed.
    reply
      .header('cache-control', page.headers['cache-control'] ?? 'public, max-age=0, must-revalidate')
      .header('etag', body.etag)
    if (request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send()
  }
  return reply.send(body.bytes)
}

function choose(page: StoredPage, accepted = '') {
  if (page.br !== page.identity && /\bbr\b/.test(accepted)) return { body: page.br, encoding: 'br' }
  if (page.gzip !== page.identity && /\bgzip\b/.test(accepted)) return { body: page.gzip, encoding: 'gzip' }
  return { body: page.identity, encoding: undefined }
}

async function sendResponse(reply: FastifyReply, response: Response) {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store')
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

/** Browsers tell where a post comes from. Whoever tells nothing is no browser, and carries nobody's cookies. */
function isCrossSite({ headers }: FastifyRequest, siteHost: string) {
  if (headers.origin === undefined) return false
  return !URL.canParse(headers.origin) || ![siteHost, headers.host].includes(new URL(headers.origin).host)
}

function splitUrl(url: string) {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

function hasMeaning(query: string) {
  if (query === '') return false
  const parameters = new URLSearchParams(query)
  return MEANINGFUL_PARAMETERS.some((name) => parameters.has(name))
}

/** Beside the built server in production. */
function clientFolder() {
  const folder = fileURLToPath(new URL('../client', import.meta.url))
  return existsSync(folder) ? folder : fileURLToPath(new URL('../../dist/client', import.meta.url))
}

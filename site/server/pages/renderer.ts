import type { App } from 'astro/app'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { recordReads } from '#cms/reads.ts'
import { splitTarget } from '#platform/http/request-target.ts'
import { increase } from '#platform/metrics/counters.ts'
import { outageOf } from '../../failures/outage.ts'
import type { renderPreview as renderWithDraft } from '../preview/render-preview.ts'
import type { Rendered } from './cache.ts'
import { headersOf, webRequest } from './client-request.ts'

type RenderOptions = NonNullable<Parameters<App['render']>[1]>

export type RendererParts = {
  astro: App
  /** The URL of the site. */
  origin: URL
  renderPreview: typeof renderWithDraft
  log: FastifyBaseLogger
}
export type Renderer = ReturnType<typeof createRenderer>

/** The page for all paths without a page. Rendering such a path only reports that it has none. */
export const NOT_FOUND = '/404'
/** Set by `site/pages/404.astro` when the cache should serve the page. */
export const NOT_FOUND_HEADER = 'x-not-found'

/** Astro names no charset. */
const HTML = 'text/html; charset=utf-8'
/** Of `Cache-Control`: a response for one visitor, or one that is out of date at once (RFC 9111, 5.2.2). */
const NOT_STORED = /\b(?:no-store|private)\b/

/** Returns what renders with Astro. It throws `unavailable` if a page failed because the database is down. */
export function createRenderer({ astro, origin, renderPreview, log }: RendererParts) {
  return {
    /** Renders a page that is the same for everyone: it gets only the path of the request. */
    async renderShared(path: string): Promise<Rendered> {
      const locals = { sharesNotFound: path !== NOT_FOUND }
      increase('prairie_renders_total', 'shared')
      const work = () => render(new Request(origin.origin + path), { locals })
      const { result: response, tags } = await recordReads(work)
      const { status } = response
      const headers = Object.fromEntries(response.headers)
      const body = Buffer.from(await response.arrayBuffer())
      // The number of gone pages is finite. Paths without a page are unlimited, so they share one stored page.
      const isStorable = [200, 410].includes(status) || path === NOT_FOUND
      return { status, headers, body, tags, keep: isStorable && !NOT_STORED.test(headers['cache-control'] ?? '') }
    },

    /** Renders a response that depends on the visitor: calls, search, responses to forms. */
    async renderForVisitor(request: FastifyRequest, signal?: AbortSignal) {
      const locals = {
        peer: request.socket.remoteAddress ?? request.ip,
        sharesNotFound: splitTarget(request.url)[0] !== NOT_FOUND,
      }
      increase('prairie_renders_total', 'visitor')
      const asked = webRequest(request, origin, signal)
      const { result } = await recordReads(() => render(asked, { clientAddress: request.ip, locals }))
      return result
    },

    /** Renders the page that a preview shows, or nothing if this account may not see it. */
    async renderDraft(request: FastifyRequest) {
      const locals = { isPreview: true, sharesNotFound: true }
      const work = (path: string) => render(new Request(origin.origin + path), { clientAddress: request.ip, locals })
      const response = await renderPreview(request.url, new Headers(headersOf(request)), work)
      return response ?? new Response(undefined, { status: 404, headers: { [NOT_FOUND_HEADER]: 'true' } })
    },
  }

  async function render(request: Request, { locals = {}, ...options }: RenderOptions = {}): Promise<Response> {
    const response = await astro.render(request, { ...options, locals })
    if (response.headers.get('content-type') === 'text/html') response.headers.set('content-type', HTML)
    const { error } = locals as { error?: unknown }
    if (response.status !== 500 || error === undefined) return response
    const outage = outageOf(error)
    if (outage) throw outage
    log.error({ err: error, url: request.url }, 'A page failed')
    return response
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { environment } from '#platform/environment/environment.ts'
import { createQueue, Overloaded } from '#platform/waiting/queue.ts'
import type { Failures } from '../../failures/send-failures.ts'
import { compressOnce } from './body.ts'
import type { createPageCache, Rendered, StoredPage } from './cache.ts'
import { NOT_FOUND, NOT_FOUND_HEADER, type Renderer } from './renderer.ts'
import { sendPage } from './send-page.ts'

export type CountView = (request: FastifyRequest, path: string, status: number, type: string | null | undefined) => void

export type StoredPageParts = {
  environment: Pick<typeof environment, 'pageCache'>
  pages: ReturnType<typeof createPageCache>
  renderer: Pick<Renderer, 'renderShared'>
  failures: Failures
  /** Whether a request was sent to the host of the back office. */
  isOffice: (request: FastifyRequest) => boolean
  isStaff: (request: FastifyRequest) => boolean
  countView: CountView
  /** Redirects an address of a site that was moved in. Returns whether it has responded. */
  forward: (request: FastifyRequest, reply: FastifyReply, path: string, query: string) => Promise<boolean>
  now?: (() => Date) | undefined
  /** Called with each page of the cache that is sent. */
  onStored: (request: FastifyRequest, page: StoredPage) => void
}
/** Returns the key of a path in the cache. Pages show the year, so each year has its own. */
export const keysOf =
  (now: () => Date = () => new Date()) =>
  (path: string) =>
    `${now().getUTCFullYear()} ${path}`

export type ShowStored = ReturnType<typeof createStoredPages>

/** Limit of renders that fill the cache. */
const SHARED_RENDERS = { running: 8, waiting: 100 }

/** Returns the function that shows a page that is the same for everyone: from the cache, or rendered for it. */
export function createStoredPages({ environment, pages, renderer, now, ...parts }: StoredPageParts) {
  const { fail, failWith, failFor } = parts.failures
  const sharedRenders = createQueue(SHARED_RENDERS)
  const keyOf = keysOf(now)
  return showStored

  async function showStored(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    query = '',
  ): Promise<FastifyReply> {
    let page: StoredPage
    try {
      page = await storedPage(request, path)
    } catch (error) {
      if (error instanceof Overloaded) return fail(request, reply, 'busy')
      return failFor(error, request, reply)
    }
    if (NOT_FOUND_HEADER in page.headers && path !== NOT_FOUND) {
      if (await parts.forward(request, reply, path, query)) return reply
      return showStored(request, reply, NOT_FOUND)
    }
    if (page.status >= 500) return failWith(request, reply, page.status)
    // Sends a plain 404 without the page for it, because third-party scripts run on every page of the site.
    if (parts.isOffice(request) && page.headers['content-type']?.includes('html'))
      return fail(request, reply, 'not-found')
    if (page.status === 308 && query && page.headers.location)
      return reply.redirect(`${page.headers.location}?${query}`, 308)
    parts.countView(request, path, page.status, page.headers['content-type'])
    parts.onStored(request, page)
    return sendPage(request, reply, page)
  }

  async function storedPage(request: FastifyRequest, path: string): Promise<StoredPage> {
    const render = () => sharedRenders.run(() => renderer.renderShared(path))
    return environment.pageCache
      ? pages.get(keyOf(path), render, { isPatient: parts.isStaff(request) })
      : uncached(render, request.headers['accept-encoding'])
  }
}

async function uncached(render: () => Promise<Rendered>, accepted: string | undefined): Promise<StoredPage> {
  const { body, ...rest } = await render()
  return { ...rest, body: await compressOnce(body, accepted), stale: true, storedAt: 0, trustedUntil: 0 }
}

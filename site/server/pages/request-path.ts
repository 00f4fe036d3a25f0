import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureCode } from '#engine/failures.ts'
import { readRequestTarget, targetOf } from '#platform/http/request-target.ts'
import { canonicalPath } from './canonical-path.ts'

/**
 * Returns the normalized URL of a request, for Fastify's `rewriteUrl`. An invalid URL becomes the home page here and is
 * refused before anything is looked up.
 */
export function normalizedUrl({ url = '' }: { url?: string | undefined }) {
  const target = readRequestTarget(url)
  return target ? targetOf(target) : '/'
}

type Fail = (request: FastifyRequest, reply: FastifyReply, code: FailureCode) => unknown

type FindMoved = (path: string, query: string) => Promise<string | undefined>

/**
 * Refuses invalid URLs and redirects unusual spellings of a page's URL to the canonical one. Calls accept any spelling.
 * @param findMoved returns where an address of an old site is now: with letters beyond ASCII, many systems write the
 * escapes in small letters, and one redirect is enough
 */
export function registerRequestPath(site: FastifyInstance, fail: Fail, findMoved: FindMoved = async () => undefined) {
  site.addHook('onRequest', async (request, reply) => {
    const target = readRequestTarget(request.originalUrl)
    if (!target) return fail(request, reply, 'bad-request')
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (target.isCanonical || !isReading || /^\/api(\/|$)/.test(target.path)) return
    const moved = target.path.includes('%') ? await findMoved(target.path, target.query) : undefined
    if (moved) return reply.header('cache-control', 'public, max-age=3600').redirect(moved, 301)
    const path = canonicalPath(target.path) ?? target.path
    return reply.header('cache-control', 'no-store').redirect(targetOf({ ...target, path }), 308)
  })
}

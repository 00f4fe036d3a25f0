import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureCode } from '../../../engine/failures.ts'
import { readRequestTarget, targetOf } from '../../../engine/http/request-target.ts'
import { canonicalPath } from './canonical-path.ts'

/**
 * The address of a request as everything behind the router sees it: for Fastify's `rewriteUrl`. One that cannot be read
 * becomes the home page here, and is refused before anything is looked up.
 */
export function normalizedUrl({ url = '' }: { url?: string | undefined }) {
  const target = readRequestTarget(url)
  return target ? targetOf(target) : '/'
}

type Fail = (request: FastifyRequest, reply: FastifyReply, code: FailureCode) => unknown

/** Refuses addresses that cannot be read, and leads readers of an odd spelling to the canonical one. Calls just work. */
export function registerRequestPath(site: FastifyInstance, fail: Fail) {
  site.addHook('onRequest', async (request, reply) => {
    const target = readRequestTarget(request.originalUrl)
    if (!target) return fail(request, reply, 'bad-request')
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    if (target.isCanonical || !isReading || /^\/api(\/|$)/.test(target.path)) return
    const path = canonicalPath(target.path) ?? target.path
    return reply.header('cache-control', 'no-store').redirect(targetOf({ ...target, path }), 308)
  })
}

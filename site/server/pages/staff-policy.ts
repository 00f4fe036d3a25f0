import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withoutThirdParties } from '#platform/http/content-security-policy.ts'

/**
 * Sends the pages of the site to people who are signed in to the back office under a policy without scripts of other
 * companies: on the same origin, such a script could do there what they may. The stored page stays one for all.
 */
export function keepThirdPartiesFromStaff(site: FastifyInstance, isStaff: (request: FastifyRequest) => boolean) {
  site.addHook('onRequest', async (request) => {
    // A copy that the browser stored before it was signed in has the other policy.
    if (request.headers.accept?.includes('text/html') && isStaff(request)) delete request.headers['if-none-match']
  })
  site.addHook('onSend', async (request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy !== 'string' || !isStaff(request)) return
    const own = withoutThirdParties(policy)
    if (own !== policy)
      reply.header('content-security-policy', own).header('cache-control', 'no-store').removeHeader('etag')
  })
}

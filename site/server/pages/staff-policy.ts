import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withoutThirdParties } from '#platform/http/content-security-policy.ts'

/**
 * Sends the pages of the site to signed-in staff with a policy that allows no third-party scripts, because on the same
 * origin such a script could act for them. The stored page is the same for everyone.
 */
export function keepThirdPartiesFromStaff(site: FastifyInstance, isStaff: (request: FastifyRequest) => boolean) {
  site.addHook('onRequest', async (request) => {
    // The browser may have a copy from before signing in, with the other policy.
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

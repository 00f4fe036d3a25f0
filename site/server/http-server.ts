import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { environment } from '#platform/environment/environment.ts'
import { watchConnections } from '#platform/http/drain.ts'
import { limitSlowConnections, serverOptions } from '#platform/http/slow-connections.ts'
import { MAX_BODY_BYTES } from './body-sizes.ts'
import { normalizedUrl } from './pages/request-path.ts'

/** Creates the HTTP server with its limits: what happens to a connection before a request is read. */
export function createHttpServer({
  logLevel,
  trustedProxies,
}: Pick<typeof environment, 'logLevel' | 'trustedProxies'>): FastifyInstance {
  const site = Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: logLevel !== 'debug' }),
    // Trusts only this many proxies: entries of X-Forwarded-For that a visitor wrote come before theirs.
    trustProxy: (_address, hop) => hop < trustedProxies,
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
  return site
}

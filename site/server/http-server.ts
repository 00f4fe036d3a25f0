import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { environment } from '#platform/environment/environment.ts'
import { watchConnections } from '#platform/http/drain.ts'
import { REQUEST_ID_HEADER, requestIdOf, withRequestId } from '#platform/http/request-id.ts'
import { limitSlowConnections, serverOptions } from '#platform/http/slow-connections.ts'
import { pinoOptions } from '#platform/process/log.ts'
import { MAX_BODY_BYTES } from './body-sizes.ts'
import { normalizedUrl } from './pages/request-path.ts'

/** Fastify's own default, which a server of one's own does not get. */
const KEEP_ALIVE_MS = 72_000

/**
 * Creates the HTTP server with its limits: what happens to a connection before a request is read.
 * @param respondsEarly sends a response without the framework, and says whether it did
 */
export function createHttpServer(
  { logLevel, trustedProxies }: Pick<typeof environment, 'logLevel' | 'trustedProxies'>,
  respondsEarly: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): FastifyInstance {
  const site = Fastify({
    logger: pinoOptions(logLevel),
    // Set below, so that everything that a request starts knows it, not only the framework.
    genReqId: ({ headers }) => String(headers[REQUEST_ID_HEADER]),
    // The log itself names the request.
    childLoggerFactory: (logger, _names, options) => logger.child({}, options),
    logController: new LogController({ disableRequestLogging: logLevel !== 'debug' }),
    // Trusts only this many proxies: entries of X-Forwarded-For that a visitor wrote come before theirs.
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: normalizedUrl,
    serverFactory: (framework) =>
      createServer({ ...serverOptions, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
        if (respondsEarly(request, response)) return
        const id = requestIdOf(request.headers)
        request.headers[REQUEST_ID_HEADER] = id
        response.setHeader(REQUEST_ID_HEADER, id)
        withRequestId(id, () => framework(request, response))
      }),
    // Requests that arrived in time get a response even while the server closes.
    return503OnClosing: false,
  })
  const drain = watchConnections(site.server)
  limitSlowConnections(site.server)
  site.addHook('preClose', async () => drain())
  return site
}

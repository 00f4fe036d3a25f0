import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { splitTarget } from '#platform/http/request-target.ts'
import { increase } from '#platform/metrics/counters.ts'

/** Seconds. Stored pages take less than the first; a query of a page may take five. */
const BUCKETS = [0.005, 0.025, 0.1, 0.3, 1, 2.5, 5.5]

/** The route of all pages and calls, for which Astro has a template. */
const ASTRO = '/*'

/**
 * Counts the responses of the framework, and how long they took, by the template of their route. The fast path counts
 * its own, which take less than a millisecond.
 */
export function registerRequestMetrics(site: FastifyInstance, registry: Registry, routeOf: (path: string) => string) {
  const durations = new Histogram({
    name: 'prairie_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, without the fast path',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  })
  site.addHook('onResponse', async (request, reply) => {
    const { url = 'none' } = request.routeOptions
    const route = url === ASTRO ? routeOf(splitTarget(request.url)[0]) : url
    increase('prairie_http_requests_total', route, String(reply.statusCode), 'full')
    durations.observe({ route }, reply.elapsedTime / 1_000)
  })
}

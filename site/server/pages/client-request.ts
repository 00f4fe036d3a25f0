import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '#engine/failures.ts'

/** Returns the headers that the platform's `Request` accepts. */
export const headersOf = ({ headers }: FastifyRequest) =>
  Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )

/** Returns a signal that is aborted when the client disconnects before its response was complete. */
export function goneSignal({ raw }: FastifyReply) {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Failure('unexpected'))
  })
  return gone.signal
}

/**
 * Returns whether a POST comes from another site. Browsers send its origin; a client that does not is not a browser and
 * sends no visitor's cookies.
 * @param siteHost the host of the site, whose pages may send here, besides those of the host itself
 */
export function isCrossSite({ headers }: FastifyRequest, siteHost: string | undefined) {
  if (headers.origin === undefined) return false
  return !URL.canParse(headers.origin) || ![siteHost, headers.host].includes(new URL(headers.origin).host)
}

/** Returns a request in the form that Astro's routes expect. */
export function webRequest(request: FastifyRequest, origin: URL, signal?: AbortSignal): Request {
  const url = `${origin.protocol}//${request.headers.host ?? origin.host}${request.url}`
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined
  const init = {
    // A route renders a HEAD request like a GET request; its body is not sent.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers: headersOf(request),
    ...(body && !['GET', 'HEAD'].includes(request.method) ? { body } : {}),
    ...(signal ? { signal } : {}),
  }
  return new Request(URL.canParse(url) ? url : new URL(request.url, origin), init)
}

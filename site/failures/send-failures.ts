import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureCode, failureOfStatus } from '#engine/failures.ts'
import type { environment } from '#platform/environment/environment.ts'
import { logOutage, outageOf } from './outage.ts'
import { sendFailure } from './page.ts'

/** How the server sends failures. */
export type Failures = ReturnType<typeof registerFailures>

/** Makes the server respond with failure pages to errors and to requests that no route takes. */
export function registerFailures(
  site: FastifyInstance,
  { contactEmail: email, mode }: Pick<typeof environment, 'contactEmail' | 'mode'>,
) {
  const isDevelopment = mode === 'development'
  site.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    return statusCode < 500 ? failWith(request, reply, statusCode) : failFor(error, request, reply)
  })
  site.setNotFoundHandler((request, reply) => fail(request, reply, 'read-only'))
  return { fail, failWith, failFor }

  function fail(request: FastifyRequest, reply: FastifyReply, code: FailureCode) {
    return sendFailure(request, reply, code, { email, isDevelopment })
  }

  /** Sends the failure for a status that the router or a render has chosen. */
  function failWith(request: FastifyRequest, reply: FastifyReply, status: number) {
    return sendFailure(request, reply, failureOfStatus(status), { email, status, isDevelopment })
  }

  function failFor(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const outage = outageOf(error)
    if (outage) logOutage(error)
    else request.log.error({ err: error }, 'Request failed')
    return fail(request, reply, outage ? 'busy' : 'unexpected')
  }
}

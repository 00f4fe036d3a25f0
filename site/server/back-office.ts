import type { Readable } from 'node:stream'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureCode, failures } from '#engine/failures.ts'
import type { environment } from '#platform/environment/environment.ts'
import type { Secrets } from '#platform/environment/signing-secrets.ts'
import {
  BodyTooLarge,
  declaresMore,
  limitBody,
  MAX_KEY_BODY_BYTES,
  MAX_PUBLIC_BODY_BYTES,
  MAX_SESSION_BODY_BYTES,
} from '#platform/http/body-limit.ts'
import { endToEndHeaders } from '#platform/http/end-to-end-headers.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { leaveUnread } from '#platform/http/leave-unread.ts'
import { REQUEST_ID_HEADER } from '#platform/http/request-id.ts'
import { apiKeyIn, hashOfKey, isOpenToKeys } from '#platform/sessions/api-key.ts'
import { hasSession } from '#platform/sessions/token.ts'
import { createOncePerMinute } from '#platform/waiting/once-per-minute.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'
import { errorHtml, errorPagePolicy } from '../failures/error-html.ts'
import type { Readiness } from './readiness.ts'

/** Endpoints that sign someone in. All others of the CMS's own API require a session. */
const TO_SIGN_IN =
  /^\/cms-api\/(users\/(login|logout|forgot-password|reset-password|refresh-token|me|init)|invitations\/accept|access)$/

export function isBackOffice(url: string) {
  return /^\/(admin|_next|cms-api)(\/|\?|$)/.test(url)
}

/**
 * Returns why the CMS's own API refuses a request. The CMS checks roles; this check keeps out requests without a
 * session, including on endpoints that a plugin or a newer version adds.
 * @param url the normalized path of the request, with its query
 * @param hasKey whether it carries an API key, which opens only documents
 * @returns `not-found` for files, whose names must not be guessed; `forbidden` for the rest; undefined if allowed
 */
export function refusal(url: string, isSignedIn: boolean, hasKey = false) {
  const path = url.split('?')[0] ?? ''
  if (hasKey && isOpenToKeys(path)) return undefined
  if (isSignedIn || !/^\/cms-api(\/|$)/.test(path) || TO_SIGN_IN.test(path)) return undefined
  return /\/file\//.test(path) ? 'not-found' : 'forbidden'
}

/** Requests with one API key: 60 at once, and 2 more per second. */
const KEY_LIMIT = { max: 60, windowMs: 30_000, isSteady: true }
/** Requests with any API key from one network, so that guessing keys is as slow as using one. */
const KEYS_LIMIT = { max: 240, windowMs: 30_000, isSteady: true }

type Setting = Pick<typeof environment, 'adminUrl' | 'adminPort'> & Secrets

/** Forwards requests to the back office, which runs in its own process, so that browsers see one origin. */
export async function registerBackOffice(
  site: FastifyInstance,
  { adminUrl, adminPort, ...secrets }: Setting,
  readiness: Pick<Readiness, 'isDatabaseAnswering'>,
) {
  const origin = new URL(adminUrl)
  const isLogDue = createOncePerMinute()
  const ofKey = createRateLimit(KEY_LIMIT)
  const ofNetwork = createRateLimit(KEYS_LIMIT)
  // A server function of Next sends its form as text/plain. The proxy streams only the types that have no parser here,
  // and limits each body by its sender; Fastify's own parser would apply the limit of the site's calls.
  site.removeContentTypeParser('text/plain')
  for (const prefix of ['/admin', '/_next', '/cms-api']) {
    await site.register(proxy, {
      upstream: `http://127.0.0.1:${adminPort}`,
      prefix,
      rewritePrefix: prefix,
      preHandler: async (request, reply) => {
        if (asksForWebSocket(request.headers)) return refuse(reply, 'bad-request', NO_WEB_SOCKET)
        const isSignedIn = hasSession(request.headers, secrets)
        if (!isSignedIn && prefix !== '/cms-api' && !READS.includes(request.method)) {
          const { method, url } = request
          // Next would parse the body and log a stack trace for each.
          if (isLogDue(bucketOf(request.ip))) request.log.warn({ method, url }, 'A server function without a session')
          return refuse(reply, 'forbidden')
        }
        const key = isSignedIn ? undefined : apiKeyIn(request.headers)
        const code = refusal(request.url, isSignedIn, key !== undefined)
        if (code) return refuse(reply, code)
        const wait = key && Math.max(ofKey.take(hashOfKey(key)), ofNetwork.take(bucketOf(request.ip)))
        if (wait) return refuse(reply.header('retry-after', String(wait)), 'too-fast')
        const maxBytes = isSignedIn ? MAX_SESSION_BODY_BYTES : key ? MAX_KEY_BODY_BYTES : MAX_PUBLIC_BODY_BYTES
        if (declaresMore(request.raw, maxBytes)) return refuse(reply, 'too-large')
        // Without the database, back-office pages would hang or fail. Scripts and styles need no database.
        if (prefix !== '/_next' && !(await readiness.isDatabaseAnswering())) return sendAway(request, reply)
        if (isStream(request.body)) request.body = limitBody(request.body, maxBytes)
      },
      replyOptions: {
        // By default, the proxy would retry up to ten times after a 503.
        retryDelay: () => null,
        // This server has already sent the “100 Continue” that the client expects.
        rewriteRequestHeaders: (request, { expect: _answered, ...sent }) => ({
          ...endToEndHeaders(sent),
          // Overwrites the header that the rate limits read as the IP address, so that a visitor cannot set it.
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.headers.host ?? origin.host,
          [REQUEST_ID_HEADER]: request.id,
          'x-forwarded-proto': origin.protocol.slice(0, -1),
        }),
        rewriteHeaders: endToEndHeaders,
        onResponse: (_request, reply, upstream) => {
          if (reply.statusCode === 503) reply.header('retry-after', '5')
          return reply.send((upstream as unknown as { stream: Readable }).stream)
        },
        onError: (reply, { error }) => sendFailure(reply.request as FastifyRequest, reply as FastifyReply, error),
      },
    })
  }
}

const READS = ['GET', 'HEAD']
const NO_WEB_SOCKET = 'This URL does not support WebSockets.'

const asksForWebSocket = ({ upgrade = '' }: FastifyRequest['headers']) => /\bwebsocket\b/i.test(upgrade)

const messages: Partial<Record<FailureCode, string>> = {
  forbidden: 'Please sign in first.',
  'not-found': 'That file doesn’t exist.',
}

function refuse(reply: FastifyReply, code: FailureCode, message = messages[code] ?? failures[code].message) {
  if (code === 'too-large' || isStream(reply.request.body)) leaveUnread(reply.request.raw, reply.raw)
  return reply
    .code(failures[code].status)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message }] })
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: Error) {
  if (isStream(request.body) && request.body.errored instanceof BodyTooLarge) return refuse(reply, 'too-large')
  request.log.info({ err: error }, 'The back office isn’t responding')
  return sendAway(request, reply)
}

const AWAY = 'The back office is not available right now. Try again in a few seconds. Nothing you saved is lost.'

function sendAway({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply) {
  const { status } = failures.busy
  reply.code(status).header('retry-after', '5').header('cache-control', 'no-store')
  if (url.startsWith('/cms-api')) return reply.send({ errors: [{ message: AWAY }] })
  return reply
    .header('content-security-policy', errorPagePolicy)
    .type('text/html; charset=utf-8')
    .send(errorHtml({ status, title: 'The back office is unavailable', text: AWAY, again: '/admin' }))
}

const isStream = (body: unknown): body is Readable => typeof (body as Readable | null)?.pipe === 'function'

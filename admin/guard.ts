import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type FailureCode, failures } from '#engine/failures.ts'
import type { Secrets } from '#platform/environment/signing-secrets.ts'
import { backOfficeHeaders } from '#platform/http/back-office-headers.ts'
import {
  declaresMore,
  MAX_KEY_BODY_BYTES,
  MAX_PUBLIC_BODY_BYTES,
  MAX_SESSION_BODY_BYTES,
} from '#platform/http/body-limit.ts'
import { createAddressFilter } from '#platform/http/internal-addresses.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { leaveUnread } from '#platform/http/leave-unread.ts'
import { requestIdOf, withRequestId } from '#platform/http/request-id.ts'
import { type RequestNotes, takingNotes } from '#platform/http/request-notes.ts'
import { readRequestTarget, targetOf } from '#platform/http/request-target.ts'
import { apiKeyIn } from '#platform/sessions/api-key.ts'
import { hasSession } from '#platform/sessions/token.ts'
import { createQueue, Overloaded } from '#platform/waiting/queue.ts'

/** Response headers with URLs that Next or Payload make from the request. */
const NAMING_ADDRESSES = [
  'location',
  'content-location',
  'link',
  'refresh',
  'x-action-redirect',
  'x-middleware-rewrite',
]

type Setting = {
  adminUrl: string
  adminPort: number
  databaseUrl: string
  isDevelopment?: boolean
} & Secrets

/**
 * Maximum number of large bodies at a time: each is read into memory completely, several times over while a form is
 * parsed.
 */
const MAX_LARGE_BODIES = 6
const RETRY_AFTER_S = '5'
/** Maximum number of sign-ins and password requests at a time: each takes about fifty times as long as a read. */
const SIGN_INS = { running: 3, waiting: 100, perKey: 10 }
const SIGN_IN = /^\/cms-api\/(users\/(login|confirm|forgot-password|reset-password)|invitations\/accept)$/

/**
 * Guards the back office on its own port, for every client: one form of each path, a limit on bodies, and security
 * headers. Next takes the nonce for its scripts from the policy in the request headers.
 */
export function guard(handle: RequestListener, setting: Setting): RequestListener {
  const { adminUrl, isDevelopment } = setting
  const withoutAddresses = createAddressFilter(setting)
  let largeBodies = 0
  const signIns = createQueue(SIGN_INS)

  return (request, response) => {
    const target = readRequestTarget(request.url ?? '')
    const nonce = randomBytes(16).toString('base64')
    const headers = backOfficeHeaders({
      path: target?.path ?? '/',
      siteUrl: adminUrl,
      nonce,
      isDevelopment,
    })
    const notes: RequestNotes = {}
    const id = requestIdOf(request.headers)
    const handleWatched: RequestListener = (...exchange) =>
      withRequestId(id, () => takingNotes(notes, () => handle(...exchange)))
    const isCall = target !== undefined && callsFunction(request, target.path)
    completeHeaders(response, headers, { notes, isCall, withoutAddresses })
    if (!target) return refuse(request, response, 'bad-request')
    const isSignedIn = hasSession(request.headers, setting)
    if (isNoAction(request, target.path)) return refuse(request, response, 'wrong-method')
    // Next would parse the body of each and log a stack trace.
    if (isCall) {
      if (!isSignedIn) return refuse(request, response, 'forbidden')
      if (isCrossSite(request)) return refuse(request, response, 'cross-site')
    }
    request.url = targetOf(target)
    request.headers['content-security-policy'] = headers['content-security-policy']

    const unsigned = apiKeyIn(request.headers) ? MAX_KEY_BODY_BYTES : MAX_PUBLIC_BODY_BYTES
    const maxBytes = isSignedIn ? MAX_SESSION_BODY_BYTES : unsigned
    if (declaresMore(request, maxBytes)) return refuse(request, response, 'too-large')
    if (mayBeLarge(request)) {
      if (largeBodies >= MAX_LARGE_BODIES) return refuse(request, response, 'busy')
      largeBodies += 1
      response.once('close', () => {
        largeBodies -= 1
      })
    }
    refuseBeyond(request, response, maxBytes)
    if (request.method !== 'POST' || !SIGN_IN.test(target.path)) return handleWatched(request, response)
    const work = () => handled(request, response, handleWatched)
    signIns.run(work, { key: senderOf(request) }).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error
      refuse(request, response, error.code)
    })
  }
}

function handled(request: IncomingMessage, response: ServerResponse, handle: RequestListener) {
  if (response.closed) return Promise.resolve()
  const isOver = new Promise<void>((resolve) => response.once('close', resolve))
  handle(request, response)
  return isOver
}

/** Returns the client's network as the site in front reports it. */
const senderOf = ({ headers }: IncomingMessage) =>
  bucketOf(
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1) ?? '',
  )

/**
 * Returns whether a request is not a server function of Next. Pages accept calls of server functions, which are named
 * by a hash, and no forms.
 */
function isNoAction({ method = '', headers }: IncomingMessage, path: string) {
  return callsFunction({ method }, path) && !/^[0-9a-f]{40,}$/.test(String(headers['next-action']))
}

/**
 * Returns whether Next would treat a request as a call of a server function: any request to a page with an unexpected
 * method.
 */
function callsFunction({ method = '' }: Pick<IncomingMessage, 'method'>, path: string) {
  return !path.startsWith('/cms-api/') && !['GET', 'HEAD'].includes(method)
}

/** Responses of Next if a server function was not found or not reached. */
const UNREAD = [404, 500]

/** Returns whether a request is cross-site. Next compares the same headers, and fails with a 500. */
function isCrossSite({ headers }: IncomingMessage) {
  if (headers.origin === undefined) return false
  const [host] = String(headers['x-forwarded-host'] ?? headers.host).split(',')
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== host?.trim()
}

type Completion = { notes: RequestNotes; isCall: boolean; withoutAddresses: (text: string) => string }

/**
 * Headers that the CMS sets on a file or a preview stay. None names an internal address. A response of the CMS to
 * nobody, when it could not look up who asks, becomes a 503, and one to a call that no server function could read a
 * 400.
 */
function completeHeaders(
  response: ServerResponse,
  headers: Record<string, string>,
  { notes, isCall, withoutAddresses }: Completion,
) {
  const writeHead = response.writeHead
  response.writeHead = function (this: ServerResponse, ...[status, ...more]: Parameters<typeof writeHead>) {
    for (const [name, value] of Object.entries(headers)) if (!this.hasHeader(name)) this.setHeader(name, value)
    for (const name of NAMING_ADDRESSES) {
      const value = this.getHeader(name)
      if (typeof value === 'string') this.setHeader(name, withoutAddresses(value))
    }
    if (isCall && UNREAD.includes(status) && !notes.hasArguments && !notes.failedLookup)
      return writeHead.apply(this, [failures['bad-request'].status, ...more])
    if (!notes.failedLookup) return writeHead.apply(this, [status, ...more])
    this.removeHeader('location')
    this.setHeader('retry-after', RETRY_AFTER_S)
    return writeHead.apply(this, [failures.busy.status, ...more])
  } as typeof writeHead
}

const mayBeLarge = (request: IncomingMessage) =>
  request.headers['transfer-encoding'] !== undefined || declaresMore(request, MAX_PUBLIC_BODY_BYTES)

/** Counts what the handler reads of a body without a declared length. A paused stream emits each chunk it delivers. */
function refuseBeyond(request: IncomingMessage, response: ServerResponse, maxBytes: number) {
  if (request.headers['transfer-encoding'] === undefined) return
  let arrived = 0
  request.pause()
  request.on('data', (chunk: Buffer) => {
    arrived += chunk.length
    if (arrived <= maxBytes) return
    // The handler waits for more data until the connection is closed.
    request.read = () => null
    refuse(request, response, 'too-large')
  })
}

function refuse(request: IncomingMessage, response: ServerResponse, code: FailureCode) {
  if (response.headersSent) return
  leaveUnread(request, response)
  response
    .writeHead(failures[code].status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(code === 'busy' || code === 'too-fast' ? { 'retry-after': RETRY_AFTER_S } : {}),
    })
    .end(JSON.stringify({ errors: [{ message: failures[code].message }] }))
}

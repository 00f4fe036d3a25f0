import { FETCH_HEADER } from '#engine/net/own-fetch.ts'
import type { Hop } from '#engine/web/page.ts'
import { increase } from '#platform/metrics/counters.ts'
import type { LimitedTarget } from '#platform/waiting/limit-keys.ts'
import { checkTarget, type Target } from './check-target.ts'
import { FetchFailure, tooLarge } from './fetch-failure.ts'
import { createUpgrades } from './hsts-upgrades.ts'
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts'
import { type HopResponse, requestHop } from './request-hop.ts'
import type { Surroundings } from './surroundings.ts'
import { tlsFailureMessage } from './tls-failure.ts'

/**
 * Waits until a request may go to a host.
 * @returns a function to call when the request has ended
 * @throws {FetchFailure} busy
 */
export type Limiter = (target: LimitedTarget, signal: AbortSignal) => Promise<() => void>

export type FetchOptions = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS'
  headers?: Record<string, string>
  body?: string
  /** Of the decoded body; 0 skips it. */
  maxBytes?: number
  /** Cuts a larger body instead of failing, as a crawler does with robots.txt. */
  isCut?: boolean
  /** Redirects that are followed; 0 returns the first one. */
  maxRedirects?: number
  hopMs?: number
  totalMs?: number
  signal?: AbortSignal
  limiter?: Limiter
}

export type Fetched = {
  url: string
  status: number
  headers: HopResponse['headers']
  body: Buffer
  /** Bytes of the body before it was decoded. */
  transferBytes: number
  hops: [Hop, ...Hop[]]
}

export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
/** 50,000 URLs with their dates; the protocol allows 50 MB. */
export const MAX_SITEMAP_BYTES = 16 * 1024 * 1024
const MAX_REDIRECTS = 10
const HOP_MS = 10_000
export const TOTAL_MS = 20_000

const REDIRECTS = [301, 302, 303, 307, 308]
/** Headers that belong to the origin they were meant for. */
const PRIVATE_HEADERS = ['authorization', 'cookie', 'proxy-authorization', 'x-signature']

/** Codes of zlib, Brotli, Zstandard, and of undici's parser. */
const UNREADABLE = /^(Z_|ZSTD_|ERR_BROTLI|ERR__ERROR|HPE_|UND_ERR_(HEADERS_OVERFLOW|TRAILERS|RES))/

/** The time of all hops, and how much of it was spent waiting for turns. */
type Time = { signal: AbortSignal; waitedMs: number }

/** The share of the time of all hops from which on it was our limit, and not the server, that used it up. */
const LONG_WAIT = 0.25

type Request = { text: string; method: string; headers: Record<string, string>; body: string | undefined }

/**
 * Fetches a URL that someone typed. Use nothing else on the server. It uses only public IP addresses: each hop is
 * parsed, resolved once, checked, and connected to the checked IP address.
 * @throws {FetchFailure} with one message for each kind; the reason is written to the log
 * @throws {unknown} whatever `signal` was aborted with
 */
export type FetchPublic = (url: string, options?: FetchOptions) => Promise<Fetched>

export function createFetch(surroundings: Surroundings): FetchPublic {
  return async (url, options = {}) => {
    const { totalMs = TOTAL_MS } = options
    const total = AbortSignal.timeout(totalMs)
    const time = { signal: options.signal ? AbortSignal.any([total, options.signal]) : total, waitedMs: 0 }
    try {
      const fetched = await followRedirects(url, options, surroundings, time)
      increase('prairie_egress_requests_total', 'done')
      return fetched
    } catch (error) {
      if (options.signal?.aborted) increase('prairie_egress_requests_total', 'aborted')
      options.signal?.throwIfAborted()
      const failure = total.aborted && time.waitedMs > LONG_WAIT * totalMs ? lateTurn(error) : known(error)
      increase('prairie_egress_requests_total', failure.kind)
      // Only the host: paths of webhooks contain secrets.
      const origin = URL.canParse(url) ? new URL(url).origin : 'what is no URL'
      surroundings.log(`Fetch from ${origin} failed: ${failure.kind}, ${failure.reason}`)
      throw failure
    }
  }
}

async function followRedirects(
  typedUrl: string,
  { method = 'GET', headers = {}, body, maxRedirects = MAX_REDIRECTS, ...options }: FetchOptions,
  surroundings: Surroundings,
  time: Time,
): Promise<Fetched> {
  const most = Math.min(maxRedirects, MAX_REDIRECTS)
  const hops: Hop[] = []
  const upgrades = createUpgrades()
  let request: Request = { text: typedUrl, method, headers, body }
  try {
    for (;;) {
      const upgrade = upgrades.upgrade(request.text)
      if (upgrade) hops.push(upgrade)
      const fetched = upgrade
        ? undefined
        : await sendOne(request, options, most > hops.length, hops, surroundings, time)
      const hop = hops.at(-1) as Hop
      upgrades.learn(hop)
      const location = hop.redirectedBy === 'status' && fetched ? fetched.location : hop.location
      if (fetched && (location === undefined || most === 0))
        return { ...fetched, url: hop.url, status: hop.status, hops: hops as [Hop, ...Hop[]] }
      if (hops.length > most) throw new FetchFailure('redirects', `more than ${most}`)
      request = redirected(request, hop.url, hop.status, location ?? '')
    }
  } catch (error) {
    throw withHops(known(error), hops)
  }
}

/** Adds the hops to a failure, including one whose response has begun and never ends. */
function withHops(failure: FetchFailure, hops: Hop[]) {
  failure.hops = hops
  return failure
}

/** Sends one hop: all checks, one request, and its body unless it is a redirect that is followed. */
async function sendOne(
  { text, method, headers, body }: Request,
  { maxBytes = MAX_DOCUMENT_BYTES, isCut = false, hopMs = HOP_MS, limiter }: FetchOptions,
  follows: boolean,
  hops: Hop[],
  surroundings: Surroundings,
  time: Time,
) {
  const { siteHost, userAgent, connect } = surroundings
  const target = await checkTarget(text, surroundings, within(hopMs, time.signal))
  // Time spent waiting for a turn is not the server's fault, so it counts for the total only.
  const askedAt = performance.now()
  const release = await limiter?.(target, time.signal).catch(whileWaiting)
  const startedAt = performance.now()
  if (limiter) time.waitedMs += startedAt - askedAt
  const signal = within(hopMs, time.signal)
  try {
    const sent = {
      'accept-encoding': ACCEPTED_ENCODINGS,
      ...headers,
      'user-agent': userAgent,
      [FETCH_HEADER]: siteHost,
    }
    const response = await requestHop(target, { method, headers: sent, body, signal }, connect)
    const hop = hopOf(target, response, startedAt)
    hops.push(hop)
    try {
      const location = hop.redirectedBy && first(response.headers.location)
      const isRead = maxBytes > 0 && method !== 'HEAD' && !(location !== undefined && follows)
      let transferBytes = 0
      const reading = {
        ...lengthOf(response, maxBytes, isRead && !isCut),
        isCut,
        signal,
        onTransfer: (size: number) => (transferBytes += size),
      }
      const read = isRead ? await readBody(response.body, reading).catch(whileReading) : Buffer.alloc(0)
      hop.timing.total = (target.dnsMs ?? 0) + performance.now() - startedAt
      return { headers: response.headers, body: read, transferBytes, location }
    } finally {
      // An unread body emits an error when its connection is closed, which must not be unhandled.
      response.body.on('error', () => undefined)
      response.close()
    }
  } finally {
    release?.()
  }
}

function hopOf({ url, dnsMs }: Target, response: HopResponse, startedAt: number): Hop {
  const { status, statusText, rawHeaders, httpVersion, ip, timing, tls } = response
  const location = REDIRECTS.includes(status) ? first(response.headers.location) : undefined
  return {
    url: url.href,
    status,
    statusText,
    headers: rawHeaders,
    ...(location === undefined ? {} : { location: absolute(location, url), redirectedBy: 'status' as const }),
    httpVersion,
    ip,
    timing: { dns: dnsMs, ...timing, total: (dnsMs ?? 0) + performance.now() - startedAt },
    ...(tls ? { tls } : {}),
  }
}

/**
 * Returns the absolute URL of a Location header. Node reads the bytes of a header as Latin-1, but in a URL they are
 * UTF-8: Fetch standard, “location URL”.
 */
function absolute(location: string, base: URL) {
  const text = asUtf8(location)
  return URL.canParse(text, base) ? new URL(text, base).href : text
}

function asUtf8(text: string) {
  return /[\x80-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('utf8') : text
}

const within = (ms: number, total: AbortSignal) => AbortSignal.any([total, AbortSignal.timeout(ms)])

function whileWaiting(error: unknown): never {
  if ((error as Error).name !== 'TimeoutError') throw error
  throw new FetchFailure('busy', 'no turn in time', { cause: error })
}

/** The turn came so late that no time was left for the response. */
function lateTurn(error: unknown): FetchFailure {
  const late = new FetchFailure('busy', 'its turn came late', { cause: error })
  return withHops(late, known(error).hops)
}

const ENDLESS = 'The server began to respond, but its response did not end in time.'

function whileReading(error: unknown): never {
  if ((error as Error).name !== 'TimeoutError') throw error
  throw new FetchFailure('time-limit', 'the body does not end', { message: ENDLESS, cause: error })
}

/**
 * Returns the declared length.
 * @throws {FetchFailure} too-large, if it exceeds the maximum: an encoded body is not larger than the decoded one may
 * be
 */
function lengthOf({ headers }: HopResponse, maxBytes: number, isLimited: boolean) {
  const announced = Number(first(headers['content-length']) ?? 0)
  if (isLimited && announced > maxBytes) throw tooLarge(maxBytes, `${announced} bytes announced`)
  return { encoding: [headers['content-encoding'] ?? []].flat().join(','), maxBytes }
}

/** Source: Fetch standard, HTTP-redirect fetch. */
function redirected({ method, headers, body }: Request, from: string, status: number, location: string): Request {
  if (!URL.canParse(asUtf8(location), from)) throw new FetchFailure('refused', 'a redirect to no URL')
  const to = new URL(asUtf8(location), from)
  // The fragment of the former URL is kept: Fetch standard, HTTP-redirect fetch, step 4.
  if (!to.hash) to.hash = new URL(from).hash
  const keepsMethod = method === 'HEAD' || method === 'GET' || status === 307 || status === 308
  const isSameOrigin = to.origin === new URL(from).origin
  return {
    text: to.href,
    method: keepsMethod ? method : 'GET',
    body: keepsMethod ? body : undefined,
    headers: Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) =>
          (isSameOrigin || !PRIVATE_HEADERS.includes(name.toLowerCase())) &&
          (keepsMethod || !name.toLowerCase().startsWith('content-')),
      ),
    ),
  }
}

function first(header: string | string[] | undefined) {
  return Array.isArray(header) ? header[0] : header
}

function known(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error
  const { name, code = name, message } = error as NodeJS.ErrnoException
  const reason = `${code}: ${message}`
  if (name === 'TimeoutError') return new FetchFailure('time-limit', reason, { cause: error })
  const tlsMessage = tlsFailureMessage(code)
  if (tlsMessage) return new FetchFailure('tls', reason, { message: tlsMessage, cause: error })
  const isReading = UNREADABLE.test(code)
  return new FetchFailure(isReading ? 'unreadable' : 'unreachable', reason, { cause: error })
}

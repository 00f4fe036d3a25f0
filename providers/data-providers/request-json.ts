import type { z } from 'zod'
import type { Capability } from '#engine/data-providers/capabilities.ts'
import type { Failed } from '#engine/data-providers/lookup.ts'
import { FetchFailure } from '../http/fetch-failure.ts'
import type { Fetched, FetchOptions } from '../http/fetch-public.ts'
import type { ProviderDefinition, ProviderSurroundings } from './definition.ts'
import { ProviderFailure } from './provider-failure.ts'
import { failureOfStatus } from './response-failure.ts'

export type JsonRequest<Value> = {
  url: string
  signal: AbortSignal
  /**
   * The capability for which the provider counts the request. Undefined for a request that is never counted, such as a
   * login.
   */
  capability?: Capability
  method?: FetchOptions['method']
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form. */
  form?: Record<string, string>
  /** Schema of the used part of the response; if it does not match, the provider has failed. */
  schema: z.ZodType<Value>
  timeoutMs?: number
  /** Expected cost in US dollars, where it differs from the definition's `usdPerRequest`. */
  usd?: number
  /** The failure that a provider reports in its own way, with whatever status. */
  failureIn?: (body: unknown, status: number) => Omit<Failed, 'kind'> | undefined
  /** Whether a status means that the provider has nothing: the value is then `undefined`. */
  isNothing?: (status: number) => boolean
  /** What the provider says that it charged, in US dollars. */
  costIn?: (body: unknown) => number | undefined
  limiter?: FetchOptions['limiter']
}

export type Received<Value> = { value: Value | undefined; usd: number }

const TIMEOUT_MS = 20_000
const MAX_BYTES = 8 * 1024 * 1024
const JSON_TYPE = /^(application|text)\/([\w.-]+\+)?(json|javascript)\s*(;|$)/i

/**
 * Creates the function with which an adapter sends requests to its provider. Keys belong in `headers` if the provider
 * allows it. Nothing of a request or a response body gets into a message or a log.
 * @throws {ProviderFailure} for all errors of the provider
 * @throws {unknown} whatever `signal` was aborted with
 */
export function createRequestJson(definition: ProviderDefinition, surroundings: ProviderSurroundings) {
  const { id, name } = definition
  const { spending } = surroundings

  async function requestJson<Value>(request: JsonRequest<Value>): Promise<Received<Value>> {
    const { capability, usd = definition.usdPerRequest } = request
    if (!capability || !spending) return receive(request)
    const stopped = await spending.before(id, capability, usd)
    if (stopped) throw new ProviderFailure(stopped)
    // A request whose response was lost may have been charged.
    let charged = usd ?? 0
    let isFailure = true
    try {
      const received = await receive(request)
      charged = received.usd
      isFailure = false
      return received
    } catch (error) {
      if (error instanceof ProviderFailure && error.failed.reason !== 'time-limit') charged = 0
      throw error
    } finally {
      await spending.after(id, capability, charged, isFailure)
    }
  }

  async function receive<Value>(request: JsonRequest<Value>): Promise<Received<Value>> {
    const { schema, failureIn, isNothing, costIn, usd = definition.usdPerRequest } = request
    const response = await send(request)
    const { status } = response
    const isOk = status >= 200 && status < 300
    const body = readJson(response)
    const own = failureIn?.(body, status)
    if (own) throw new ProviderFailure(own)
    if (isNothing?.(status)) return { value: undefined, usd: usd ?? 0 }
    if (!isOk) throw new ProviderFailure(failureOfStatus(response, definition, surroundings.now()))
    if (body === undefined) throw new ProviderFailure({ reason: 'provider-error', message: unreadable(response) })
    const parsed = schema.safeParse(body)
    if (!parsed.success)
      throw new ProviderFailure({
        reason: 'provider-error',
        message: `${name} responded with JSON in a form that this server does not read.`,
      })
    return { value: parsed.data, usd: costIn?.(body) ?? usd ?? 0 }
  }

  async function send({
    url,
    signal,
    method,
    headers,
    json,
    form,
    timeoutMs = TIMEOUT_MS,
    limiter,
  }: JsonRequest<unknown>) {
    const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8'
    try {
      return await surroundings.fetch(url, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': type }), ...headers },
        ...(body === undefined ? {} : { body }),
        // Redirects are not followed, so that a key reaches its provider only.
        maxRedirects: 0,
        maxBytes: MAX_BYTES,
        hopMs: timeoutMs,
        totalMs: timeoutMs,
        signal,
        ...(limiter ? { limiter } : {}),
      })
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      throw new ProviderFailure(failureOfFetch(error, timeoutMs), error)
    }
  }

  function failureOfFetch({ kind, retryAfterMs }: FetchFailure, timeoutMs: number): Omit<Failed, 'kind'> {
    if (kind === 'time-limit')
      return {
        reason: 'time-limit',
        message: `${name} did not respond within ${Math.round(timeoutMs / 1_000)} seconds.`,
      }
    if (kind === 'busy')
      return {
        reason: 'rate-limited',
        message: `Too many requests go to ${name} right now.`,
        ...(retryAfterMs === undefined ? {} : { retryAfter: Math.ceil(retryAfterMs / 1_000) }),
      }
    const what = {
      refused: 'could not be reached: its URL leads to no server that this one may ask',
      tls: 'could not be reached: there is no secure connection to it',
      unreachable: 'could not be reached',
      'too-large': 'sent a response that is larger than this server reads',
      unreadable: 'sent a response that could not be read',
      redirects: 'redirected the request',
    }[kind]
    return { reason: 'provider-error', message: `${name} ${what}.` }
  }

  function unreadable({ headers }: Fetched) {
    const type = [headers['content-type'] ?? ''].flat()[0]?.split(';')[0]
    return JSON_TYPE.test(`${type};`)
      ? `${name} responded with broken JSON.`
      : `${name} responded with ${type && /^[\w.+/-]{1,60}$/.test(type) ? type : 'an unknown type'} instead of JSON.`
  }

  return requestJson
}

/** Returns the body, or undefined if it is not JSON, or not sent as JSON. */
function readJson({ headers, body }: Fetched): unknown {
  if (!JSON_TYPE.test([headers['content-type'] ?? ''].flat()[0] ?? '')) return undefined
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

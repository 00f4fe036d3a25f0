import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const REQUEST_ID_HEADER = 'x-request-id'

/** What proxies send: UUIDs, nginx's 32 digits, ULIDs, and the like. */
const REQUEST_ID = /^[\w.-]{8,64}$/
/** W3C Trace Context, “traceparent”: version, trace, parent, flags. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/
const RANDOM_BYTES = 12

const KEY = Symbol.for('prairie.request-id')
/** Shared by the server, and by each bundle of the back office, which has its own copy of this module. */
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string | undefined> }
shared[KEY] ??= new AsyncLocalStorage()
const current = shared[KEY]

/**
 * Returns the ID of a request: that of the proxy in front, or a new one.
 * @see https://www.w3.org/TR/trace-context/#traceparent-header
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const sent = headers[REQUEST_ID_HEADER]
  if (isRequestId(sent)) return sent
  const [, trace] = TRACEPARENT.exec(String(headers.traceparent ?? '')) ?? []
  return trace ?? randomBytes(RANDOM_BYTES).toString('base64url')
}

export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && REQUEST_ID.test(value)
}

/** Runs work for a request, or for a job that a request has left: the log, jobs, and emails name it. */
export const withRequestId = <Value>(id: string | undefined, work: () => Value): Value => current.run(id, work)

/** Returns the ID of the request that this code runs for. */
export const currentRequestId = () => current.getStore()

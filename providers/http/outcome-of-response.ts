import type { Outcome } from '../outcome.ts'
import type { HopResponse } from './request-hop.ts'

/** Client errors that may be temporary: timeout, too early, too many. */
const TEMPORARY_STATUSES = [408, 425, 429]

/**
 * Returns what a response to a posted message means for it: 2xx delivers, other client errors reject, all else is
 * retried.
 * @param now milliseconds since 1970, to which a `Retry-After` date is relative
 */
export function outcomeOfResponse({ status, headers }: Pick<HopResponse, 'status' | 'headers'>, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  const redirects = status >= 300 && status < 400 ? '; redirects are not followed' : ''
  const reason = `The receiver answered ${status}${redirects}.`
  if (status >= 400 && status < 500 && !TEMPORARY_STATUSES.includes(status)) return { kind: 'rejected', reason }
  const retryAfterMs = readRetryAfter([headers['retry-after'] ?? []].flat()[0], now)
  return { kind: 'retry', reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

/**
 * Returns the milliseconds to wait, from seconds or a date. Source: RFC 9110 §10.2.3.
 * @example readRetryAfter('120', 0) // 120000
 */
export function readRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

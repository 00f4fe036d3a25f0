import { Failure } from '../failures.ts'
import type { Failed } from './lookup.ts'

/**
 * Converts a Failure into a failed look-up.
 * @throws {unknown} any other error, unchanged
 */
export function asFailedLookup(error: unknown): Failed {
  if (!(error instanceof Failure)) throw error
  const { code, message, retryAfter } = error
  const wait = retryAfter === undefined ? {} : { retryAfter }
  if (code === 'unavailable') return { kind: 'failed', reason: 'not-configured', message }
  return { kind: 'failed', reason: code === 'too-many' ? 'rate-limited' : 'provider-error', message, ...wait }
}

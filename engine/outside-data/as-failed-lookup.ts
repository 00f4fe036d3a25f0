import { Failure } from '../failures.ts'
import type { Failed } from './lookup.ts'

/**
 * Returns an error of our own server as a failed look-up.
 * @throws what is no failure of the table
 */
export function asFailedLookup(error: unknown): Failed {
  if (!(error instanceof Failure)) throw error
  const { code, message, retryAfter } = error
  const wait = retryAfter === undefined ? {} : { retryAfter }
  if (code === 'unavailable') return { kind: 'failed', reason: 'not-configured', message }
  return { kind: 'failed', reason: code === 'too-many' ? 'rate-limited' : 'provider-error', message, ...wait }
}

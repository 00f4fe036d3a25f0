import { Failure } from '#engine/failures.ts'
import { type Unavailability, unavailabilityOf } from '#platform/database/unavailable.ts'

const RESPONSES: Record<Unavailability, { message: string; retryAfter: number }> = {
  away: { message: 'We can’t do this right now. Please try again in a few seconds.', retryAfter: 5 },
  full: { message: 'We can’t store anything right now. Please try again in a few minutes.', retryAfter: 60 },
}

const LOG_INTERVAL_MS = 1_000
let loggedAt = 0

/**
 * Returns the message about an unavailable database or a full disk.
 * @returns undefined for every other error
 */
export function outageOf(error: unknown): Failure | undefined {
  const kind = unavailabilityOf(error)
  return kind && new Failure('unavailable', { ...RESPONSES[kind], cause: error })
}

/** Logs the reason at most once a second, because an outage fails thousands of requests for the same reason. */
export function logOutage(error: unknown, now = Date.now()) {
  if (now - loggedAt < LOG_INTERVAL_MS) return
  loggedAt = now
  let reason = error
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause
  console.error(`Requests fail: ${(reason as Error).message}`)
}

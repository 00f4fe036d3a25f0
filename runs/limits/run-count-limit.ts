import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'

export const TEN_MINUTES_MS = 600_000

/**
 * Counts a run for the network of an IP address.
 * @throws {Failure} too-many, with the seconds to wait
 */
export const limitRuns = createToolLimit(environment.toolLimit)

/**
 * Limits how many tools one network may run in ten minutes. The counts are in memory, because a run is worth less
 * than a write to the database. A restart resets them.
 */
export function createToolLimit(max: number) {
  const runs = createRateLimit({ max, windowMs: TEN_MINUTES_MS })
  return (ip: string, now = Date.now()): void => {
    const retryAfter = runs.take(bucketOf(ip), now)
    if (retryAfter > 0) throw tooManyRuns(max, retryAfter)
  }
}

export const tooManyRuns = (max: number, retryAfter: number) =>
  new Failure('too-many', {
    message: `Your IP address has run ${max} tools within ten minutes, the maximum on our server. Try again in ${minutes(retryAfter)}.`,
    retryAfter,
  })

const minutes = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`)

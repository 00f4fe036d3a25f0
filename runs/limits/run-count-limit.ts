import { countUse } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'

export const TEN_MINUTES_MS = 600_000

const limitOwnRuns = createToolLimit(environment.toolLimit)

/**
 * Counts a run for the network of an IP address: in this process first, so that a flood costs no query, then for all
 * processes. Without the database, the count of this process remains.
 * @throws {Failure} too-many, with the seconds to wait
 */
export async function limitRuns(ip: string): Promise<void> {
  limitOwnRuns(ip)
  const max = environment.toolLimit
  const retryAfter = await countUse(`runs ${bucketOf(ip)}`, { max, seconds: TEN_MINUTES_MS / 1_000 }).catch(() => 0)
  if (retryAfter > 0) throw tooManyRuns(max, retryAfter)
}

/**
 * Limits how many tools one network may run in ten minutes, in the memory of this process.
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

import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { createRateLimit } from '#platform/waiting/rate-limit.ts'

const searches = createRateLimit({ max: environment.searchLimit, windowMs: 600_000 })

/**
 * Counts a search for the network of an IP address, in memory.
 * @throws {Failure} too-many, with the seconds to wait
 */
export function limitSearches(ip: string): void {
  const retryAfter = searches.take(bucketOf(ip))
  if (retryAfter > 0)
    throw new Failure('too-many', {
      message: `You have searched ${environment.searchLimit} times within ten minutes. Try again in ${Math.ceil(retryAfter / 60)} min.`,
      retryAfter,
    })
}

import { environment } from '../../engine/environment.ts'
import { Failure } from '../../engine/failures.ts'
import { bucketOf } from '../../engine/ip-address.ts'

const WINDOW_MS = 600_000
/** Addresses that are remembered at most; then the oldest are forgotten. */
const MOST_ADDRESSES = 50_000

const uses = new Map<string, { count: number; since: number }>()

/**
 * Counts a run for an address. In memory: a run is worth less than a write to the database, and after a restart
 * everybody may begin anew.
 * @throws {Failure} too-many, with the seconds to wait
 */
export function limitRuns(address: string, now = Date.now(), most = environment.toolLimit) {
  const key = bucketOf(address)
  const known = uses.get(key)
  const use = known && now - known.since < WINDOW_MS ? known : { count: 0, since: now }
  use.count += 1
  uses.delete(key)
  uses.set(key, use)
  if (uses.size > MOST_ADDRESSES) uses.delete(uses.keys().next().value ?? '')
  if (use.count <= most) return
  const retryAfter = Math.ceil((use.since + WINDOW_MS - now) / 1_000)
  throw new Failure('too-many', {
    message: `Your address has run ${most} tools within ten minutes, which is the most our server takes. Try again in ${minutes(retryAfter)}.`,
    retryAfter,
  })
}

const minutes = (seconds: number) => (seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`)

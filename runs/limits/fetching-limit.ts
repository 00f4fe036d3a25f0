import { countUse } from '#cms/database/client.ts'
import { environment } from '#platform/environment/environment.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { TEN_MINUTES_MS, tooManyRuns } from './run-count-limit.ts'

/**
 * Counts a run that sends requests to other servers. In the database, because these servers do not care how many
 * processes we have.
 * @throws {Failure} too-many, with the seconds to wait
 */
export async function limitFetchingRuns(ip: string): Promise<void> {
  const max = environment.toolLimit
  const retryAfter = await countUse(`fetching runs ${bucketOf(ip)}`, { max, seconds: TEN_MINUTES_MS / 1_000 })
  if (retryAfter > 0) throw tooManyRuns(max, retryAfter)
}

import { Failure } from '#engine/failures.ts'
import type { FetchedRobots } from '#engine/web/sitemaps.ts'

export type FetchedFile = { url: string; status: number; text: string; isThere: boolean }

const FIRST_OTHER = 300
const FIRST_SERVER_ERROR = 500

/**
 * Returns the robots.txt of a site; without one, everything is allowed (RFC 9309, 2.3.1.3).
 * @throws {Failure} invalid, if it cannot be read, because no rule is known then
 */
export function readFetched({ url, status, text, failure }: FetchedRobots): FetchedFile {
  if (status === null || failure || status >= FIRST_SERVER_ERROR) {
    const reason = failure?.message ?? `The server responded with ${status}.`
    const message = `${url} cannot be read, so no line can be tested. ${reason} Crawlers assume that everything is blocked until they can read the file (RFC 9309, 2.3.1.4).`
    throw new Failure('invalid', { message, errors: { url: message } })
  }
  return { url, status, text, isThere: status < FIRST_OTHER }
}

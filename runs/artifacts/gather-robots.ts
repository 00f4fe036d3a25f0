import { BOT_NAME } from '#engine/net/bot.ts'
import { MAX_BYTES, readRobotsFile } from '#engine/robots/robots-file.ts'
import { agentName, checkRobots } from '#engine/robots/verdict.ts'
import { whatBlocks } from '#engine/web/blocked-page.ts'
import type { Page } from '#engine/web/page.ts'
import type { FetchedRobots } from '#engine/web/sitemaps.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import type { Fetching } from './fetching.ts'

/** Returns what robots.txt says about a URL; undefined if the file could not be read. */
export type ReadRobots = (url: string, userAgent?: string) => Promise<Page['robots']>

/** Shorter than for a page: a visitor who asked for a page waits for it. */
const ROBOTS_MS = 5_000
const NO_FILE_MAX = 499

/**
 * Returns the robots.txt of a host, even if there is none or it cannot be read.
 * @throws {FetchFailure} if it is not a URL, or our own limit kept it from being read
 */
export async function gatherRobots(
  typed: string,
  { fetchPage, limiter, cached, isFresh }: Fetching,
): Promise<FetchedRobots> {
  const read = readTypedUrl(typed)
  if ('message' in read) throw new FetchFailure('refused', 'not an address', { message: read.message, isFinal: true })
  const { href, host, protocol } = new URL('/robots.txt', read.url)
  // Without a scheme, https is tried first.
  const url = read.hasScheme || protocol === 'http:' ? href : `${host}/robots.txt`
  const request = { url, maxBytes: MAX_BYTES, isCut: true }
  try {
    const page = await cached(`robots ${url}`, () => fetchPage(request, { limiter, hopMs: ROBOTS_MS }), { isFresh })
    const instead = whatBlocks(page)
    const isThere = page.status >= 200 && page.status < 300 && !instead
    return {
      url: page.url,
      status: page.status,
      // A crawler reads it as UTF-8, whatever the header says: RFC 9309 §2.3.
      text: isThere ? new TextDecoder().decode(page.body) : '',
      fetchedAt: page.fetchedAt,
      ...(instead ? { instead } : {}),
    }
  } catch (error) {
    const reason = error instanceof FetchFailure ? error.forTools : undefined
    if (!reason || 'unmeasured' in reason) throw error
    return { url: href, status: null, text: '', fetchedAt: Date.now(), ...reason }
  }
}

/** Creates the verdict on single URLs. A host without a file allows everything: RFC 9309 §2.3.1.3. */
export function createReadRobots(fetching: Fetching): ReadRobots {
  // The verdict of robots.txt is shown beside the page, so measuring the page again does not fetch robots.txt again.
  const stored = { ...fetching, isFresh: false }
  return async (url, userAgent = BOT_NAME) => {
    const robots = await gatherRobots(url, stored).catch(() => undefined)
    if (robots === undefined || robots.status === null || robots.status > NO_FILE_MAX) return undefined
    const { isAllowed, rule } = checkRobots(readRobotsFile(robots.text), agentName(userAgent), url)
    return {
      isAllowed,
      ...(rule ? { line: rule.line, rule: `${rule.allows ? 'Allow' : 'Disallow'}: ${rule.value}` } : {}),
    }
  }
}

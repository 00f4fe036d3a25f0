import { Failure, type FailureCode } from '#engine/failures.ts'
import type { Page, PageRequest, UnreadPage } from '#engine/web/page.ts'
import { parseTypedUrl, readTypedUrl } from '#engine/web/typed-url.ts'
import { createQueue } from '#platform/waiting/queue.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import type { Fetching } from './fetching.ts'
import type { ReadRobots } from './gather-robots.ts'

/** Hosts that are read at the same time for one run. Requests to one host follow each other. */
const HOSTS_AT_ONCE = 6

/**
 * Returns a page, with what robots.txt says about it.
 * @throws {Failure} with a message for the visitor
 */
export function gatherPage(request: PageRequest, fetching: Fetching, robotsFor: ReadRobots): Promise<Page> {
  return pageWithRobots(request, fetching, robotsFor).catch(asFailure)
}

async function pageWithRobots(request: PageRequest, fetching: Fetching, robotsFor: ReadRobots): Promise<Page> {
  const page = await fetchCached(request, fetching)
  const robots = await robotsFor(page.url, request.userAgent)
  return { ...page, requestedUrl: request.url, ...(robots ? { robots } : {}) }
}

/**
 * Returns pages in the order of their requests; one that cannot be fetched is unread. A request that names a crawler
 * gets what robots.txt says to it.
 */
export async function gatherPages(
  requests: PageRequest[],
  fetching: Fetching,
  robotsFor: ReadRobots,
): Promise<(Page | UnreadPage)[]> {
  const byHost = Map.groupBy(requests.entries(), ([, { url }]) => parseTypedUrl(url)?.hostname ?? '')
  const hosts = createQueue({ running: HOSTS_AT_ONCE })
  const pages: (Page | UnreadPage)[] = []
  const gatherHost = async (ofHost: [at: number, request: PageRequest][]) => {
    for (const [at, request] of ofHost)
      pages[at] = await (request.userAgent
        ? pageWithRobots(request, fetching, robotsFor)
        : pageAlone(request, fetching)
      ).catch((error) => unread(request, error))
  }
  await Promise.all([...byHost.values()].map((ofHost) => hosts.run(() => gatherHost(ofHost))))
  return pages
}

async function pageAlone(request: PageRequest, fetching: Fetching): Promise<Page> {
  return { ...(await fetchCached(request, fetching)), requestedUrl: request.url }
}

/** Returns a request without the crawler, so that all tools that request the same page share one response. */
function fetchCached({ userAgent: _, ...request }: PageRequest, { fetchPage, limiter, cached, isFresh }: Fetching) {
  // “shop.com” and “SHOP.com/” are the same request, “http://shop.com” is another one.
  const key = JSON.stringify(['page', { ...request, ...readTypedUrl(request.url) }])
  return cached(key, () => fetchPage(request, { limiter }), { isFresh })
}

function unread({ url }: PageRequest, error: unknown): UnreadPage {
  if (!(error instanceof FetchFailure)) throw error
  return { requestedUrl: url, hops: error.hops, failure: { kind: error.unreadKind, message: error.message } }
}

/**
 * Throws the failure of a fetch as one of a run: `invalid` if the visitor can change the input, `too-many` if our
 * server is busy.
 */
export function asFailure(error: unknown): never {
  if (!(error instanceof FetchFailure)) throw error
  const { kind, message, retryAfterMs, cause } = error
  const code: FailureCode = kind === 'busy' ? 'too-many' : 'invalid'
  const retryAfter = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1_000)
  throw new Failure(code, { message, cause, ...(retryAfter ? { retryAfter } : {}) })
}

import { setTimeout as delay } from 'node:timers/promises'
import { Failure, type FailureCode } from '#engine/failures.ts'
import type { Page, PageRequest, ReceivedPage } from '#engine/web/page.ts'
import { parseTypedUrl, readTypedUrl } from '#engine/web/typed-url.ts'
import { createQueue } from '#platform/waiting/queue.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import type { Fetching } from './fetching.ts'
import type { ReadRobots } from './gather-robots.ts'

/** Hosts that are read at the same time for one run. Requests to one host follow each other. */
const HOSTS_AT_ONCE = 6
/** A host gets 30 requests a minute, so its next turn comes within a minute unless others wait for it, too. */
const MAX_TURN_WAIT_MS = 90_000
const MIN_TURN_WAIT_MS = 500

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
): Promise<ReceivedPage[]> {
  const byHost = Map.groupBy(requests.entries(), ([, { url }]) => parseTypedUrl(url)?.hostname ?? '')
  const hosts = createQueue({ running: HOSTS_AT_ONCE })
  const pages: ReceivedPage[] = []
  const gatherHost = async (ofHost: [at: number, request: PageRequest][]) => {
    for (const [at, request] of ofHost) {
      const read = () =>
        request.userAgent ? pageWithRobots(request, fetching, robotsFor) : pageAlone(request, fetching)
      pages[at] = await (request.waits ? inTurn(read, fetching.signal) : read()).catch((error) =>
        unread(request, error),
      )
    }
  }
  await Promise.all([...byHost.values()].map((ofHost) => hosts.run(() => gatherHost(ofHost))))
  return pages
}

async function pageAlone(request: PageRequest, fetching: Fetching): Promise<Page> {
  return { ...(await fetchCached(request, fetching)), requestedUrl: request.url }
}

/**
 * Reads a page again while only our own limit for its host refuses it, for a minute and a half at most.
 * @throws {FetchFailure} of the last attempt; whatever `signal` was aborted with
 */
async function inTurn(read: () => Promise<Page>, signal: AbortSignal | undefined): Promise<Page> {
  const endsAt = Date.now() + MAX_TURN_WAIT_MS
  for (;;) {
    try {
      return await read()
    } catch (error) {
      const isBusy = error instanceof FetchFailure && error.kind === 'busy'
      if (!isBusy || Date.now() >= endsAt) throw error
      const wanted = Math.max(MIN_TURN_WAIT_MS, error.retryAfterMs ?? 0)
      await delay(Math.min(wanted, endsAt - Date.now()), undefined, signal ? { signal } : {})
    }
  }
}

/** Returns a request without what only its tool needs, so that tools that request the same page share a response. */
function fetchCached(
  { userAgent: _, accepts: _accepts, waits: _waits, ...request }: PageRequest,
  { fetchPage, limiter, cached, isFresh }: Fetching,
) {
  // “shop.com” and “SHOP.com/” are the same request, “http://shop.com” is another one.
  const key = JSON.stringify(['page', { ...request, ...readTypedUrl(request.url) }])
  return cached(key, () => fetchPage(request, { limiter }), { isFresh })
}

function unread({ url }: PageRequest, error: unknown): ReceivedPage {
  if (!(error instanceof FetchFailure)) throw error
  return { requestedUrl: url, hops: error.hops, ...error.forTools }
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

import { CrawlFailure, type CrawlFetch } from '#engine/crawl/ports.ts'
import { FetchFailure } from '#providers/http/fetch-failure.ts'
import type { FetchPublic, Limiter } from '#providers/http/fetch-public.ts'

type Sources = {
  fetchPublic: FetchPublic
  limiter: Limiter
  wait: (ms: number) => Promise<void>
  /** Milliseconds since 1970: requests do not wait for their turn longer. */
  endsAt: number
}

const BUSY_DELAY_MS = 2_000
/** Returns whether our own limit for a host is reached; a crawl then waits instead of exceeding it. */
const isBusy = (error: unknown) => error instanceof FetchFailure && error.kind === 'busy'

/** Returns the fetch of a crawl: through the egress layer, one hop at a time, waiting for the limit of the host. */
export function crawlFetch({ fetchPublic, limiter, wait, endsAt }: Sources): CrawlFetch {
  return async ({ url, method, signal }) => {
    for (;;) {
      const began = performance.now()
      try {
        const { status, headers, body } = await fetchPublic(url, { method, maxRedirects: 0, limiter, signal })
        return { status, headers, body: [body], firstByteMs: performance.now() - began }
      } catch (error) {
        if (isBusy(error) && Date.now() + BUSY_DELAY_MS < endsAt) await wait(BUSY_DELAY_MS)
        else if (error instanceof FetchFailure) throw crawlFailureOf(error)
        else throw error
      }
    }
  }
}

/** What resolvers say if no name server responds: `node:dns`. */
const NO_NAME_SERVER = new Set(['ECONNREFUSED', 'ETIMEOUT', 'EAI_AGAIN', 'ECANCELLED'])
const NO_ANSWER = 'No name server responded to our question about this host.'

/** Returns why a request failed; a name that nobody could be asked about is not one that does not exist. */
export function crawlFailureOf(error: FetchFailure): CrawlFailure {
  const { code = '' } = (error.cause ?? {}) as NodeJS.ErrnoException
  if (error.isName && NO_NAME_SERVER.has(code)) return new CrawlFailure('unreachable', NO_ANSWER, error)
  return new CrawlFailure(error.unreadKind, error.message, error)
}

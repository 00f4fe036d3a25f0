import type { FetchPage } from '#providers/http/fetch-page.ts'
import type { Limiter } from '#providers/http/fetch-public.ts'
import type { ResponseCache } from './response-cache.ts'

/** What the gatherers of one run fetch with. */
export type Fetching = {
  fetchPage: FetchPage
  limiter: Limiter
  cached: ResponseCache
  /** Fetches again what is stored. */
  isFresh: boolean
  /** Aborts what waits for the turn of a host. */
  signal?: AbortSignal
}

import { LRUCache } from 'lru-cache'
import { FetchFailure } from '#providers/http/fetch-failure.ts'

const TEN_MINUTES_MS = 600_000
/** A server that has just failed is not asked again at once. */
const FAILURE_MS = 30_000
const MAX_BYTES = 128 * 1024 * 1024
const MIN_ENTRY_BYTES = 2_048

type Entry = { value: unknown } | { failure: FetchFailure }
type Options = {
  /** Bytes in memory. */
  sizeOf: (value: unknown) => number
  maxBytes?: number
  now?: () => number
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Creates a store of responses: each is fetched once in ten minutes, however many tools and visitors ask for it. Those
 * who ask while it is being fetched get the same response.
 */
export function createResponseCache({ sizeOf, maxBytes = MAX_BYTES, now = Date.now }: Options) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    ttl: TEN_MINUTES_MS,
    ttlResolution: 0,
    perf: { now },
    sizeCalculation: (entry) => MIN_ENTRY_BYTES + ('value' in entry ? sizeOf(entry.value) : 0),
  })
  const underway = new Map<string, Promise<unknown>>()

  /**
   * Returns the stored response, or fetches it; with `isFresh`, always fetches it.
   * @throws {FetchFailure} of the fetch, or of one that failed in the last 30 seconds
   */
  return async function cached<T>(key: string, fetchIt: () => Promise<T>, { isFresh = false } = {}): Promise<T> {
    const entry = isFresh ? undefined : entries.get(key)
    if (entry && 'failure' in entry) throw entry.failure
    if (entry) return entry.value as T
    const running = underway.get(key)
    if (running) return running as Promise<T>
    const work = fetchIt().then(
      (value) => {
        entries.set(key, { value })
        return value
      },
      (error: unknown) => {
        if (error instanceof FetchFailure && error.kind !== 'busy')
          entries.set(key, { failure: error }, { ttl: FAILURE_MS })
        throw error
      },
    )
    underway.set(key, work)
    return work.finally(() => underway.delete(key))
  }
}

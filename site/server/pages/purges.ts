import { setTimeout as pause } from 'node:timers/promises'
import type { SharedCache } from '#providers/shared-cache/shared-cache.ts'
import { EVERY_PAGE, keyOfTag, PAGE_OF_MANY } from './shared-caching.ts'

type Options = {
  onError: (error: Error, cache: SharedCache) => void
  firstWaitMs?: number
  /** How long after a confirmed purge it is repeated. */
  againMs?: number
}

const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 30_000
/** A page on its way to the cache while it is purged would stay there: nothing can find it yet. */
const AGAIN_MS = 1_000
/** More keys than this purge every page, in one request. */
const MAX_KEYS = 1_000

/**
 * Returns what tells shared caches which tags have changed. A purge is repeated until the cache confirms it; what a
 * process that dies leaves is covered by the next one, which begins with a purge of every page. Each site process
 * purges once it knows of a change itself: a cache told earlier might store the former page again.
 */
export function createPurges(
  caches: readonly SharedCache[],
  { onError, firstWaitMs = FIRST_WAIT_MS, againMs = AGAIN_MS }: Options,
) {
  const lines = caches.map(createLine)
  return {
    /** Purges every page that read one of the tags; without tags, every page. */
    add(tags?: Iterable<string>) {
      const keys = keysOf(tags)
      for (const line of lines) line.add(keys)
    },
  }

  function createLine(cache: SharedCache) {
    /** Keys to purge, and whether each is a repetition. */
    let waiting = new Map<string, boolean>()
    let isRunning = false
    return { add }

    function add(keys: readonly string[], isAgain = false) {
      if (keys.length === 0) return
      for (const key of keys) waiting.set(key, isAgain && waiting.get(key) !== false)
      if (!isRunning) void run()
    }

    async function run() {
      isRunning = true
      for (let wait = firstWaitMs; waiting.size > 0; ) {
        const taken = waiting
        waiting = new Map()
        try {
          await cache.purge(namesOf(taken))
          wait = firstWaitMs
          const fresh = new Map([...taken].filter(([, isAgain]) => !isAgain))
          if (fresh.size > 0) setTimeout(() => add(namesOf(fresh), true), againMs).unref()
        } catch (error) {
          for (const [key, isAgain] of taken) waiting.set(key, isAgain && waiting.get(key) !== false)
          onError(error as Error, cache)
          await pause(wait, undefined, { ref: false })
          wait = Math.min(wait * 2, MAX_WAIT_MS)
        }
      }
      isRunning = false
    }
  }
}

const namesOf = (keys: Map<string, boolean>) =>
  keys.has(EVERY_PAGE) || keys.size > MAX_KEYS ? [EVERY_PAGE] : [...keys.keys()]

/** A redirect replaces the page at its path, which no tag names. */
function keysOf(tags: Iterable<string> | undefined): string[] {
  const changed = tags && [...tags].filter((tag) => !tag.startsWith('heartbeat '))
  if (!changed || changed.includes('redirects')) return [EVERY_PAGE]
  return changed.length === 0 ? [] : [...changed.map(keyOfTag), PAGE_OF_MANY]
}

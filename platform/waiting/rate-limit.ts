/** Maximum number of keys of one limit; beyond it, the least recently counted key is dropped. */
const MAX_KEYS = 50_000

export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * Counts uses of a key in fixed windows, in the memory of this process. A window starts with the first use.
 * @example
 * const limit = createRateLimit({ max: 5, windowMs: 600_000 })
 * limit.count('192.0.2.7') // 1
 * limit.secondsLeft('192.0.2.7') // 0: four more uses are allowed
 */
export function createRateLimit({ max, windowMs }: { max: number; windowMs: number }) {
  /** Ordered by last count. A library's cache would reserve a megabyte for each limit. */
  const windows = new Map<string, { count: number; since: number }>()

  function current(key: string, now: number) {
    const window = windows.get(key)
    return window && now - window.since < windowMs ? window : undefined
  }

  return {
    /** Counts one use and returns how many there are in this window. */
    count(key: string, now = Date.now()): number {
      const window = current(key, now) ?? { count: 0, since: now }
      window.count += 1
      windows.delete(key)
      windows.set(key, window)
      const [oldest] = windows.size > MAX_KEYS ? windows.keys() : []
      if (oldest !== undefined) windows.delete(oldest)
      return window.count
    },
    /** Uses in the current window. */
    used: (key: string, now = Date.now()): number => current(key, now)?.count ?? 0,
    /** Seconds until the next use is allowed, or 0 if it is allowed now. */
    secondsLeft(key: string, now = Date.now()): number {
      const window = current(key, now)
      return window && window.count >= max ? Math.max(1, Math.ceil((window.since + windowMs - now) / 1_000)) : 0
    },
    /** Takes one use back. */
    giveBack(key: string) {
      const window = windows.get(key)
      if (window && window.count > 0) window.count -= 1
    },
    /** Forgets every key that passes the test. */
    forget(isForgotten: (key: string) => boolean) {
      for (const key of windows.keys()) if (isForgotten(key)) windows.delete(key)
    },
  }
}

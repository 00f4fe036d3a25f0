/** Maximum number of keys of one limit; beyond it, the least recently counted keys are dropped. */
const MAX_KEYS = 50_000
/** Keys that are dropped together: finding the oldest one of a large map takes ten times as long as counting. */
const DROPPED_KEYS = 100

export type RateLimit = ReturnType<typeof createRateLimit>

type Options = {
  max: number
  windowMs: number
  /** Uses are forgotten one after the other, `max` in each `windowMs`, instead of all at the end of the window. */
  isSteady?: boolean
}

/**
 * Counts uses of a key in fixed windows, in the memory of this process. A window starts with the first use.
 * @example
 * const limit = createRateLimit({ max: 5, windowMs: 600_000 })
 * limit.take('192.0.2.7') // 0: allowed and counted; after five of them, the seconds to wait
 */
export function createRateLimit({ max, windowMs, isSteady = false }: Options) {
  /** Ordered by last count. A library's cache would reserve a megabyte for each limit. */
  const windows = new Map<string, { count: number; since: number }>()

  function current(key: string, now: number) {
    const window = windows.get(key)
    if (!window || now - window.since >= windowMs) return { count: 0, since: now }
    if (!isSteady) return window
    return { count: Math.max(0, window.count - ((now - window.since) * max) / windowMs), since: now }
  }

  /** Counts one use and returns how many there are in this window. */
  function count(key: string, now = Date.now()): number {
    const window = current(key, now)
    window.count += 1
    windows.delete(key)
    windows.set(key, window)
    if (windows.size > MAX_KEYS) dropOldest()
    return window.count
  }

  function dropOldest() {
    for (const key of windows.keys()) {
      windows.delete(key)
      if (windows.size === MAX_KEYS - DROPPED_KEYS) return
    }
  }

  /** Returns the seconds until the next use is allowed, or 0 if it is allowed now. */
  function secondsLeft(key: string, now = Date.now()): number {
    const window = current(key, now)
    if (window.count <= max - 1) return 0
    const endsAt = isSteady ? now + ((window.count - max + 1) * windowMs) / max : window.since + windowMs
    return Math.max(1, Math.ceil((endsAt - now) / 1_000))
  }

  return {
    count,
    secondsLeft,
    /** Counts one use if it is allowed. Otherwise returns the seconds until it is. */
    take(key: string, now = Date.now()): number {
      const wait = secondsLeft(key, now)
      if (wait === 0) count(key, now)
      return wait
    },
    /** Uses in the current window. */
    used: (key: string, now = Date.now()): number => current(key, now).count,
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

/**
 * Counts uses of several keys at once in a sliding window: in any period of `windowMs`, each of them has at most `max`.
 */
export function createSlidingLimit({ max, windowMs, now }: { max: number; windowMs: number; now: () => number }) {
  const usesOf = new Map<string, number[]>()

  function count(keys: string[], uses = 1) {
    const added = Array<number>(Math.min(uses, max)).fill(now())
    for (const key of keys) usesOf.set(key, [...(usesOf.get(key) ?? []), ...added].slice(-max))
  }

  return {
    count,
    /** Counts one use if all keys allow it. Otherwise returns the milliseconds until they do. */
    take(keys: string[]): number {
      const since = now() - windowMs
      for (const [key, uses] of usesOf) if (uses.every((at) => at <= since)) usesOf.delete(key)
      const waits = keys.map((key) => {
        const [first = since, ...others] = (usesOf.get(key) ?? []).filter((at) => at > since)
        return others.length < max - 1 ? 0 : first - since
      })
      const wait = Math.max(0, ...waits)
      if (wait === 0) count(keys)
      return wait
    },
  }
}

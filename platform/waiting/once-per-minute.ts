const MINUTE_MS = 60_000
const MAX_KEYS = 1_000

/**
 * Creates a function that returns whether something is due for a key: at most once a minute, and for at most a thousand
 * keys a minute, so that a flood cannot fill a log.
 */
export function createOncePerMinute(now: () => number = Date.now) {
  const last = new Map<string, number>()
  return (key: string): boolean => {
    const before = last.get(key)
    if (before !== undefined && now() - before < MINUTE_MS) return false
    for (const [other, at] of last) {
      if (now() - at < MINUTE_MS) break
      last.delete(other)
    }
    if (last.size >= MAX_KEYS) return false
    last.delete(key)
    last.set(key, now())
    return true
  }
}

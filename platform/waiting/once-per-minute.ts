import { createRateLimit } from './rate-limit.ts'

const MINUTE_MS = 60_000
const MAX_KEYS = 1_000

/**
 * Creates a function that returns whether something is due for a key: at most once a minute, and for at most a thousand
 * keys a minute, so that a flood cannot fill a log.
 */
export function createOncePerMinute(now: () => number = Date.now) {
  const ofKey = createRateLimit({ max: 1, windowMs: MINUTE_MS })
  const ofAll = createRateLimit({ max: MAX_KEYS, windowMs: MINUTE_MS })
  return (key: string): boolean =>
    ofKey.secondsLeft(key, now()) === 0 && ofAll.take('', now()) === 0 && ofKey.take(key, now()) === 0
}

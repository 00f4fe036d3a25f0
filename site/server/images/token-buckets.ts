import { LRUCache } from 'lru-cache'

type Bucket = { tokens: number; at: number }

type Options = {
  /** Number of tokens that a visitor can use at once. */
  capacity: number
  perSecond: number
  /** Maximum number of visitors; beyond it, the least recently seen one is dropped. */
  mostVisitors?: number
}

/**
 * Creates an in-memory rate limit: each visitor has a bucket of tokens that refills over time.
 * @returns a function that takes one token and returns 0, or the seconds until the next token
 */
export function createTokenBuckets({ capacity, perSecond, mostVisitors = 50_000 }: Options) {
  const buckets = new LRUCache<string, Bucket>({ max: mostVisitors })

  return function take(visitor: string, now = Date.now()): number {
    const known = buckets.peek(visitor) ?? { tokens: capacity, at: now }
    const tokens = Math.min(capacity, known.tokens + ((now - known.at) / 1_000) * perSecond)
    buckets.set(visitor, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
    return tokens < 1 ? Math.ceil((1 - tokens) / perSecond) : 0
  }
}

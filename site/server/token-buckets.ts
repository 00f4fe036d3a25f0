type Bucket = { tokens: number; at: number }

type Options = {
  /** What a visitor may use at once. */
  capacity: number
  perSecond: number
  /** Visitors that are remembered; then the one that was seen longest ago is forgotten. */
  mostVisitors?: number
}

/**
 * A rate limit in memory: each visitor has a bucket of tokens that fills up again over time.
 * @returns a function that takes one token, and gives 0, or the seconds until there is one again
 */
export function createTokenBuckets({ capacity, perSecond, mostVisitors = 50_000 }: Options) {
  const buckets = new Map<string, Bucket>()

  return function take(visitor: string, now = Date.now()): number {
    const known = buckets.get(visitor) ?? { tokens: capacity, at: now }
    const tokens = Math.min(capacity, known.tokens + ((now - known.at) / 1_000) * perSecond)
    buckets.delete(visitor)
    buckets.set(visitor, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
    if (buckets.size > mostVisitors) buckets.delete(buckets.keys().next().value ?? '')
    return tokens < 1 ? Math.ceil((1 - tokens) / perSecond) : 0
  }
}

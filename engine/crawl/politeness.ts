type Settings = {
  now: () => number
  wait: (ms: number) => Promise<void>
}

/** Delay after a response of 429 that names none. */
const BUSY_DELAY_MS = 5_000
const MAX_BUSY_DELAY_MS = 60_000

/**
 * Keeps a delay between the starts of requests to one host. It has no queue: callers send one request at a time to a
 * host.
 */
export function createPoliteness({ now, wait }: Settings) {
  const nextAt = new Map<string, number>()
  return {
    /** Waits until the next request may go to a host, and reserves its turn. */
    async turn(host: string, delayMs: number) {
      const at = Math.max(now(), nextAt.get(host) ?? 0)
      nextAt.set(host, at + delayMs)
      const left = at - now()
      if (left > 0) await wait(left)
    },
    /**
     * Postpones the next request after a response of 429 or 503.
     * @param retryAfter value of the header
     */
    slowDown(host: string, retryAfter: string) {
      const asked = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now()
      const delay = Math.min(MAX_BUSY_DELAY_MS, asked > 0 ? asked : BUSY_DELAY_MS)
      nextAt.set(host, Math.max(nextAt.get(host) ?? 0, now() + delay))
    },
  }
}

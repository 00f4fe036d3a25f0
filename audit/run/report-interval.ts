/** At most this often, and at most this share of the time is spent. */
const EVERY_MS = 2_000
const SHARE = 0.1

/** Decides when something that takes time is repeated: at once the first time, then seldom enough. */
export function createReportInterval(now: () => number) {
  let nextAt = Number.NEGATIVE_INFINITY
  return {
    isDue: () => now() >= nextAt,
    /** Runs the work and notes how long it took. */
    run<Value>(work: () => Value): Value {
      const began = now()
      try {
        return work()
      } finally {
        const ended = now()
        nextAt = ended + Math.max(EVERY_MS, (ended - began) * (1 / SHARE - 1))
      }
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { waitFor } from '#tests/support/wait-for.ts'

const INTERVAL_MS = 20
/** A visitor of a page waits longer; here, a hanging request must not hide that there is no service. */
const TIMEOUT_MS = 2_000

/** How long the page may stay away after the work. */
const BACK_WITHIN_MS = 120_000

/**
 * Asks a page 50 times a second until `stop()`, which waits until the page is there again and returns the longest time
 * without a response of it.
 */
export function askSteadily(url: string) {
  const answered: number[] = [performance.now()]
  let failed = 0
  let isDone = false
  const asking = (async () => {
    while (!isDone) {
      void ask()
      await wait(INTERVAL_MS)
    }
  })()
  return {
    stop: async () => {
      const stopped = performance.now()
      await waitFor(() => (answered.at(-1) ?? 0) > stopped, { within: BACK_WITHIN_MS })
      isDone = true
      await asking
      answered.sort((a, b) => a - b)
      const gaps = answered.slice(1).map((at, index) => at - (answered[index] ?? at))
      return { seconds: Math.round(Math.max(...gaps)) / 1_000, failed, answered: answered.length }
    },
  }

  async function ask() {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
    if (response?.ok && (await response.text().catch(() => ''))) answered.push(performance.now())
    else failed++
  }
}

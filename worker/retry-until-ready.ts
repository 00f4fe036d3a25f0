import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts'

const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 5_000

/**
 * Runs one step of the start until the database answers: it may start after the worker, or be gone for a moment.
 * @throws {unknown} what has another reason than the database
 */
export async function retryUntilReady<T>(step: () => Promise<T>, delay: (ms: number) => Promise<unknown> = sleep) {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
    try {
      return await step()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      console.error(`The database does not answer (${(error as Error).message}); trying again in ${wait} ms.`)
      await delay(wait)
    }
  }
}

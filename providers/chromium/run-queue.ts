import { Failure } from '#engine/failures.ts'
import { createQueue } from '#platform/waiting/queue.ts'

const BUSY_RETRY_S = 30

/**
 * Creates a queue in which one run takes place at a time.
 * @returns a function that waits for its turn and returns a function that ends it
 */
export function createRunQueue(maxWaiting: number) {
  const { enter } = createQueue({ running: 1, waiting: maxWaiting, refusal: busy })
  return (maxWaitMs: number, signal?: AbortSignal) =>
    enter({ timeout: { ms: maxWaitMs, error: busy }, ...(signal ? { signal } : {}) })
}

const busy = () =>
  new Failure('busy', {
    message: 'Many pages are waiting for our browser right now. Try again in a minute.',
    retryAfter: BUSY_RETRY_S,
  })

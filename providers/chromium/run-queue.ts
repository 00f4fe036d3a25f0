import { Failure } from '#engine/failures.ts'

const BUSY_RETRY_S = 30

/**
 * Creates a queue in which one run takes place at a time.
 * @returns a function that waits for its turn and returns a function that ends it
 */
export function createRunQueue(maxWaiting: number) {
  let last = Promise.resolve()
  let waiting = 0
  return async function enter(maxWaitMs: number, signal?: AbortSignal): Promise<() => void> {
    if (waiting > maxWaiting) throw busy()
    waiting += 1
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = before.then(() => promise)
    const late = AbortSignal.timeout(maxWaitMs)
    const ended = AbortSignal.any([late, ...(signal ? [signal] : [])])
    const gaveUp = Promise.withResolvers<never>()
    const giveUp = () => gaveUp.reject(late.aborted ? busy() : ended.reason)
    ended.addEventListener('abort', giveUp, { once: true })
    const end = () => {
      waiting -= 1
      resolve()
    }
    try {
      await Promise.race([before, gaveUp.promise])
      return end
    } catch (error) {
      end()
      throw error
    } finally {
      ended.removeEventListener('abort', giveUp)
    }
  }
}

const busy = () =>
  new Failure('busy', {
    message: 'Many pages are waiting for our browser right now. Try again in a minute.',
    retryAfter: BUSY_RETRY_S,
  })

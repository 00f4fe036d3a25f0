import { Failure } from '#engine/failures.ts'
import { createQueue } from '#platform/waiting/queue.ts'
import type { EnterMachine } from './machine-turn.ts'

const BUSY_RETRY_S = 30

/**
 * Creates a queue in which one run takes place at a time: in this process, and with `enterMachine` on this machine.
 * @returns a function that waits for its turn and returns a function that ends it
 */
export function createRunQueue(maxWaiting: number, enterMachine?: EnterMachine) {
  const { enter } = createQueue({ running: 1, waiting: maxWaiting, refusal: busy })
  return async (maxWaitMs: number, signal?: AbortSignal): Promise<() => void> => {
    const endsAt = performance.now() + maxWaitMs
    const leave = await enter({ timeout: { ms: maxWaitMs, error: busy }, ...(signal ? { signal } : {}) })
    try {
      const leaveMachine = await enterMachine?.(endsAt - performance.now(), signal)
      if (enterMachine && !leaveMachine) throw busy()
      return () => {
        leaveMachine?.()
        leave()
      }
    } catch (error) {
      leave()
      throw error
    }
  }
}

const busy = () =>
  new Failure('busy', {
    message: 'Many pages are waiting for our browser right now. Try again in a minute.',
    retryAfter: BUSY_RETRY_S,
  })

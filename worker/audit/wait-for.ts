import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits for some milliseconds.
 * @throws whatever `signal` is aborted with
 */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
}

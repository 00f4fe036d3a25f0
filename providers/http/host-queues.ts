import { AsyncLocalStorage } from 'node:async_hooks'
import { createQueue } from '#platform/waiting/queue.ts'

/**
 * The visitor for whom this server sends requests now, by asynchronous context. Without one, all requests count as one
 * visitor's.
 */
const visitors = new AsyncLocalStorage<string>()

/** Runs work on behalf of a visitor, whose requests take turns with those of other visitors. */
export const onBehalfOf = <Value>(visitor: string, work: () => Value): Value => visitors.run(visitor, work)

/** Creates a queue for each host, in which one request at a time has its turn. Visitors rotate. */
export function createHostQueues() {
  const queues = new Map<string, ReturnType<typeof createQueue>>()
  return {
    /**
     * Waits for the turn.
     * @returns a function that ends it
     * @throws {unknown} what `signal` was aborted with, or the queue was refused with
     */
    async enter(host: string, signal: AbortSignal): Promise<() => void> {
      signal.throwIfAborted()
      const onIdle = () => queues.delete(host)
      const queue = queues.get(host) ?? createQueue({ running: 1, remembersTurns: true, onIdle })
      queues.set(host, queue)
      return queue.enter({ key: visitors.getStore() ?? '', signal })
    },
    /** Refuses all waiting requests, in the order of their turns. */
    refuseAll: (host: string, error: () => Error) => queues.get(host)?.refuseAll(error),
  }
}

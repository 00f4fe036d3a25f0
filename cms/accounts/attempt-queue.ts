import { availableParallelism } from 'node:os'
import { createQueue } from '#platform/waiting/queue.ts'

/** Hashing a password takes one core for a quarter of a second. One core stays free for everyone who is signed in. */
const MAX_RUNNING = Math.max(1, availableParallelism() - 1)
const MAX_WAITING = 50

/**
 * The queue of work that hashes a password. The work may take database connections, so a caller must not hold one while
 * it waits.
 */
export const attemptQueue = createQueue({ running: MAX_RUNNING, waiting: MAX_WAITING })

import { availableParallelism } from 'node:os'
import { createRunLimit } from '#platform/waiting/run-limit.ts'

/** Hashing a password takes one core for a quarter of a second. One core stays free for everyone who is signed in. */
const MAX_RUNNING = Math.max(1, availableParallelism() - 1)
const MAX_WAITING = 50

/**
 * Runs work that hashes a password when its turn comes. The work may take database connections, so a caller must not
 * hold one while it waits.
 * @throws {Overloaded} if too many are waiting already
 */
export const inAttemptQueue = createRunLimit({ running: MAX_RUNNING, waiting: MAX_WAITING })

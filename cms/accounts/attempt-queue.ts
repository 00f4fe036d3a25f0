import { availableParallelism } from 'node:os'
import { createRunLimit } from '../../engine/http/run-limit.ts'

/** A password hash takes a core for a quarter of a second. One core stays free for everybody who is signed in. */
const MAX_RUNNING = Math.max(1, availableParallelism() - 1)
const MAX_WAITING = 50

/**
 * Runs work that hashes a password when it is its turn. The work may take database connections, so nothing that holds
 * one may wait here.
 * @throws {Overloaded} if too many are waiting already
 */
export const inAttemptQueue = createRunLimit({ running: MAX_RUNNING, waiting: MAX_WAITING })

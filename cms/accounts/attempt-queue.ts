import { availableParallelism } from 'node:os'

/** A password hash takes a core for a quarter of a second. One core stays free for everybody who is signed in. */
const MAX_RUNNING = Math.max(1, availableParallelism() - 1)
const MAX_WAITING = 50

let running = 0
const waiting: (() => void)[] = []

export class QueueFull extends Error {}

/**
 * Runs work that hashes a password when it is its turn. The work may take database connections, so nothing that holds
 * one may wait here.
 * @throws {QueueFull} if too many are waiting already
 */
export async function inAttemptQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_RUNNING) running++
  else {
    if (waiting.length >= MAX_WAITING) throw new QueueFull()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { FetchFailure } from './fetch-failure.ts'
import type { Limiter } from './fetch-public.ts'

const WINDOW_MS = 60_000
const PER_WINDOW = 30
/** Between two attempts to take a turn that another process has. */
const POLL_MS = 50

/**
 * Creates a limit of one request at a time and 30 per minute for each host, so that our server
 * neither floods nor scans a host. Counts in the memory of one process.
 */
export function createHostGate(now: () => number = Date.now): Limiter {
  const hosts = new Map<string, number[]>()
  const wait = createLine()
  return async (host, signal) => {
    for (const [name, starts] of hosts) if (starts.every((start) => now() - start >= WINDOW_MS)) hosts.delete(name)
    const starts = (hosts.get(host) ?? []).filter((start) => now() - start < WINDOW_MS)
    const [first = now()] = starts
    if (starts.length >= PER_WINDOW) throw tooMany(host, first + WINDOW_MS - now())
    hosts.set(host, [...starts, now()])
    return wait(host, signal)
  }
}

/** What counts turns for all processes: `createFetchTurns`. */
export type SharedTurns = {
  take: (host: string) => Promise<{ turn: string } | { waitMs: number; isFull: boolean }>
  end: (host: string, turn: string) => Promise<void>
}

/** Creates the same limit for all processes together. In this process, requests stand in line for the next turn. */
export function createSharedHostGate({ take, end }: SharedTurns): Limiter {
  const wait = createLine()
  return async (host, signal) => {
    const leave = await wait(host, signal)
    try {
      for (;;) {
        const taken = await take(host)
        if ('turn' in taken)
          return () =>
            void end(host, taken.turn)
              .catch(() => undefined)
              .finally(leave)
        if (taken.isFull) throw tooMany(host, taken.waitMs)
        await delay(Math.min(POLL_MS, taken.waitMs), undefined, { signal })
      }
    } catch (error) {
      leave()
      signal.throwIfAborted()
      throw error
    }
  }
}

const tooMany = (host: string, retryAfterMs: number) =>
  new FetchFailure('busy', `${PER_WINDOW} requests a minute to ${host}`, { retryAfterMs })

/** A line for each host: the first one in it has the turn until it is ended. */
function createLine(): Limiter {
  const last = new Map<string, Promise<void>>()
  return async (host, signal) => {
    const before = last.get(host) ?? Promise.resolve()
    const { promise, resolve } = Promise.withResolvers<void>()
    const next = before.then(() => promise)
    last.set(host, next)
    void next.then(() => last.get(host) === next && last.delete(host))
    try {
      await unlessAborted(before, signal)
    } catch (error) {
      resolve()
      throw error
    }
    return resolve
  }
}

function unlessAborted(work: Promise<void>, signal: AbortSignal) {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort))
}

import { setTimeout as delay } from 'node:timers/promises'
import { countOf } from '#engine/text/count-of.ts'
import { type LimitedTarget, limitKeys } from '#platform/waiting/limit-keys.ts'
import { createSlidingLimit } from '#platform/waiting/rate-limit.ts'
import { FetchFailure } from './fetch-failure.ts'
import type { Limiter } from './fetch-public.ts'
import { createHostQueues } from './host-queues.ts'

const WINDOW_MS = 60_000
const PER_WINDOW = 30
/** Between two attempts to take a turn that another process has. */
const POLL_MS = 50
/** Maximum time that a request waits when the minute is used up; it is refused if it would take longer. */
const MAX_FULL_WAIT_MS = 5_000

/** A limit of requests to each host. It also counts requests that were sent without turns, such as a browser's. */
export type HostLimit = Limiter & { count: (target: LimitedTarget, requests: number) => void }

/**
 * Creates a limit of one request at a time and 30 per minute for each host, so that our server
 * neither floods nor scans a host: for its name, its registrable domain, and its IP addresses. Counts in the memory of
 * one process.
 */
export function createHostLimit(now: () => number = Date.now): HostLimit {
  const starts = createSlidingLimit({ max: PER_WINDOW, windowMs: WINDOW_MS, now })
  const queues = createHostQueues()
  const enter: Limiter = async (target, signal) => {
    const keys = limitKeys(target)
    const waitMs = starts.take(keys)
    if (waitMs > 0) throw tooMany(target.host, waitMs)
    return enterAll(queues, keys, signal)
  }
  return Object.assign(enter, {
    count: (target: LimitedTarget, requests: number) => starts.count(limitKeys(target), requests),
  })
}

/** What counts turns for all processes: `createFetchTurns`. */
export type SharedTurns = {
  take: (keys: string[]) => Promise<{ turn: string } | { waitMs: number; isFull: boolean; key: string }>
  end: (keys: string[], turn: string) => Promise<void>
  count: (keys: string[], requests: number) => Promise<void>
}

/**
 * Creates the same limit for all processes together. In this process, visitors take turns in the queue for a host. If
 * the minute of a host is used up for too long, its whole queue is refused, each request with the time until its turn.
 * @param perWindow what `turns` allow in a minute, for the message
 */
export function createSharedHostLimit({ take, end, count }: SharedTurns, perWindow = PER_WINDOW): HostLimit {
  const queues = createHostQueues()
  const promised = createPromises()
  const enter: Limiter = async (target, signal) => {
    const keys = limitKeys(target)
    const leave = await enterAll(queues, keys, signal)
    try {
      for (;;) {
        const taken = await take(keys)
        if ('turn' in taken) {
          for (const key of keys) promised.keep(key)
          return () =>
            void end(keys, taken.turn)
              .catch(() => undefined)
              .finally(leave)
        }
        const { key, isFull, waitMs } = taken
        if (isFull && waitMs > MAX_FULL_WAIT_MS) {
          const failure = tooMany(target.host, promised.next(key, waitMs), perWindow)
          queues.refuseAll(key, () => tooMany(target.host, promised.next(key, waitMs), perWindow))
          throw failure
        }
        await delay(isFull ? waitMs : Math.min(POLL_MS, waitMs), undefined, { signal })
      }
    } catch (error) {
      leave()
      signal.throwIfAborted()
      throw error
    }
  }
  return Object.assign(enter, {
    count: (target: LimitedTarget, requests: number) => void count(limitKeys(target), requests).catch(() => undefined),
  })
}

/**
 * Waits for the turn in the queue of each key, in the order of the keys.
 * @returns a function that ends all of these turns
 */
async function enterAll(queues: ReturnType<typeof createHostQueues>, keys: string[], signal: AbortSignal) {
  const ends: (() => void)[] = []
  const leave = () => {
    for (const end of ends) end()
  }
  try {
    for (const key of keys) ends.push(await queues.enter(key, signal))
    return leave
  } catch (error) {
    leave()
    throw error
  }
}

/** Counts requests that were told when to come back for a key, so that they do not all come at the same time. */
function createPromises() {
  const promises = new Map<string, { count: number; until: number }>()
  return {
    /** Returns the milliseconds after which there is room for one more. */
    next(key: string, waitMs: number) {
      const before = promises.get(key)
      const count = before && before.until > Date.now() ? before.count : 0
      const promisedMs = waitMs + Math.floor(count / PER_WINDOW) * WINDOW_MS
      promises.set(key, { count: count + 1, until: Date.now() + promisedMs })
      return promisedMs
    },
    /** Call it when one of them has come back. */
    keep(key: string) {
      const before = promises.get(key)
      if (before && before.count > 1) promises.set(key, { ...before, count: before.count - 1 })
      else promises.delete(key)
    },
  }
}

function tooMany(host: string, retryAfterMs: number, perWindow = PER_WINDOW) {
  const message = `Our server sends at most ${perWindow} requests a minute to one host, and these are used up for this one. Try again in ${inWords(retryAfterMs)}.`
  return new FetchFailure('busy', `${perWindow} requests a minute to ${host}`, { message, retryAfterMs })
}

function inWords(ms: number) {
  const seconds = Math.max(1, Math.ceil(ms / 1_000))
  if (seconds <= 90) return countOf(seconds, 'second')
  return countOf(Math.ceil(seconds / 60), 'minute')
}

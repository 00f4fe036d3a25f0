import { setTimeout as delay } from 'node:timers/promises'
import { countOf } from '../../engine/text/count-of.ts'
import { createFairLines } from './fair-line.ts'
import { FetchFailure } from './fetch-failure.ts'
import type { Limiter } from './fetch-public.ts'

const WINDOW_MS = 60_000
const PER_WINDOW = 30
/** Between two attempts to take a turn that another process has. */
const POLL_MS = 50
/** A request waits for so long when the minute is used up, and is refused when it would take longer. */
const MAX_FULL_WAIT_MS = 5_000

/** A limit of requests to each host, in which requests count that were not taken one by one, such as a browser's. */
export type HostGate = Limiter & { count: (host: string, requests: number) => void }

/**
 * Creates a limit of one request at a time and 30 per minute for each host, so that our server
 * neither floods nor scans a host. Counts in the memory of one process.
 */
export function createHostGate(now: () => number = Date.now): HostGate {
  const hosts = new Map<string, number[]>()
  const lines = createFairLines()
  const count = (host: string, requests: number) => {
    const starts = Array.from({ length: Math.min(requests, PER_WINDOW) }, () => now())
    hosts.set(host, [...(hosts.get(host) ?? []), ...starts].slice(-PER_WINDOW))
  }
  const enter: Limiter = async (host, signal) => {
    for (const [name, starts] of hosts) if (starts.every((start) => now() - start >= WINDOW_MS)) hosts.delete(name)
    const starts = (hosts.get(host) ?? []).filter((start) => now() - start < WINDOW_MS)
    const [first = now()] = starts
    if (starts.length >= PER_WINDOW) throw tooMany(host, first + WINDOW_MS - now())
    hosts.set(host, [...starts, now()])
    return lines.enter(host, signal)
  }
  return Object.assign(enter, { count })
}

/** What counts turns for all processes: `createFetchTurns`. */
export type SharedTurns = {
  take: (host: string) => Promise<{ turn: string } | { waitMs: number; isFull: boolean }>
  end: (host: string, turn: string) => Promise<void>
  count: (host: string, requests: number) => Promise<void>
}

/**
 * Creates the same limit for all processes together. In this process, visitors take turns in the line for a host. When
 * the minute of a host is used up for long, all of its line is refused, each with the time after which it is its turn.
 */
export function createSharedHostGate({ take, end, count }: SharedTurns): HostGate {
  const lines = createFairLines()
  const promised = createPromises()
  const enter: Limiter = async (host, signal) => {
    const leave = await lines.enter(host, signal)
    try {
      for (;;) {
        const taken = await take(host)
        if ('turn' in taken) {
          promised.keep(host)
          return () =>
            void end(host, taken.turn)
              .catch(() => undefined)
              .finally(leave)
        }
        if (taken.isFull && taken.waitMs > MAX_FULL_WAIT_MS) {
          const failure = tooMany(host, promised.next(host, taken.waitMs))
          lines.refuseAll(host, () => tooMany(host, promised.next(host, taken.waitMs)))
          throw failure
        }
        await delay(taken.isFull ? taken.waitMs : Math.min(POLL_MS, taken.waitMs), undefined, { signal })
      }
    } catch (error) {
      leave()
      signal.throwIfAborted()
      throw error
    }
  }
  return Object.assign(enter, {
    count: (host: string, requests: number) => void count(host, requests).catch(() => undefined),
  })
}

/** Counts who was asked to come back to a host, so that no more come at the same time than have room then. */
function createPromises() {
  const promises = new Map<string, { count: number; until: number }>()
  return {
    /** Returns the milliseconds after which there is room for one more. */
    next(host: string, waitMs: number) {
      const before = promises.get(host)
      const count = before && before.until > Date.now() ? before.count : 0
      const promisedMs = waitMs + Math.floor(count / PER_WINDOW) * WINDOW_MS
      promises.set(host, { count: count + 1, until: Date.now() + promisedMs })
      return promisedMs
    },
    /** Somebody came. */
    keep(host: string) {
      const before = promises.get(host)
      if (before && before.count > 1) promises.set(host, { ...before, count: before.count - 1 })
      else promises.delete(host)
    },
  }
}

function tooMany(host: string, retryAfterMs: number) {
  const message = `Our server sends at most ${PER_WINDOW} requests a minute to one host, and these are used up for this one. Try again in ${inWords(retryAfterMs)}.`
  return new FetchFailure('busy', `${PER_WINDOW} requests a minute to ${host}`, { message, retryAfterMs })
}

function inWords(ms: number) {
  const seconds = Math.max(1, Math.ceil(ms / 1_000))
  if (seconds <= 90) return countOf(seconds, 'second')
  return countOf(Math.ceil(seconds / 60), 'minute')
}

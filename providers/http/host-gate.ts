import { FetchFailure } from './fetch-failure.ts'
import type { Limiter } from './fetch-public.ts'

const WINDOW_MS = 60_000
const PER_WINDOW = 30

type Host = { starts: number[]; last: Promise<void> }

/**
 * Creates a limit of one request at a time and 30 per minute for each host, so that our server
 * neither floods nor scans a host. Counts in the memory of one process.
 */
export function createHostGate(now: () => number = Date.now): Limiter {
  const hosts = new Map<string, Host>()
  return async (name, signal) => {
    forgetIdle(hosts, now())
    const host = hosts.get(name) ?? { starts: [], last: Promise.resolve() }
    hosts.set(name, host)
    host.starts = host.starts.filter((start) => now() - start < WINDOW_MS)
    if (host.starts.length >= PER_WINDOW) throw new FetchFailure('busy', `${PER_WINDOW} requests a minute to ${name}`)
    host.starts.push(now())
    const before = host.last
    const { promise, resolve: release } = Promise.withResolvers<void>()
    host.last = before.then(() => promise)
    try {
      await unlessAborted(before, signal)
    } catch (error) {
      release()
      throw error
    }
    return release
  }
}

function forgetIdle(hosts: Map<string, Host>, now: number) {
  for (const [name, { starts }] of hosts) if (starts.every((start) => now - start >= WINDOW_MS)) hosts.delete(name)
}

function unlessAborted(work: Promise<void>, signal: AbortSignal) {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort))
}

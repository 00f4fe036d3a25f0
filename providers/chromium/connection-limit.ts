import { limitKeys } from '#platform/waiting/limit-keys.ts'
import type { Target } from '../http/check-target.ts'

const WINDOW_MS = 60_000
const PER_WINDOW = 30

/**
 * Creates the limit of connections that pages open to others: 30 a minute to one name, registrable domain, or IP
 * address, from all pages together. So nobody can use a page to flood a server, however many names it has. The
 * connections to a page's own host are not counted, because a request to it had a turn.
 * @returns for a page's host, a function that says whether a connection may be opened, and counts it
 */
export function createConnectionLimit(now: () => number = Date.now) {
  const opened = new Map<string, number[]>()
  return (pageHost: string) => (target: Pick<Target, 'host' | 'ips'>) => {
    for (const [key, times] of opened) if (times.every((time) => now() - time >= WINDOW_MS)) opened.delete(key)
    if (target.host === pageHost) return true
    const keys = limitKeys(target)
    const recent = keys.map((key) => (opened.get(key) ?? []).filter((time) => now() - time < WINDOW_MS))
    if (recent.some(({ length }) => length >= PER_WINDOW)) return false
    for (const [at, key] of keys.entries()) opened.set(key, [...(recent[at] ?? []), now()])
    return true
  }
}

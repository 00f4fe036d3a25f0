import { type LimitedTarget, limitKeys } from '#platform/waiting/limit-keys.ts'

const WINDOW_MS = 60_000
const PER_WINDOW = 30

/**
 * Creates the limit of connections that pages open to others: 30 a minute to one name, registrable domain, or IP
 * address, from all pages together. So nobody can use a page to flood a server, however many names it has. The
 * connections to a page's own server are not counted, because a request to it had a turn.
 * @returns for a page, a function that counts a connection and returns the IP addresses it may use, none if it may not
 * be opened. Those to the page's own host use the IP address that had the turn, so that a name that resolves to
 * somebody else's server a moment later is counted as that server.
 */
export function createConnectionLimit(now: () => number = Date.now) {
  const opened = new Map<string, number[]>()
  return (page: LimitedTarget) => (target: LimitedTarget) => {
    for (const [key, times] of opened) if (times.every((time) => now() - time >= WINDOW_MS)) opened.delete(key)
    const own = target.host === page.host ? target.ips.filter((ip) => page.ips.includes(ip)) : []
    if (own.length > 0) return own
    const keys = limitKeys(target)
    const recent = keys.map((key) => (opened.get(key) ?? []).filter((time) => now() - time < WINDOW_MS))
    if (recent.some(({ length }) => length >= PER_WINDOW)) return []
    for (const [at, key] of keys.entries()) opened.set(key, [...(recent[at] ?? []), now()])
    return target.ips
  }
}

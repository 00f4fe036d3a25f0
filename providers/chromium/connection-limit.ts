import { type LimitedTarget, limitKeys } from '#platform/waiting/limit-keys.ts'
import { createSlidingLimit } from '#platform/waiting/rate-limit.ts'

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
  const opened = createSlidingLimit({ max: PER_WINDOW, windowMs: WINDOW_MS, now })
  return (page: LimitedTarget) => (target: LimitedTarget) => {
    const own = target.host === page.host ? target.ips.filter((ip) => page.ips.includes(ip)) : []
    if (own.length > 0) return own
    return opened.take(limitKeys(target)) > 0 ? [] : target.ips
  }
}

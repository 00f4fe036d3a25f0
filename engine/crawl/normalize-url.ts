export type NormalizedUrl = { url: string; fragment: string }

const MAX_LENGTH = 2_083
const UNRESERVED = /[\w.~-]/

/**
 * Returns a link's URL in the one form in which it is compared, and its fragment: resolved and parsed by the URL
 * Standard, without fragment and empty query, percent-encoding as RFC 3986, 6.2.2 normalizes it. The order of a query
 * and a trailing slash stay: they can change the response.
 * @returns undefined for anything but http and https, for credentials, and for what is no URL
 */
export function normalizeUrl(href: string, base?: string): NormalizedUrl | undefined {
  const parsed = URL.parse(href, base)
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return undefined
  if (parsed.username || parsed.password) return undefined
  const fragment = parsed.hash.slice(1)
  const { href: full } = parsed
  let url = parsed.hash || full.endsWith('#') ? full.slice(0, full.indexOf('#')) : full
  if (url.endsWith('?')) url = url.slice(0, -1)
  if (url.includes('%')) url = url.replace(/%[0-9a-f]{2}/gi, normalizeOctet)
  return { url, fragment }
}

function normalizeOctet(encoded: string) {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return UNRESERVED.test(character) ? character : encoded.toUpperCase()
}

/** Returns the host of a site: without `www.`, with a port that is not the default. */
export const siteHostOf = (url: string) => new URL(url).host.replace(/^www\./, '')

const MAX_REPEATS = 3

/**
 * Returns whether a URL looks like one that a site makes without end: too long, or with a part of its path again and
 * again (`/a/b/a/b/a/b/a/b/`), which relative links on a page that exists under every path produce.
 */
export function isTrap(url: string) {
  if (url.length > MAX_LENGTH) return true
  const parts = url.split('?', 1)[0]?.split('/').slice(3) ?? []
  if (parts.length <= MAX_REPEATS) return false
  const counts = new Map<string, number>()
  for (const part of parts) if (part !== '') counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts.values()].some((count) => count > MAX_REPEATS)
}

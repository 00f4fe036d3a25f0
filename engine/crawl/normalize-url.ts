export type NormalizedUrl = { url: string; fragment: string }

const MAX_LENGTH = 2_083
const UNRESERVED = /[\w.~-]/

/**
 * Returns a link's URL in the normalized form that is compared, and its fragment: resolved and parsed by the URL
 * Standard, without fragment and empty query, percent-encoding as RFC 3986, 6.2.2 normalizes it. The order of a query
 * and a trailing slash stay, because they can change the response.
 * @returns undefined for schemes other than http and https, for credentials, and for invalid URLs
 */
export function normalizeUrl(href: string, base?: string): NormalizedUrl | undefined {
  if (base !== undefined && isPlainPath(href)) {
    const origin = originOf(base)
    if (origin !== undefined) return { url: origin + href, fragment: '' }
  }
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

/** Returns whether the URL Standard would leave a path unchanged, as for most links of a site. */
const isPlainPath = (href: string) => /^\/(?!\/)[\w.~/-]*$/.test(href) && !href.includes('/.')

let latest: { base: string; origin: string | undefined } | undefined

/** Returns the origin of a base of http or https without credentials. All links of a page have the same base. */
function originOf(base: string) {
  if (latest?.base === base) return latest.origin
  const parsed = URL.parse(base)
  const isPlain = /^https?:$/.test(parsed?.protocol ?? '') && !parsed?.username && !parsed?.password
  latest = { base, origin: isPlain ? parsed?.origin : undefined }
  return latest.origin
}

function normalizeOctet(encoded: string) {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
  return UNRESERVED.test(character) ? character : encoded.toUpperCase()
}

const MAX_REPEATS = 3

/**
 * Returns whether a URL looks endless: it is too long, or repeats a part of its path (`/a/b/a/b/a/b/a/b/`), as relative
 * links do on a page that exists under every path.
 */
export function isTrap(url: string) {
  if (url.length > MAX_LENGTH) return true
  let slashes = 0
  for (let at = url.indexOf('/'); at >= 0; at = url.indexOf('/', at + 1)) slashes++
  // Two slashes precede the host.
  if (slashes - 2 <= MAX_REPEATS) return false
  const parts = url.split('?', 1)[0]?.split('/').slice(3) ?? []
  if (parts.length <= MAX_REPEATS) return false
  const counts = new Map<string, number>()
  for (const part of parts) if (part !== '') counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts.values()].some((count) => count > MAX_REPEATS)
}

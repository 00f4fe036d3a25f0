/** What a link must lead to. */
export type Target = {
  host: string /** Compared without a scheme, `www.`, and a trailing slash; `null` for any page of the host. */
  path: string | null
}

/** Parameters that say where a visit comes from, not which page is meant. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref|igshid|yclid|_ga|srsltid)$/i

/**
 * Reads the target.
 * @param text a URL as typed; without a path, any page of the host counts
 */
export function targetOf(url: string): Target {
  const { hostname, pathname, search } = new URL(url)
  const path = pathOf(url)
  return { host: bare(hostname), path: pathname === '/' && search === '' ? null : path }
}

/** Returns whether a URL leads to the target: the same page, or any page of the host and its subdomains. */
export function leadsTo(url: string, { host, path }: Target): boolean {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false
  const own = bare(new URL(url).hostname)
  if (path === null) return own === host || own.endsWith(`.${host}`)
  return own === host && pathOf(url) === path
}

/** Returns whether a URL is on the host of the target, at whatever path. */
export const isOnHost = (url: string, { host }: Target) => leadsTo(url, { host, path: null })

/**
 * Returns whether a URL contains the target as a parameter, as URLs of redirecting scripts do:
 * `/out?url=https%3A%2F%2Fshop.example`.
 */
export function isWrapped(url: string, target: Target): boolean {
  if (!URL.canParse(url)) return false
  const { searchParams, pathname } = new URL(url)
  const parts = [...searchParams.values(), decoded(pathname.slice(1))]
  return parts.some(
    (part) => /^(?:https?:)?\/\//i.test(part) && leadsTo(part.startsWith('//') ? `https:${part}` : part, target),
  )
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    // The text is not valid percent-encoding.
    return text
  }
}

const bare = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')

function pathOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const kept = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const query = new URLSearchParams(kept).toString()
  return `${decoded(pathname).replace(/\/+$/, '')}${query ? `?${query}` : ''}`
}

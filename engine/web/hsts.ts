/** A policy of HTTP Strict Transport Security. */
export type HstsPolicy = { maxAge: number; includesSubdomains: boolean; isPreload: boolean }

/**
 * Reads a `Strict-Transport-Security` header (RFC 6797, 6.1). Returns undefined for one that a browser ignores: without
 * `max-age`, or with a directive twice.
 */
export function readHsts(value: string): HstsPolicy | undefined {
  const directives = new Map<string, string>()
  for (const part of value.split(';')) {
    const [name = '', ...rest] = part.split('=')
    const key = name.trim().toLowerCase()
    if (key === '') continue
    if (directives.has(key)) return undefined
    directives.set(
      key,
      rest
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    )
  }
  const maxAge = directives.get('max-age') ?? ''
  if (!/^\d+$/.test(maxAge)) return undefined
  return {
    maxAge: Number(maxAge),
    includesSubdomains: directives.has('includesubdomains'),
    isPreload: directives.has('preload'),
  }
}

/** Policies by host, as a browser notes them (RFC 6797, 8.1): only over https, and `max-age=0` forgets one. */
export type NotedPolicies = Map<string, HstsPolicy>

/** Notes the policy of a response. Only its first header counts. */
export function noteHsts(noted: NotedPolicies, url: string, headers: [name: string, value: string][]) {
  const { protocol, hostname } = new URL(url)
  const value = headers.find(([name]) => name === 'strict-transport-security')?.[1]
  const policy = value === undefined || protocol !== 'https:' ? undefined : readHsts(value)
  if (!policy) return
  if (policy.maxAge === 0) noted.delete(hostname)
  else noted.set(hostname, policy)
}

/** Returns the host whose policy makes a browser request this http URL over https (RFC 6797, 8.2), if there is one. */
export function hstsHostOf(noted: NotedPolicies, url: string): string | undefined {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'http:') return undefined
  if (noted.has(hostname)) return hostname
  const labels = hostname.split('.')
  return labels
    .map((_, index) => labels.slice(index + 1).join('.'))
    .find((parent) => noted.get(parent)?.includesSubdomains)
}

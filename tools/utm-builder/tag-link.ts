/** Parameters of Google Analytics, in the order of its documentation. */
export const names = ['source', 'medium', 'campaign', 'id', 'term', 'content'] as const
export type Tags = Record<(typeof names)[number], string>

export type Parts = {
  href: string
  origin: string
  protocol: string
  username: string
  password: string
  host: string
  hostname: string
  port: string
  pathname: string
  search: string
  hash: string
}
export type Parameter = { name: string; value: string }

/**
 * Returns a URL with campaign parameters: existing ones are replaced, everything else stays unchanged, and the fragment
 * stays last. Undefined if it is not the URL of a website. `https://` is added if a scheme is missing.
 * @example tagLink('https://a.example/?b=1#c', { source: 'mail', … }) // …/?b=1&utm_source=mail#c
 */
export function tagLink(address: string, tags: Tags): { url: URL; replaced: string[]; hadScheme: boolean } | undefined {
  const hadScheme = /^\s*[a-z][a-z0-9+.-]*:/i.test(address) && !/^\s*[\w.-]+:\d+(?:[/?#]|$)/.test(address)
  const url = readUrl(hadScheme ? address : `https://${address.trim()}`)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const set = names.filter((name) => tags[name].trim() !== '')
  const kept: string[] = []
  const replaced: string[] = []
  for (const part of url.search.slice(1).split('&')) {
    if (part === '') continue
    const name = decode(part.split('=', 1)[0] ?? '').toLowerCase()
    if (set.some((one) => name === `utm_${one}`)) replaced.push(decode(part))
    else kept.push(part)
  }
  const added = set.map((name) => `utm_${name}=${encode(tags[name].trim())}`)
  url.search = [...kept, ...added].join('&')
  return { url, replaced, hadScheme }
}

/** Parses a URL by the URL Standard, against a base if there is one. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return base ? new URL(address, base) : new URL(address)
  } catch {
    return undefined
  }
}

export const partsOf = (url: URL): Parts => ({
  href: url.href,
  origin: url.origin,
  protocol: url.protocol,
  username: url.username,
  password: url.password,
  host: url.host,
  hostname: url.hostname,
  port: url.port,
  pathname: url.pathname,
  search: url.search,
  hash: url.hash,
})

/** Returns name and value of every parameter, decoded (application/x-www-form-urlencoded). */
export const parametersOf = (url: URL): Parameter[] => [...url.searchParams].map(([name, value]) => ({ name, value }))

/** Returns the campaign parameters of a URL, decoded; empty if one is missing. */
export const tagsIn = (url: URL) =>
  Object.fromEntries(names.map((name) => [name, url.searchParams.get(`utm_${name}`) ?? ''])) as Tags

/** Encodes a text. A lone surrogate has no encoding, so it becomes U+FFFD first. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

export function decode(text: string) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

import { headersOf } from '#engine/web/headers.ts'
import type { Exchange, RuleResult } from './exchange.ts'

export type Cookie = {
  name: string
  domain: string
  path: string
  isSecure: boolean
  isHttpOnly: boolean
  /** In lower case; undefined where a browser applies its default. */
  sameSite?: 'strict' | 'lax' | 'none'
  /** Milliseconds since 1970; undefined for the end of the session. */
  expires?: number
}

/** The worst is last. */
const severity = [
  'cookies-without-secure-flag-but-protected-by-hsts',
  'cookies-without-secure-flag',
  'cookies-session-without-secure-flag-but-protected-by-hsts',
  'cookies-samesite-flag-invalid',
  'cookies-anticsrf-without-samesite-flag',
  'cookies-session-without-httponly-flag',
  'cookies-session-without-secure-flag',
]
/** Cookies that a host sets for its own routing; the Observatory leaves them out. */
const IGNORED = 'heroku-session-affinity'

/** Checks cookies. Names with `login` or `sess` count as sessions, names with `csrf` as tokens. */
export function checkCookies(exchange: Exchange, isProtectedByHsts: boolean): RuleResult {
  const cookies = storedCookies(exchange)
  if (cookies.length === 0) return { result: 'cookies-not-found', evidence: 'No cookies are set.' }
  const invalid = headersOf(exchange.main.headers, 'set-cookie').filter(hasInvalidSameSite)
  const faults = [
    ...invalid.map((value) => ({ result: 'cookies-samesite-flag-invalid', name: /^[^=;]*/.exec(value)?.[0] ?? '' })),
    ...cookies.flatMap((cookie) =>
      faultsOf(cookie, isProtectedByHsts).map((result) => ({ result, name: cookie.name })),
    ),
  ]
  const worst = faults.toSorted((a, b) => severity.indexOf(b.result) - severity.indexOf(a.result))[0]?.result
  const names = [...new Set(faults.filter(({ result }) => result === worst).map(({ name }) => name))]
  if (worst) return { result: worst, evidence: `set-cookie: ${names.join(', ')}` }
  const withoutSameSite = cookies.filter(({ sameSite }) => !sameSite).map(({ name }) => name)
  return withoutSameSite.length > 0
    ? { result: 'cookies-secure-with-httponly-sessions', evidence: `Without SameSite: ${withoutSameSite.join(', ')}` }
    : {
        result: 'cookies-secure-with-httponly-sessions-and-samesite',
        evidence: cookies.map(({ name }) => name).join(', '),
      }
}

/** Returns what is wrong with one cookie, as names of results. */
export function faultsOf({ name, isSecure, isHttpOnly, sameSite }: Cookie, isProtectedByHsts: boolean): string[] {
  const lower = name.toLowerCase()
  const isSession = lower.includes('login') || lower.includes('sess')
  const suffix = isProtectedByHsts ? '-but-protected-by-hsts' : ''
  return [
    !isSecure && sameSite === 'none' ? 'cookies-samesite-flag-invalid' : '',
    isSecure ? '' : `cookies-without-secure-flag${suffix}`,
    lower.includes('csrf') && !sameSite ? 'cookies-anticsrf-without-samesite-flag' : '',
    isSession && !isSecure ? `cookies-session-without-secure-flag${suffix}` : '',
    isSession && !isHttpOnly ? 'cookies-session-without-httponly-flag' : '',
  ].filter(Boolean)
}

/** Returns the cookies that a browser stores after the last hop (RFC 6265bis, 5.7). */
export function storedCookies({
  setCookies,
  isPublicSuffix,
  now,
}: Pick<Exchange, 'setCookies' | 'isPublicSuffix' | 'now'>): Cookie[] {
  const stored = new Map<string, Cookie>()
  for (const { url, value } of setCookies) {
    const cookie = readCookie(value, new URL(url), now)
    if (!cookie || cookie.name === IGNORED || !isAccepted(cookie, new URL(url).hostname, isPublicSuffix)) continue
    stored.set([cookie.domain, cookie.path, cookie.name].join('\n'), cookie)
  }
  return [...stored.values()].filter(({ expires }) => expires === undefined || expires > now)
}

type Read = Cookie & { hasDomain: boolean }

function readCookie(value: string, url: URL, now: number): Read | undefined {
  const [pair = '', ...attributes] = value.split(';')
  const equals = pair.indexOf('=')
  const name = pair.slice(0, equals).trim()
  if (equals < 1 || name === '' || /\p{Cc}/u.test(pair.trim())) return undefined
  const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/')) || '/'
  const cookie: Read = {
    name,
    domain: url.hostname,
    path: folder,
    isSecure: false,
    isHttpOnly: false,
    hasDomain: false,
  }
  let maxAge: number | undefined
  for (const attribute of attributes) {
    const [key = '', ...rest] = attribute.split('=')
    const text = rest.join('=').trim()
    const lower = text.toLowerCase()
    switch (key.trim().toLowerCase()) {
      case 'secure':
        cookie.isSecure = true
        break
      case 'httponly':
        cookie.isHttpOnly = true
        break
      case 'path':
        if (text.startsWith('/')) cookie.path = text
        break
      case 'domain':
        if (lower.replace(/^\./, '') !== '')
          Object.assign(cookie, { domain: lower.replace(/^\./, ''), hasDomain: true })
        break
      case 'max-age':
        if (/^-?\d+$/.test(text)) maxAge = Number(text)
        break
      case 'expires':
        if (!Number.isNaN(Date.parse(text))) cookie.expires = Date.parse(text)
        break
      case 'samesite':
        if (lower === 'strict' || lower === 'lax' || lower === 'none') cookie.sameSite = lower
        else delete cookie.sameSite
        break
    }
  }
  if (maxAge !== undefined) cookie.expires = maxAge <= 0 ? 0 : now + maxAge * 1000
  return cookie
}

/**
 * Returns whether a browser stores a cookie. It does not store one for another host, for a public suffix, or with a
 * prefix whose conditions are not met.
 */
function isAccepted(
  { name, domain, path, isSecure, hasDomain }: Read,
  host: string,
  isPublicSuffix: (name: string) => boolean,
) {
  if (hasDomain && (isPublicSuffix(domain) || (host !== domain && !host.endsWith(`.${domain}`)))) return false
  if (name.startsWith('__Secure-') && !isSecure) return false
  return !name.startsWith('__Host-') || (isSecure && !hasDomain && path === '/')
}

function hasInvalidSameSite(header: string) {
  return header.split(';').some((part) => {
    const [key = '', value] = part.trim().split('=')
    return key.trim().toLowerCase() === 'samesite' && !/^(?:lax|strict|none)$/i.test(value?.trim() ?? '')
  })
}

import { headerOf, headersOf } from './headers.ts'

type Headers = readonly (readonly [name: string, value: string])[]
type CacheKind = 'private' | 'shared'

export type CacheVerdict = {
  isStorable: boolean
  /** Why it is not stored, or what allows it. */
  reason: string
  /**
   * Seconds that the response may be used without asking the server, counted from its creation; `null` if not stored.
   */
  lifetime: number | null
  lifetimeFrom: 's-maxage' | 'max-age' | 'Expires' | 'heuristic' | 'none' | 'invalid' | null
  /** Seconds that are left now: `lifetime` minus the current age. */
  left: number | null
  /** Whether each reuse needs a validation: `no-cache`, or `Vary: *`. */
  alwaysValidates: boolean
  /** Whether a stale copy may be used where the server cannot be reached. */
  mayServeStale: boolean
}

export type CacheReport = {
  /** Those of Cache-Control, by name; `true` where one has no value. */
  directives: Record<string, string | true>
  /** Seconds since the origin created or validated the response (RFC 9111, 4.2.3). */
  age: number
  validators: { etag?: string; lastModified?: string }
  vary: string[]
  staleWhileRevalidate: number | null
  staleIfError: number | null
  isImmutable: boolean
  /** Directives given twice with different values, and values that are no number. */
  faults: string[]
  private: CacheVerdict
  shared: CacheVerdict
}

/** Statuses that may be stored without explicit freshness (RFC 9110, 15.1). */
const HEURISTIC = new Set([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501])
const UNDERSTOOD = new Set([...HEURISTIC, 302, 303, 307, 400, 401, 403, 500, 502, 503, 504])
const HEURISTIC_SHARE = 0.1
const MAX_SECONDS = 2 ** 31
const SECONDS_DIRECTIVES = ['max-age', 's-maxage', 'stale-while-revalidate', 'stale-if-error']

/**
 * Returns what caches may do with a response to GET by RFC 9111: whether they store it, how long it is fresh, and when
 * they must ask the server.
 * @param receivedAt milliseconds since 1970
 */
export function cacheReport({
  status,
  headers,
  receivedAt,
}: {
  status: number
  headers: Headers
  receivedAt: number
}): CacheReport {
  const faults: string[] = []
  const directives = readDirectives(headersOf(headers, 'cache-control'), faults)
  const date = dateOf(headers, 'date') ?? receivedAt
  const ageHeader = Number(/^\s*(\d+)/.exec(headersOf(headers, 'age')[0] ?? '')?.[1] ?? 0)
  const age = Math.max(0, Math.round((receivedAt - date) / 1000), Math.min(ageHeader, MAX_SECONDS))
  const etag = headersOf(headers, 'etag')[0]
  const lastModified = headersOf(headers, 'last-modified')[0]
  const vary = (headerOf(headers, 'vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean)
  const verdict = (kind: CacheKind) => verdictFor(kind, { status, headers, directives, date, age, vary })
  return {
    directives: Object.fromEntries(directives),
    age,
    validators: { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) },
    vary,
    staleWhileRevalidate: secondsOf(directives, 'stale-while-revalidate') ?? null,
    staleIfError: secondsOf(directives, 'stale-if-error') ?? null,
    isImmutable: directives.has('immutable'),
    faults,
    private: verdict('private'),
    shared: verdict('shared'),
  }
}

type Facts = {
  status: number
  headers: Headers
  directives: Map<string, string | true>
  date: number
  age: number
  vary: string[]
}

function verdictFor(kind: CacheKind, facts: Facts): CacheVerdict {
  const { directives, age, vary } = facts
  const refusal = refusalOf(kind, facts)
  if (refusal)
    return {
      isStorable: false,
      reason: refusal,
      lifetime: null,
      lifetimeFrom: null,
      left: null,
      alwaysValidates: false,
      mayServeStale: false,
    }
  const { lifetime, from } = lifetimeOf(kind, facts)
  const alwaysValidates = directives.get('no-cache') === true || vary.includes('*')
  const mustValidate =
    directives.has('must-revalidate') ||
    (kind === 'shared' && (directives.has('proxy-revalidate') || directives.has('s-maxage')))
  return {
    isStorable: true,
    reason: permissionOf(kind, facts) ?? '',
    lifetime,
    lifetimeFrom: from,
    left: Math.max(0, lifetime - age),
    alwaysValidates,
    mayServeStale: !mustValidate && !alwaysValidates,
  }
}

/** Returns why a response must not be stored (RFC 9111, 3). */
function refusalOf(kind: CacheKind, facts: Facts): string | undefined {
  const { status, directives } = facts
  const mustUnderstand = directives.has('must-understand')
  if (mustUnderstand && !UNDERSTOOD.has(status))
    return `Only caches that understand status ${status} may store it (must-understand).`
  if (directives.has('no-store') && !mustUnderstand) return 'no-store forbids it.'
  if (status === 206 || status === 304) return `Status ${status} completes a stored response and is not one itself.`
  if (kind === 'shared' && directives.get('private') === true) return 'private keeps it out of shared caches.'
  if (!permissionOf(kind, facts)) return `Status ${status} needs max-age, Expires, or public to be stored.`
  return undefined
}

function permissionOf(kind: CacheKind, { status, headers, directives }: Facts): string | undefined {
  if (directives.has('public')) return 'public allows it.'
  if (kind === 'private' && directives.has('private')) return 'private allows it.'
  if (kind === 'shared' && directives.has('s-maxage')) return 's-maxage allows it.'
  if (directives.has('max-age')) return 'max-age allows it.'
  if (headerOf(headers, 'expires') !== undefined) return 'Expires allows it.'
  return HEURISTIC.has(status) ? `Status ${status} may be stored without a directive.` : undefined
}

/** Returns the lifetime of a response (RFC 9111, 4.2.1 and 4.2.2). An unreadable one counts as stale. */
function lifetimeOf(
  kind: CacheKind,
  { status, headers, directives, date }: Facts,
): { lifetime: number; from: NonNullable<CacheVerdict['lifetimeFrom']> } {
  for (const name of kind === 'shared' ? (['s-maxage', 'max-age'] as const) : (['max-age'] as const)) {
    if (!directives.has(name)) continue
    const seconds = secondsOf(directives, name)
    return seconds === undefined ? { lifetime: 0, from: 'invalid' } : { lifetime: seconds, from: name }
  }
  if (headerOf(headers, 'expires') !== undefined) {
    const expires = dateOf(headers, 'expires')
    return expires === undefined
      ? { lifetime: 0, from: 'invalid' }
      : { lifetime: Math.max(0, Math.round((expires - date) / 1000)), from: 'Expires' }
  }
  const modified = dateOf(headers, 'last-modified')
  if (modified === undefined || (!HEURISTIC.has(status) && !directives.has('public')))
    return { lifetime: 0, from: 'none' }
  return { lifetime: Math.max(0, Math.floor(((date - modified) / 1000) * HEURISTIC_SHARE)), from: 'heuristic' }
}

/** Reads directives by lower-case name. If one occurs twice, the first counts (RFC 9111, 4.2.1). */
function readDirectives(values: string[], faults: string[]) {
  const directives = new Map<string, string | true>()
  for (const [, name = '', quoted, plain] of values
    .join(',')
    .matchAll(/([^\s,;="]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,]*)))?/g)) {
    const key = name.toLowerCase()
    const value = quoted ?? plain ?? true
    if (!directives.has(key)) directives.set(key, value)
    else if (directives.get(key) !== value) faults.push(`${key} is given twice: ${directives.get(key)} and ${value}.`)
  }
  for (const name of SECONDS_DIRECTIVES)
    if (directives.has(name) && secondsOf(directives, name) === undefined)
      faults.push(`${name}=${directives.get(name)} is not a number of seconds.`)
  return directives
}

/** Reads delta-seconds of RFC 9111, 1.2.2; larger ones count as 2^31. */
function secondsOf(directives: Map<string, string | true>, name: string): number | undefined {
  const value = directives.get(name)
  return typeof value === 'string' && /^\d+$/.test(value) ? Math.min(Number(value), MAX_SECONDS) : undefined
}

const HTTP_DATE = /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )/
/** Reads a date in any of the three formats of RFC 9110, 5.6.7, as milliseconds since 1970. */
function dateOf(headers: Headers, name: string): number | undefined {
  const value = headersOf(headers, name)[0]?.trim() ?? ''
  const isAsctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d /.test(value)
  const time = HTTP_DATE.test(value) ? Date.parse(isAsctime ? `${value} GMT` : value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

import { headerOf } from '#engine/web/headers.ts'
import type { Policy } from './csp-policy.ts'
import type { Exchange, RuleResult } from './exchange.ts'

/** Six months, the same minimum that the Observatory accepts. */
const SIX_MONTHS_S = 15_552_000
const MAX_READ = 256
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const LEAKY = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

/** Checks Strict-Transport-Security, without the preload lists of browsers. */
export function checkHsts({ https }: Pick<Exchange, 'https'>): RuleResult {
  if (!https) return { result: 'hsts-not-implemented-no-https', evidence: 'There is no https.' }
  if (!https.isVerified) return { result: 'hsts-invalid-cert', evidence: 'The certificate is not valid.' }
  const header = headerOf(https.headers, 'strict-transport-security')
  if (header === undefined) return { result: 'hsts-not-implemented', evidence: 'No Strict-Transport-Security header.' }
  const evidence = `strict-transport-security: ${header}`
  const ages = header.split(';').flatMap((part) => /^\s*max-age=(.*)$/is.exec(part)?.[1] ?? [])
  const maxAge = ages.length > 0 ? Number.parseInt(ages.at(-1) ?? '', 10) : undefined
  if (header.includes(',') || maxAge === undefined) return { result: 'hsts-header-invalid', evidence }
  return {
    result:
      maxAge < SIX_MONTHS_S
        ? 'hsts-implemented-max-age-less-than-six-months'
        : 'hsts-implemented-max-age-at-least-six-months',
    evidence,
  }
}

/** Checks the redirect from http to https. */
export function checkRedirection({ http, httpRoute }: Exchange): RuleResult {
  if (!http) return { result: 'redirection-not-needed-no-http', evidence: 'There is no response over http.' }
  const evidence = httpRoute.join('\n→ ')
  if (!http.isVerified) return { result: 'redirection-invalid-cert', evidence }
  const [first, second] = httpRoute.map((url) => new URL(url))
  const last = httpRoute.at(-1) ?? ''
  if (!first || !second) return { result: 'redirection-missing', evidence }
  if (!last.startsWith('https:')) return { result: 'redirection-not-to-https', evidence }
  if (second.protocol === 'http:') return { result: 'redirection-not-to-https-on-initial-redirection', evidence }
  if (first.protocol === 'http:' && first.hostname !== second.hostname)
    return { result: 'redirection-off-host-from-http', evidence }
  return { result: 'redirection-to-https', evidence }
}

/** Checks Referrer-Policy: the last valid value counts, and a meta element counts after the header. */
export function checkReferrer({ main, tags }: Exchange): RuleResult {
  const header = headerOf(main.headers, 'referrer-policy')
  const meta = tags
    .filter(
      ({ name, attributes, isInTemplate }) =>
        name === 'meta' &&
        !isInTemplate &&
        attributes['http-equiv'] === undefined &&
        attributes.name?.toLowerCase().trim() === 'referrer' &&
        attributes.content,
    )
    .at(-1)
  if (header === undefined && !meta)
    return { result: 'referrer-policy-not-implemented', evidence: 'No Referrer-Policy header.' }
  const values = [header, meta?.attributes.content].filter((value) => value !== undefined).join(', ')
  const policy = values
    .split(',')
    .map((value) => value.toLowerCase().trim())
    .findLast((value) => PRIVATE.includes(value) || LEAKY.includes(value))
  const evidence = [header === undefined ? '' : `referrer-policy: ${header}`, meta?.source ?? '']
    .filter(Boolean)
    .join('\n')
  if (policy === undefined) return { result: 'referrer-policy-header-invalid', evidence }
  return { result: PRIVATE.includes(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe', evidence }
}

/** Checks X-Content-Type-Options. */
export function checkContentType({ main }: Exchange): RuleResult {
  const header = headerOf(main.headers, 'x-content-type-options')
  if (!header)
    return { result: 'x-content-type-options-not-implemented', evidence: 'No X-Content-Type-Options header.' }
  const isRight = header.slice(0, MAX_READ).trim().toLowerCase() === 'nosniff'
  return {
    result: isRight ? 'x-content-type-options-nosniff' : 'x-content-type-options-header-invalid',
    evidence: `x-content-type-options: ${header}`,
  }
}

/** Checks framing: `frame-ancestors` of the policy takes precedence over X-Frame-Options. */
export function checkFraming({ main }: Exchange, policy: Policy | undefined): RuleResult {
  const ancestors = policy?.directives.get('frame-ancestors')
  if (ancestors)
    return { result: 'x-frame-options-implemented-via-csp', evidence: `frame-ancestors ${[...ancestors].join(' ')}` }
  const header = headerOf(main.headers, 'x-frame-options')
  if (!header)
    return { result: 'x-frame-options-not-implemented', evidence: 'Neither X-Frame-Options nor frame-ancestors.' }
  const value = header.trim().toLowerCase()
  const result =
    value === 'deny' || value === 'sameorigin'
      ? 'sameorigin-or-deny'
      : value.startsWith('allow-from')
        ? 'allow-from-origin'
        : 'header-invalid'
  return { result: `x-frame-options-${result}`, evidence: `x-frame-options: ${header}` }
}

/** Checks Cross-Origin-Resource-Policy. */
export function checkResourcePolicy({ main }: Exchange): RuleResult {
  const header = headerOf(main.headers, 'cross-origin-resource-policy')
  const value = header?.slice(0, MAX_READ).trim().toLowerCase()
  if (!value) return { result: 'corp-not-implemented', evidence: 'No Cross-Origin-Resource-Policy header.' }
  const isValid = ['same-site', 'same-origin', 'cross-origin'].includes(value)
  return {
    result: isValid ? `corp-implemented-with-${value}` : 'corp-header-invalid',
    evidence: `cross-origin-resource-policy: ${header}`,
  }
}

/** Checks CORS: who may read this page from a script of another site. */
export function checkSharing({ preflight }: Exchange): RuleResult {
  const allowed = preflight ? headerOf(preflight.headers, 'access-control-allow-origin') : undefined
  if (!preflight || !allowed)
    return {
      result: 'cross-origin-resource-sharing-not-implemented',
      evidence: 'No Access-Control-Allow-Origin header.',
    }
  const credentials = headerOf(preflight.headers, 'access-control-allow-credentials')
  const evidence = [
    `access-control-allow-origin: ${allowed}`,
    credentials ? `access-control-allow-credentials: ${credentials}` : '',
  ]
    .filter(Boolean)
    .join('\n')
  const isReflected = allowed === preflight.origin && credentials?.toLowerCase().trim() === 'true'
  const access = allowed.slice(0, MAX_READ).trim() === '*' ? 'public' : isReflected ? 'universal' : 'restricted'
  return { result: `cross-origin-resource-sharing-implemented-with-${access}-access`, evidence }
}

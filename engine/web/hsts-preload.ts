import { headersOf } from './headers.ts'
import { readHsts } from './hsts.ts'
import type { Hop } from './page.ts'

/** A rule of the preload list of browsers. `null`: one look at a host cannot say whether it is met. */
export type PreloadRule = { rule: string; isMet: boolean | null; evidence: string }

type Seen = {
  /** Registrable domain of the host; only such a domain can be submitted. */
  domain: string | null
  /** Hops of a request over https, whose certificate browsers accept. */
  https: Hop[]
  /** Hops of a request over http; `null` if nothing listens there, undefined if that is unknown. */
  http: Hop[] | null | undefined
}

const MIN_MAX_AGE_S = 31_536_000

/**
 * Returns the rules of the HSTS preload list and whether a site meets them; undefined for one that does not ask for it:
 * no valid header with `preload` on the first response over https. Source:
 * https://hstspreload.org/#submission-requirements, domains submitted since October 11, 2017.
 */
export function preloadRules({ domain, https, http }: Seen): PreloadRule[] | undefined {
  const [first] = https
  const value = first && headersOf(first.headers, 'strict-transport-security')[0]
  const policy = value === undefined ? undefined : readHsts(value)
  if (!first || !policy?.isPreload) return undefined
  const { hostname, host } = new URL(first.url)
  const header = `Strict-Transport-Security: ${value}`
  const redirect = https.length > 1 ? `, sent with the redirect of https://${host}/` : ''
  return [
    {
      rule: 'The domain is one that can be registered, not a subdomain',
      isMet: hostname === domain,
      evidence: hostname === domain ? hostname : `${hostname} belongs to ${domain ?? 'no domain'}. Check that one.`,
    },
    { rule: 'The certificate is valid', isMet: true, evidence: `https://${host}/ was reached` },
    { rule: 'http redirects to https on the same host first, if port 80 is open', ...redirectOf(hostname, http) },
    {
      rule: `max-age is at least ${MIN_MAX_AGE_S} seconds (one year)`,
      isMet: policy.maxAge >= MIN_MAX_AGE_S,
      evidence: `${header}${redirect}`,
    },
    { rule: 'includeSubDomains is in the header', isMet: policy.includesSubdomains, evidence: header },
    { rule: 'preload is in the header', isMet: true, evidence: header },
    {
      rule: 'All subdomains support https, www among them if it exists',
      isMet: null,
      evidence: 'Subdomains are not looked at.',
    },
  ]
}

function redirectOf(hostname: string, http: Hop[] | null | undefined): Pick<PreloadRule, 'isMet' | 'evidence'> {
  if (http === null) return { isMet: true, evidence: 'Nothing listens on port 80.' }
  const [first] = http ?? []
  if (!first) return { isMet: null, evidence: 'The response over http could not be read.' }
  const target = first.location !== undefined && URL.canParse(first.location) ? new URL(first.location) : undefined
  const isMet = target?.protocol === 'https:' && target.hostname === hostname
  return { isMet, evidence: `${first.url} responds with ${first.status}${target ? `, to ${target.href}` : ''}.` }
}

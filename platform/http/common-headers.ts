import { environment } from '../environment/environment.ts'

/** How long a browser keeps to HTTPS: two years, as the preload list asks. */
const TWO_YEARS = 'max-age=63072000'
const HSTS = {
  // Browsers forget what they noted.
  off: 'max-age=0',
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  preload: `${TWO_YEARS}; includeSubDomains; preload`,
}

/**
 * Returns the headers of every response. A page's Content-Security-Policy decides which scripts may run on it. Source:
 * OWASP Secure Headers.
 */
export function commonHeaders(siteUrl: string, hsts: keyof typeof HSTS = environment.hsts) {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(siteUrl.startsWith('https://') ? { 'strict-transport-security': HSTS[hsts] } : undefined),
  }
}

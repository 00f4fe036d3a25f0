/**
 * Headers of every response, whatever it shows. What may run on a page is decided by its Content-Security-Policy.
 * Source: OWASP Secure Headers.
 */
export function commonHeaders(siteUrl: string) {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(siteUrl.startsWith('https://')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : undefined),
  }
}

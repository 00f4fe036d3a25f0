/**
 * Headers of every response. A page's Content-Security-Policy decides which scripts may run on it. Source: OWASP Secure
 * Headers.
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

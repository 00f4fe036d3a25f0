import { createHash } from 'node:crypto'

/** Headers of every answer of the site; the back office behind /admin sends its own. Source: OWASP Secure Headers. */
export function securityHeaders({ siteUrl, inlineScripts = [] }: { siteUrl: string; inlineScripts?: string[] }) {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const secure = siteUrl.startsWith('https://')
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${hashes.join(' ')}`.trim(),
      "style-src 'self'",
      // Positions in charts are custom properties in style attributes.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      // The back office shows previews of posts in a frame.
      "frame-ancestors 'self'",
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

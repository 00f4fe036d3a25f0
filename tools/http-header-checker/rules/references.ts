import type { Reference } from '#engine/tool/blocks.ts'
import type { RuleName } from './score.ts'

const guide = (page: string, label: string): Reference => ({
  label: `MDN: ${label}`,
  url: `https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/${page}`,
})

const header = (name: string): Reference => ({
  label: `MDN: ${name}`,
  url: `https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/${name}`,
})

export const ruleTitles: Record<RuleName, string> = {
  csp: 'Content Security Policy',
  cookies: 'Cookies',
  cors: 'Cross-origin sharing (CORS)',
  redirection: 'Redirect to https',
  referrer: 'Referrer Policy',
  hsts: 'Strict Transport Security (HSTS)',
  sri: 'Subresource Integrity',
  'content-type': 'X-Content-Type-Options',
  framing: 'Framing',
  corp: 'Cross-Origin Resource Policy',
  coop: 'Cross-Origin Opener Policy',
  coep: 'Cross-Origin Embedder Policy',
}

/** Why each rule matters, and where it is explained. */
export const ruleReferences: Record<RuleName, { why: string; ref: Reference }> = {
  csp: { why: 'A content policy keeps injected scripts from running.', ref: guide('CSP', 'Content Security Policy') },
  cookies: {
    why: 'Anyone who gets a session cookie is signed in as your customer.',
    ref: guide('Cookies', 'secure cookies'),
  },
  cors: { why: 'Open sharing lets other sites read what a customer sees.', ref: guide('CORS', 'CORS') },
  redirection: { why: 'The first request over http can be read and changed on the way.', ref: guide('TLS', 'TLS') },
  referrer: {
    why: 'URLs can hold search words, order numbers, and tokens.',
    ref: guide('Referrer_policy', 'Referrer Policy'),
  },
  hsts: { why: 'After the first visit, browsers no longer try http.', ref: guide('TLS', 'HSTS') },
  sri: {
    why: 'A hash keeps a changed script of another site from running on yours.',
    ref: guide('SRI', 'Subresource Integrity'),
  },
  'content-type': { why: 'Guessing a type can turn an upload into a script.', ref: guide('MIME_types', 'MIME types') },
  framing: { why: 'In a frame of another site, clicks can be stolen.', ref: guide('Clickjacking', 'clickjacking') },
  corp: { why: 'It keeps other sites from loading your files into their process.', ref: guide('CORP', 'CORP') },
  coop: {
    why: 'A page that opens yours, or that yours opens, could otherwise navigate it or count its frames.',
    ref: header('Cross-Origin-Opener-Policy'),
  },
  coep: {
    why: 'Together with the opener policy, it isolates the page; without it, browsers deny shared memory.',
    ref: header('Cross-Origin-Embedder-Policy'),
  },
}

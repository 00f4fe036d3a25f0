import { commonHeaders } from './common-headers.ts'

type HeaderOptions = { path: string; siteUrl: string; nonce?: string; isDevelopment?: boolean }

/**
 * Returns the headers of a response under `/admin`, `/_next`, or `/cms-api`. A page needs a `nonce`, which Next puts on
 * its own scripts; without one, no script may run. What the policy still allows, and why: docs/security-headers.md.
 */
export function backOfficeHeaders({ path, siteUrl, nonce, isDevelopment = false }: HeaderOptions) {
  const isPage = nonce !== undefined && /^\/admin(\/|$)/.test(path)
  return {
    ...commonHeaders(siteUrl),
    'content-security-policy': isPage ? pagePolicy(nonce, siteUrl, isDevelopment) : DATA_POLICY,
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  }
}

/** JSON, files, and scripts: none of them is a page, whatever a browser takes it for. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'self'"

function pagePolicy(nonce: string, siteUrl: string, isDevelopment: boolean) {
  return [
    "default-src 'none'",
    // In development, Next evaluates strings.
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // Payload's editor and select boxes write style elements and attributes while they run.
    "style-src 'self' 'unsafe-inline'",
    // Previews of files before their upload are data: and blob: URLs.
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // The live preview of posts, the preview of issues.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    ...(siteUrl.startsWith('https://') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

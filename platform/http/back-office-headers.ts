import { commonHeaders } from './common-headers.ts'
import { backOfficePagePolicy, dataPolicy } from './content-security-policy.ts'

type HeaderOptions = { path: string; siteUrl: string; nonce?: string; isDevelopment?: boolean }

/**
 * Returns the headers of a response under `/admin`, `/_next`, or `/cms-api`. A page needs a `nonce`, which Next puts on
 * its own scripts; without one, no script may run. What the policy still allows, and why: docs/security-headers.md.
 */
export function backOfficeHeaders({ path, siteUrl, nonce, isDevelopment = false }: HeaderOptions) {
  const isPage = nonce !== undefined && /^\/admin(\/|$)/.test(path)
  return {
    ...commonHeaders(siteUrl),
    'content-security-policy': isPage ? backOfficePagePolicy({ siteUrl, nonce, isDevelopment }) : dataPolicy,
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
  }
}

import type { FastifyInstance } from 'fastify'
import type { environment } from '#platform/environment/environment.ts'
import { backOfficeHeaders } from '#platform/http/back-office-headers.ts'
import { commonHeaders } from '#platform/http/common-headers.ts'
import { sitePagePolicy } from '#platform/http/content-security-policy.ts'
import { inlineScriptOf } from '../layouts/inline-script.ts'
import { isBackOffice } from './back-office.ts'
import { isAuditPath } from './pages/audit-path.ts'

/**
 * Of what belongs to one audit: for nobody's cache, no search engine's index, and no other site. Without any referrer,
 * browsers would send forms without their origin, too.
 */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
}

/** Gives every response the headers of its part: the back office or the site. */
export function registerHeaders(site: FastifyInstance, settings: typeof environment) {
  const { siteUrl, adminUrl, indexing } = settings
  const toolScripts = { inlineScripts: [inlineScriptOf({ hasTool: true })], hasTool: true }
  // A page sends its own policy. This one is for files: the worker of a tool runs under the policy of its own response.
  const headers = {
    ...commonHeaders(siteUrl),
    'content-security-policy': sitePagePolicy({ ...settings, ...toolScripts }),
  }
  site.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(isBackOffice(url) ? backOfficeHeaders({ path: url, siteUrl: adminUrl }) : headers)
  })
  // The URL of an audit is its key. What its page sends itself is stricter or the same.
  site.addHook('onSend', async ({ url }, reply) => {
    if (isAuditPath(url)) reply.headers(PRIVATE)
  })
  // A staging copy says noindex. Its robots.txt forbids nothing, because a page that is not fetched cannot say noindex.
  if (!indexing)
    site.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'))
}

import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { preloadRules } from '#engine/web/hsts-preload.ts'
import { cacheReport } from '#engine/web/http-cache.ts'
import { type PageStateKind, stateOf } from '#engine/web/page-state.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import { about } from './about.ts'
import { exchangeOf, hopsOverHttp } from './exchange-of.ts'
import { output } from './output.ts'
import { reportHeaders } from './report.ts'
import { requestsFor } from './requests-for.ts'
import { readRobotsTag } from './robots-tag.ts'
import { storedCookies } from './rules/cookies.ts'
import { scoreSecurity } from './rules/score.ts'

/** Responses whose headers protect visitors of a page. */
const SCORED: PageStateKind[] = ['ok']

export const tool = defineTool({
  ...about,
  action: 'Check headers',
  guide: [
    'Explains the response headers of a page, says how caches treat it, and scores its security headers; use it for security headers, caching, and X-Robots-Tag.',
    'Returns each header with its meaning, a verdict for browsers and CDNs by RFC 9111, the score of the MDN HTTP Observatory with twelve rules, cookies, and headers to paste.',
  ],
  input: z.object({
    url: field.pageUrl({ label: 'URL', hint: 'A page or a domain, such as shop.com.' }),
  }),
  output,
  samples: [{ label: 'A page', input: { url: 'https://example.com/' } }],
  libraries: [{ name: 'tldts', does: 'Finds the registrable domain of a script by the Public Suffix List' }],
  limits: [
    'The lists of hosts that browsers preload for HSTS are not consulted, so a preloaded host gets the points of its header only.',
    'One page is read. Other URLs of the host may send other headers.',
    'Headers are one layer: the score says nothing about flaws in the application.',
    'Cookies that scripts set later are not seen.',
  ],
  needs: { pages: ({ url }) => requestsFor(url) },
  run: async ({ url }, { pages, now }) => {
    const [https, http, preflight] = pages
    if (!https || !http) throw new Failure('unexpected')
    const found = await exchangeOf({ https, http, preflight, now: now() })
    if (!found) {
      // A port other than 80 or 443 belongs to the typed scheme, so the result for that scheme comes first.
      const inOrder = new URL(http.requestedUrl).port === '' ? [https, http] : [http, https]
      const [unread] = inOrder.filter((page) => !isRead(page))
      const message = unread && !isRead(unread) ? whyUnread(unread) : 'There is no response.'
      throw new Failure('invalid', { message, errors: { url: message } })
    }
    const { exchange, page } = found
    const state = stateOf(page)
    // These pages come from somebody else than the site: a firewall, or the registrar.
    if (state.kind === 'captcha' || state.kind === 'parked')
      throw new Failure('invalid', { message: state.message, errors: { url: state.message } })
    const preload = exchange.isHttps
      ? preloadRules({ domain: exchange.domainOf(exchange.hostname), https: https.hops, http: hopsOverHttp(http) })
      : undefined
    const instead = SCORED.includes(state.kind) ? undefined : state.message
    const security = instead ? null : scoreSecurity(exchange)
    return {
      url: page.url,
      requested: url,
      status: page.status,
      headers: page.headers,
      instead,
      isHtml: /html/.test(page.mediaType),
      security,
      cache: cacheReport({ status: page.status, headers: page.headers, receivedAt: page.fetchedAt }),
      cookies: storedCookies(exchange),
      robots: readRobotsTag(page.headers),
      ...(preload ? { preload } : {}),
      fetchedAt: page.fetchedAt,
    }
  },
  report: reportHeaders,
})

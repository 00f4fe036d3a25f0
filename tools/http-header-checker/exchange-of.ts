import { headerOf, headersOf } from '../../engine/web/headers.ts'
import type { Hop, Page, UnreadPage } from '../../engine/web/page.ts'
import { tagsOf } from '../../engine/web/tags-of.ts'
import type { Answered, Exchange } from './rules/exchange.ts'

/** Sent as `Origin` of the preflight: a site that nobody has a reason to trust. */
export const STRANGER = 'https://origin.example'

type Received = {
  https: Page | UnreadPage
  http: Page | UnreadPage
  preflight: Page | UnreadPage | undefined
  now: number
}

const isRead = (page: Page | UnreadPage | undefined): page is Page => page !== undefined && 'status' in page

/**
 * Returns what the rules look at, and the page it came from; undefined if the host cannot be scored: no response, or an
 * https that browsers refuse.
 */
export async function exchangeOf({
  https,
  http,
  preflight,
  now,
}: Received): Promise<{ exchange: Exchange; page: Page } | undefined> {
  const page = isRead(https) ? https : https.failure.kind === 'tls' ? undefined : isRead(http) ? http : undefined
  if (!page) return undefined
  const { getDomain, getPublicSuffix } = await import('tldts')
  const main = answered(page)
  const httpHops: Hop[] = http.hops.filter(({ redirectedBy }) => redirectedBy !== 'hsts')
  const exchange: Exchange = {
    hostname: new URL(page.hops[0].url).hostname,
    https: isRead(https) ? main : null,
    http: isRead(http)
      ? answered(http)
      : http.failure.kind === 'tls'
        ? { status: 0, headers: [], isVerified: false }
        : null,
    httpRoute: httpHops.map(({ url }) => url),
    main,
    isHttps: isRead(https),
    tags: isHtml(page) ? await tagsOf(page.text) : [],
    setCookies: page.hops.flatMap(({ url, headers }) =>
      headersOf(headers, 'set-cookie').map((value) => ({ url, value })),
    ),
    preflight: isRead(preflight) ? { headers: preflight.headers, origin: STRANGER } : null,
    domainOf: (name) => getDomain(name),
    isPublicSuffix: (name) => getPublicSuffix(name) === name,
    now,
  }
  return { exchange, page }
}

const answered = ({ status, headers }: Page): Answered => ({ status, headers, isVerified: true })

/** As strict as the Observatory: by the header alone, in lower case. */
const isHtml = ({ headers }: Page) =>
  /^(?:text\/html|application\/xhtml\+xml)(?:;|$)/.test(headerOf(headers, 'content-type') ?? '')

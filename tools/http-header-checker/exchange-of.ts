import { headerOf, headersOf } from '#engine/web/headers.ts'
import type { Hop, Page, ReceivedPage } from '#engine/web/page.ts'
import { isRead } from '#engine/web/received-page.ts'
import { readStartTags } from '#engine/web/tags-of.ts'
import { STRANGER } from './requests-for.ts'
import type { Answered, Exchange } from './rules/exchange.ts'

type Received = {
  https: ReceivedPage
  http: ReceivedPage
  preflight: ReceivedPage | undefined
  now: number
}

/** Libraries that the exchange needs: the public suffix list, and a parser of HTML. */
type Libraries = Pick<typeof import('tldts'), 'getDomain' | 'getPublicSuffix'> & Parameters<typeof readStartTags>[1]

/**
 * Returns what the rules need, and the page it came from; undefined if the host cannot be scored: no response, or https
 * that browsers refuse.
 */
export async function exchangeOf(received: Received): Promise<{ exchange: Exchange; page: Page } | undefined> {
  const [suffixes, parser] = await Promise.all([import('tldts'), import('parse5')])
  return exchangeWith(received, { ...suffixes, ...parser })
}

/** Returns the same, for callers that have loaded the libraries. */
export function exchangeWith(
  { https, http, preflight, now }: Received,
  { getDomain, getPublicSuffix, ...parser }: Libraries,
): { exchange: Exchange; page: Page } | undefined {
  const page = isRead(https) ? https : isAbsent(https) && isRead(http) ? http : undefined
  const overHttp = httpOf(http)
  if (!page || overHttp === undefined) return undefined
  const main = answered(page)
  const httpHops: Hop[] = http.hops.filter(({ redirectedBy }) => redirectedBy !== 'hsts')
  const exchange: Exchange = {
    hostname: new URL(page.hops[0].url).hostname,
    https: isRead(https) ? main : null,
    http: overHttp,
    httpRoute: httpHops.map(({ url }) => url),
    main,
    isHttps: isRead(https),
    tags: isHtml(page) ? readStartTags(page.text, parser) : [],
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

/** Returns whether nothing listens there. Any other failure does not show whether there is a page. */
const isAbsent = (page: Exclude<ReceivedPage, Page>) =>
  page.hops.length === 0 && 'failure' in page && /^(?:unreachable|time-limit)$/.test(page.failure.kind)

/** Returns the last response over http, null if there is none, undefined if that is unknown. */
function httpOf(page: ReceivedPage): Answered | null | undefined {
  if (isRead(page)) return answered(page)
  if ('failure' in page && page.failure.kind === 'tls') return { status: 0, headers: [], isVerified: false }
  const last = page.hops.at(-1)
  return last ? answered(last) : isAbsent(page) ? null : undefined
}

/** Returns the hops over http; null if nothing listens there, undefined if that is unknown. */
export function hopsOverHttp(page: ReceivedPage): Hop[] | null | undefined {
  if (page.hops.length > 0) return page.hops
  return 'failure' in page && page.failure.kind === 'unreachable' ? null : undefined
}

const answered = ({ status, headers }: Pick<Hop, 'status' | 'headers'>): Answered => ({
  status,
  headers,
  isVerified: true,
})

/** Returns whether the response is HTML, as strictly as the Observatory: by the header alone, in lower case. */
const isHtml = ({ headers }: Page) =>
  /^(?:text\/html|application\/xhtml\+xml)(?:;|$)/.test(headerOf(headers, 'content-type') ?? '')

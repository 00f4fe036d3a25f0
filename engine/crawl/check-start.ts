import { Failure } from '../failures.ts'
import type { CrawledPage, CrawledSite } from '../web/crawl.ts'
import { INSTEAD } from '../web/page-state.ts'

/**
 * Returns the site if its first page can be read.
 * @throws {Failure} invalid, with what was received instead and what to do
 */
export function checkStart(site: CrawledSite): CrawledSite {
  const message = problemOfStart(site)
  if (message) throw new Failure('invalid', { message, errors: { url: message } })
  return site
}

/** Returns why the first page of a crawl cannot be read, and what to do; undefined if it can. */
export function problemOfStart(site: CrawledSite): string | undefined {
  const first = startPage(site)
  return first ? problemOf(first) : notStarted(site)
}

/** Returns the page at which a crawl began, after redirects. */
export const startPage = ({ pages }: Pick<CrawledSite, 'pages'>) =>
  pages.find(({ depth, location }) => depth === 0 && location === undefined)

function notStarted({ start, excluded, pages, robots }: CrawledSite) {
  if (excluded.length > 0 && (robots.status ?? 0) >= 500)
    return `The robots.txt of ${new URL(start).host} responds with ${robots.status}. Crawlers have to stay away until it responds with 200 or 404 (RFC 9309).`
  if (excluded.length > 0)
    return `The robots.txt of ${new URL(start).host} does not allow our crawler to read this page. Allow PrairieSignalBot there, or start from another page.`
  return pages.some(({ location }) => location !== undefined)
    ? 'This URL redirects endlessly, or to a URL that cannot be read. Check it with the redirect checker.'
    : 'This URL could not be read. Check it and try again.'
}

function problemOf({ status, failure, instead, mediaType, bytes, url }: CrawledPage) {
  if (failure) return failure.message
  if (instead) return INSTEAD[instead]
  if (status === 401 || status === 407)
    return 'This page asks for a login. Our crawler reads only what everyone can read.'
  if (status === 403)
    return 'This site refuses our crawler (403 Forbidden). If it is yours, allow PrairieSignalBot in its firewall.'
  if (status === 429) return 'This site says that it gets too many requests (429). Try again in a few minutes.'
  if (status !== null && status >= 400)
    return `This page responds with ${status}, so there is nothing to crawl. Check the URL.`
  if (status === 204 || status === 304 || status === 205)
    return `This page responds with ${status} and no content, so there is nothing to crawl.`
  if (mediaType !== '' && !/html/.test(mediaType))
    return `${url} is not a web page but ${mediaType}. Enter the URL of a page with links.`
  if (bytes === 0) return 'The server responded with an empty body: there is nothing at this URL to crawl.'
  return undefined
}

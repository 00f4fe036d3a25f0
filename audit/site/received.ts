import type { CheckedUrl, CrawledPage } from '#engine/web/crawl.ts'
import type { SiteView } from './site-view.ts'

/** What the server sent for one URL; `page` if it was a document. */
export type Received = Pick<CheckedUrl, 'url' | 'status' | 'location' | 'instead' | 'failure' | 'page'>

const known = new WeakMap<SiteView['crawl'], Map<string, Received>>()

/** Returns the response to a URL in normalized form; undefined if it was not requested. */
export function receivedFrom({ crawl }: Pick<SiteView, 'crawl'>, url: string): Received | undefined {
  let responses = known.get(crawl)
  if (!responses) {
    responses = new Map<string, Received>(crawl.checked.map((checked) => [checked.url, checked]))
    for (const page of crawl.pages) responses.set(page.url, receivedOf(page))
    known.set(crawl, responses)
  }
  return responses.get(url)
}

const receivedOf = (page: CrawledPage): Received => ({ ...page, page })

/** Statuses that say nothing about a page, because people may get it. */
const REFUSED = new Set([401, 402, 403, 405, 406, 407, 408, 425, 429, 451, 503, 999])

/** What a URL is for a search engine that is sent to it. `unknown`: not requested, or our bot was refused. */
export type Kind = 'page' | 'noindex' | 'canonicalized' | 'redirect' | 'error' | 'unknown'

/** Returns what a URL in normalized form is for a search engine. */
export function kindOf(site: Pick<SiteView, 'crawl'>, url: string): Kind {
  const answer = receivedFrom(site, url)
  if (!answer || answer.instead || answer.failure || answer.status === null || REFUSED.has(answer.status))
    return 'unknown'
  const { status, location, page } = answer
  if (location !== undefined) return 'redirect'
  if (status >= 400) return 'error'
  if (page?.robots.some((rule) => rule === 'noindex' || rule === 'none')) return 'noindex'
  return page?.canonical !== undefined && page.canonical !== url ? 'canonicalized' : 'page'
}

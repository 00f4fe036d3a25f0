import type { CrawlResponse } from '#engine/crawl/ports.ts'
import { headerOf } from '#engine/crawl/read-response.ts'
import { type Check, checkMarkup } from '#engine/structured-data/check-markup.ts'
import type { CrawledPage } from '#engine/web/crawl.ts'
import { type PageHead, readHead } from '#engine/web/read-head.ts'
import { type Markup, readTags, type Tag } from '#engine/web/read-tags.ts'
import { type Indexability, indexabilityOf } from './indexability.ts'
import type { Scope } from './scope.ts'

/** One response of a crawl, as rules look at it. */
export type AuditedPage = {
  url: string
  crawled: CrawledPage
  headers: CrawlResponse['headers']
  /** Returns the value of a header, '' without one. */
  header: (name: string) => string
  /** The decoded document as received; '' for anything but HTML. */
  html: string
  /** All start tags; those of templates and `noscript` are marked. */
  markup: Markup
  /** Tags that browsers act on: neither in a template nor in `noscript`. */
  tags: Tag[]
  head: PageHead
  /** Structured data in all syntaxes, by the tool that validates it. */
  structured: () => Check
  indexability: Indexability
  /** Milliseconds since 1970. */
  now: number
}

export type Received = {
  crawled: CrawledPage
  headers: CrawlResponse['headers']
  html: string
  /** Whether robots.txt lets search engines request a URL. */
  isAllowed: (url: string) => boolean
  now: number
}

/** Reads a response once for all rules. */
export function auditedPage({ crawled, headers, html, isAllowed, now }: Received): AuditedPage {
  const markup = readTags(html)
  let check: Check | undefined
  return {
    url: crawled.url,
    crawled,
    headers,
    header: (name) => headerOf(headers, name),
    html,
    markup,
    tags: markup.tags.filter(({ isInNoscript, isInTemplate }) => !isInNoscript && !isInTemplate),
    head: readHead(markup, crawled.url),
    structured: () => {
      check ??= checkMarkup(html, now, markup)
      return check
    },
    indexability: indexabilityOf(crawled, isAllowed),
    now,
  }
}

/** Returns whether a page is one of those that a rule looks at. */
export function isInScope({ crawled, indexability }: AuditedPage, scope: Scope): boolean {
  if (scope === 'response') return crawled.status !== null
  if (scope === 'html') return indexability.isPage
  return indexability.isIndexable
}

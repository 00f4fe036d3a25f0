import type { Instead } from './blocked-page.ts'
import type { FailureKind } from './page.ts'
import type { FetchedRobots } from './sitemaps.ts'

/** A link as written in the HTML. */
export type CrawledLink = {
  /** Absolute, without its fragment. */
  url: string
  fragment: string
  /** Text of the link, or the alternative text of its image. */
  anchor: string
  /** Values of `rel`. */
  rel: string[]
  kind: 'a' | 'area' | 'canonical' | 'hreflang' | 'img' | 'script' | 'stylesheet' | 'iframe' | 'redirect' | 'other'
  /** Counted from 1. */
  line: number
}

export type CrawledPage = {
  url: string
  /** Links from the start page; 0 is the start page. */
  depth: number
  status: number | null
  failure?: { kind: FailureKind; message: string }
  /** Where it redirects to. */
  location?: string
  /** What the server shows our bot instead of a page. */
  instead?: Instead
  mediaType: string
  bytes: number
  firstByteMs: number
  title: string
  description: string
  canonical?: string
  /** Values of robots meta tags and `X-Robots-Tag`. */
  robots: string[]
  lang: string
  h1: string[]
  words: number
  /** 64 bits of the main text as 16 hex digits, for near duplicates. */
  simhash: string
  /** Hash of the exact text. */
  textHash: string
  /** The beginning of the main text. */
  lead: string
  /** Ids and names that a fragment may point to. */
  anchors: string[]
  links: CrawledLink[]
  hreflang: { lang: string; url: string }[]
  /** What `CrawlPorts.describe` returned: JSON whose type its owner knows. */
  described?: unknown
}

/** A URL that was checked but is not part of the crawl: a page of another host, an image. */
export type CheckedUrl = {
  url: string
  status: number | null
  location?: string
  /** What the server shows our bot instead of a page. */
  instead?: Instead
  /** What the URL of a page returned, without its links. */
  page?: CrawledPage
  /** Of the Content-Type, in lower case. */
  mediaType?: string
  /** What the Content-Length says of a response that is not compressed. */
  bytes?: number
  failure?: { kind: FailureKind; message: string }
}

export type CrawledSite = {
  start: string
  pages: CrawledPage[]
  checked: CheckedUrl[]
  /** Responses to URLs that cannot exist, one for each folder tried: how the site says “not found”. */
  missing: CrawledPage[]
  sitemapUrls: string[]
  robots: FetchedRobots
  /** URLs that robots.txt excludes. */
  excluded: string[]
  /** Whether pages are left: the crawl ended because of `maxPages`, or another limit of ours kept pages from it. */
  isCut: boolean
  startedAt: number
  endedAt: number
}

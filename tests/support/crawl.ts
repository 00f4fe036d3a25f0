import pLimit from 'p-limit'
import { normalizedText } from './page.ts'
import { parseQuickly } from './parse-html.ts'

/** The site renders one page while another is parsed. */
const AT_ONCE = 4
/** Pages that differ only in the values of their query, such as each free time of a week, show the same elements. */
const OF_EACH_QUERY = 3

export type Link = {
  /** Path with its query, as requested. */
  path: string
  fragment: string
  name: string
  /** In the text of a page: not in a header, footer, breadcrumbs, pagination, or table of contents. */
  isContextual: boolean
}

export type CrawledPage = {
  path: string
  status: number
  location: string | null
  /** Number of clicks from the home page. */
  depth: number
  html: string
  title: string
  description: string
  canonical: string
  robots: string
  lang: string
  headings: { level: number; text: string }[]
  ids: Set<string>
  links: Link[]
  /** URLs of images, styles, scripts, icons, and feeds. */
  files: string[]
  meta: Map<string, string>
  jsonLd: unknown[]
  hasCookie: boolean
}

/** Paths that are not pages: files, calls, the back office. */
const isElsewhere = (path: string) => /^\/(admin|api|cms-api|images|og|_astro)(\/|$)|\.(xml|txt|md|png|svg)$/.test(path)

/**
 * Follows every link from the home page, as a visitor without JavaScript and cookies. Of links that differ only in the
 * values of their query, it follows the first three.
 * @returns pages by path, including redirects and failures, in order of their distance from the home page
 * @throws {Error} if the site does not respond
 */
export async function crawl(siteUrl: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const queries = new Map<string, number>()
  const isOneTooMany = (path: string) => {
    const { pathname, searchParams } = new URL(path, siteUrl)
    if (searchParams.size === 0) return false
    const kind = `${pathname}?${[...searchParams.keys()].sort()}`
    queries.set(kind, (queries.get(kind) ?? 0) + 1)
    return (queries.get(kind) ?? 0) > OF_EACH_QUERY
  }
  let next = ['/']
  for (let depth = 0; next.length > 0; depth++) {
    const found = new Set<string>()
    const read = await eachOf(next, (path) => readPage(siteUrl, path, depth))
    for (const page of read) {
      pages.set(page.path, page)
      for (const link of page.links) if (!isElsewhere(link.path)) found.add(link.path)
    }
    next = [...found].filter((path) => !pages.has(path) && !isOneTooMany(path))
  }
  return pages
}

/** Pages of one kind have the same template: another one of them has other words in it. */
const OF_EACH_KIND = 3

/** Returns the first pages of each kind, which is the first part of their path. */
export function ofEachKind(pages: Iterable<CrawledPage>) {
  const kinds = Map.groupBy(pages, ({ path }) => path.split('/', 2).join('/'))
  return [...kinds.values()].flatMap((kind) => kind.slice(0, OF_EACH_KIND))
}

/** Runs some work for each item, a few at a time. Returns the results in the order of the items. */
export function eachOf<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(AT_ONCE)
  return Promise.all(items.map((item) => limit(() => work(item))))
}

/**
 * Requests one page and returns what it links to.
 * @throws {Error} if the site does not respond
 */
export async function readPage(siteUrl: string, path: string, depth: number): Promise<CrawledPage> {
  const response = await fetch(siteUrl + path, { redirect: 'manual' })
  const isHtml = response.headers.get('content-type')?.includes('html')
  const html = isHtml ? await response.text() : ''
  const document = parseQuickly(html)
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
  const page: CrawledPage = {
    path,
    status: response.status,
    location: response.headers.get('location'),
    depth,
    html,
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content') || (response.headers.get('x-robots-tag') ?? ''),
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) => ({
      level: Number(heading.tagName[1]),
      text: normalizedText(heading),
    })),
    ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((anchor) =>
      linkOf(anchor, siteUrl, path),
    ),
    files: filesOf(document, siteUrl),
    meta: new Map(
      [...document.querySelectorAll('meta[property], meta[name]')].map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
    hasCookie: response.headers.has('set-cookie'),
  }
  return page
}

function linkOf(anchor: HTMLAnchorElement, siteUrl: string, path: string): Link[] {
  const url = new URL(anchor.getAttribute('href') ?? '', siteUrl + path)
  if (url.origin !== siteUrl) return []
  const isContextual = Boolean(anchor.closest('main')) && !anchor.closest('nav, [aria-label="Breadcrumb"], .toc')
  return [
    {
      path: url.pathname + url.search,
      fragment: url.hash.slice(1),
      name: anchor.getAttribute('aria-label') ?? normalizedText(anchor),
      isContextual,
    },
  ]
}

function filesOf(document: Document, siteUrl: string) {
  const sources = [
    ...document.querySelectorAll('img[src], script[src], source[srcset], link[href]:not([rel="canonical"])'),
  ]
  return sources.flatMap((element) => {
    const named = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
    const set = (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')
    return [named, ...set]
      .filter((href) => href !== '' && !href.startsWith('data:'))
      .map((href) => new URL(href, siteUrl))
      .filter(({ origin }) => origin === siteUrl)
      .map(({ pathname, search }) => pathname + search)
  })
}

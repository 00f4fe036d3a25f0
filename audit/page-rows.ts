import type { AuditFinding } from './findings.ts'
import { NOT_INDEXABLE } from './page/indexability.ts'
import type { RuleSeverity } from './rule.ts'
import type { SiteView } from './site/site-view.ts'
import { hostAndPath } from './url-parts.ts'

/** One row of the table of pages. */
export type PageRow = {
  url: string
  status: number | null
  /** Clicks from the start page. */
  depth: number
  template: string
  mediaType: string
  isIndexable: boolean
  /** Why it is not indexable; '' if it is. */
  reason: string
  title: string
  titlePixels: number
  description: string
  descriptionPixels: number
  h1: string
  h1Count: number
  h2Count: number
  words: number
  lang: string
  canonical: string
  robots: string
  hreflang: number
  /** Pages that link to it, and pages that it links to. */
  linksIn: number
  linksOut: number
  externalLinks: number
  /** PageRank as a multiple of the average. */
  rank: number
  inSitemap: boolean | null
  images: number
  imagesWithoutAlt: number
  scripts: number
  stylesheets: number
  elements: number
  /** Bytes of the document, decompressed. */
  bytes: number
  /** Milliseconds from the request to the first byte. */
  firstByteMs: number
  types: string
  ogImage: string
  redirectsTo: string
  errors: number
  warnings: number
  notices: number
}

/** Returns a row for each response, in the order of their depth. */
export function pageRows(site: SiteView, findings: AuditFinding[]): PageRow[] {
  const counts = new Map<string, Record<RuleSeverity, number>>()
  for (const { severity, pages } of findings)
    for (const { url } of pages) {
      const count = counts.get(url) ?? { error: 0, warning: 0, notice: 0 }
      count[severity]++
      counts.set(url, count)
    }
  const analyzed = new Map(site.links.pages.map((page) => [page.url, page]))
  const sitemap = site.links.sitemapUrls === 0 ? null : new Set(site.crawl.sitemapUrls.map(hostAndPath))
  return site.pages.map((page): PageRow => {
    const { facts, indexability } = page.described
    const links = analyzed.get(page.url)
    const count = counts.get(page.url)
    return {
      url: page.url,
      status: page.status,
      depth: page.depth,
      template: site.templateOf.get(page.url)?.label ?? '',
      mediaType: page.mediaType,
      isIndexable: indexability.isIndexable,
      reason: indexability.reason ? NOT_INDEXABLE[indexability.reason] : '',
      title: page.title,
      titlePixels: facts.titlePixels,
      description: page.description,
      descriptionPixels: facts.descriptionPixels,
      h1: page.h1[0] ?? '',
      h1Count: page.h1.length,
      h2Count: facts.h2,
      words: page.words,
      lang: page.lang,
      canonical: page.canonical ?? '',
      robots: page.robots.join(', '),
      hreflang: page.hreflang.length,
      linksIn: links?.linksIn ?? 0,
      linksOut: links?.linksOut ?? 0,
      externalLinks: page.links.filter(({ kind, url }) => kind === 'a' && !site.hosts.has(hostOf(url))).length,
      rank: Math.round((links?.rank ?? 0) * site.links.pages.length * 100) / 100,
      inSitemap: sitemap === null ? null : sitemap.has(hostAndPath(page.url)),
      images: facts.images,
      imagesWithoutAlt: facts.imagesWithoutAlt,
      scripts: facts.scripts,
      stylesheets: facts.stylesheets,
      elements: facts.elements,
      bytes: page.bytes,
      firstByteMs: Math.round(page.firstByteMs),
      types: facts.types.join(', '),
      ogImage: facts.ogImage,
      redirectsTo: page.location ?? '',
      errors: count?.error ?? 0,
      warnings: count?.warning ?? 0,
      notices: count?.notice ?? 0,
    }
  })
}

const hostOf = (url: string) => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '')

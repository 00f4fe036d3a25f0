import { type DuplicateGroup, findDuplicates } from '#engine/crawl/duplicates.ts'
import { isOfSite } from '#engine/crawl/found-urls.ts'
import { collectTargets, type LinkTarget } from '#engine/crawl/link-sources.ts'
import { createLinkStates } from '#engine/crawl/link-state.ts'
import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import { pageRank } from '#engine/crawl/page-rank.ts'
import { siteHostOf } from '#engine/net/hosts.ts'
import type { CrawledLink, CrawledPage, CrawledSite } from '#engine/web/crawl.ts'
import { type AnchorUse, countAnchors } from './anchors.ts'

export type AnalyzedPage = {
  url: string
  title: string
  depth: number
  /** The page before this one on a shortest path; null for the start. */
  parent: string | null
  /** Other pages that link to it, and other pages that it links to, each counted once. */
  linksIn: number
  linksOut: number
  /** PageRank; the ranks of all pages add up to 1. */
  rank: number
  isIndexable: boolean
}

export type LinkAnalysis = {
  start: string
  pages: AnalyzedPage[]
  /** Links to other pages of the site, and pairs of pages that they connect. */
  links: number
  edges: number
  broken: LinkTarget[]
  redirecting: LinkTarget[]
  unknown: LinkTarget[]
  nofollow: LinkTarget[]
  /** Pages of the sitemap to which no page links; null if that is unknown because some pages were not crawled. */
  orphans: string[] | null
  sitemapUrls: number
  /** Pages that were crawled but are not in the sitemap; null without one. */
  notInSitemap: string[] | null
  anchors: AnchorUse[]
  duplicates: DuplicateGroup[]
  excluded: string[]
  isCut: boolean
  ms: number
}

const CLICKED = new Set<CrawledLink['kind']>(['a', 'area'])

/** Returns how the pages of a crawled site link to each other. Redirected links count for the page they end at. */
export function analyzeLinks(site: CrawledSite): LinkAnalysis {
  const pages = site.pages.filter(isRead)
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  const hosts = new Set(site.pages.filter(({ depth }) => depth === 0).map(({ url }) => siteHostOf(url)))
  const stateOf = createLinkStates(site)
  const isInternal = (link: CrawledLink) => CLICKED.has(link.kind) && isOfSite(link.url, hosts) !== false
  const targets = collectTargets(pages, stateOf, isInternal)

  const linked = new Set(targets.flatMap(({ state }) => state.hops))
  const edges = new Map<string, Set<string>>(pages.map(({ url }) => [url, new Set<string>()]))
  const followed: [string, string][] = []
  for (const { url, state, sources } of targets) {
    const end = state.hops.at(-1) ?? url
    if (!byUrl.has(end)) continue
    for (const { page, rel } of sources) {
      if (page === end) continue
      edges.get(page)?.add(end)
      if (!rel.includes('nofollow')) followed.push([page, end])
    }
  }
  const ranks = pageRank({ nodes: [...byUrl.keys()], edges: followed })
  const linksIn = new Map<string, number>()
  for (const ends of edges.values()) for (const end of ends) linksIn.set(end, (linksIn.get(end) ?? 0) + 1)

  const sitemap = new Set(site.sitemapUrls.flatMap((url) => normalizeUrl(url)?.url ?? []))
  const own = [...sitemap].filter((url) => isOfSite(url, hosts))
  const parents = parentsOf(pages, edges)
  return {
    start: pages.find(({ depth }) => depth === 0)?.url ?? site.start,
    pages: pages.map((page) => ({
      url: page.url,
      title: page.title,
      depth: page.depth,
      parent: parents.get(page.url) ?? null,
      linksIn: linksIn.get(page.url) ?? 0,
      linksOut: edges.get(page.url)?.size ?? 0,
      rank: ranks.get(page.url) ?? 0,
      isIndexable: isIndexable(page),
    })),
    links: targets.reduce((sum, { sources }) => sum + sources.length, 0),
    edges: [...edges.values()].reduce((sum, { size }) => sum + size, 0),
    broken: targets.filter(({ state }) => state.verdict === 'broken'),
    redirecting: targets.filter(({ state }) => state.verdict !== 'broken' && state.hops.length > 1),
    unknown: targets.filter(({ state }) => state.verdict === 'unknown' && state.kind !== 'unchecked'),
    nofollow: targets.filter(({ sources }) => sources.some(({ rel }) => rel.includes('nofollow'))),
    orphans:
      sitemap.size === 0 || site.isCut ? null : own.filter((url) => !linked.has(url) && !isStart(byUrl.get(url))),
    sitemapUrls: sitemap.size,
    notInSitemap:
      sitemap.size === 0
        ? null
        : pages.filter((page) => isIndexable(page) && !sitemap.has(page.url)).map(({ url }) => url),
    anchors: countAnchors(targets),
    duplicates: findDuplicates(pages),
    excluded: site.excluded,
    isCut: site.isCut,
    ms: site.endedAt - site.startedAt,
  }
}

const isStart = (page: CrawledPage | undefined) => page?.depth === 0

/** Returns whether this is an HTML page that was received. */
const isRead = ({ status, location, mediaType, instead }: CrawledPage) =>
  instead === undefined &&
  status !== null &&
  status >= 200 &&
  status < 300 &&
  location === undefined &&
  /html|^$/.test(mediaType)

const isIndexable = ({ robots, canonical, url }: CrawledPage) =>
  !robots.some((rule) => rule === 'noindex' || rule === 'none') && (canonical === undefined || canonical === url)

/** Returns, for each page, the first page one level above that links to it. */
function parentsOf(pages: CrawledPage[], edges: Map<string, Set<string>>) {
  const depths = new Map(pages.map(({ url, depth }) => [url, depth]))
  const parents = new Map<string, string>()
  for (const { url, depth } of pages)
    for (const end of edges.get(url) ?? [])
      if (depths.get(end) === depth + 1 && !parents.has(end)) parents.set(end, url)
  return parents
}

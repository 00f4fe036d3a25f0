import { isOfSite } from '#engine/crawl/found-urls.ts'
import { collectTargets } from '#engine/crawl/link-sources.ts'
import { createLinkStates } from '#engine/crawl/link-state.ts'
import { siteHostOf } from '#engine/net/hosts.ts'
import { readRobotsFile } from '#engine/robots/robots-file.ts'
import type { CrawledLink, CrawledSite } from '#engine/web/crawl.ts'
import { analyzeLinks } from '#tools/internal-link-analyzer/analyze.ts'
import { withoutUnreached } from './outside-reach.ts'
import type { Extras, SitePage, SiteView } from './site-view.ts'
import { templatesOf } from './templates.ts'

const CLICKED = new Set<CrawledLink['kind']>(['a', 'area'])
const FILES = new Set<CrawledLink['kind']>(['img', 'script', 'stylesheet', 'iframe'])

/** Returns a crawled site as rules look at it. Pages without a description had no response that could be read. */
export function viewSite(crawled: CrawledSite, extras: Extras, now: number): SiteView {
  const pages = (crawled.pages.filter(({ described }) => described !== undefined) as SitePage[]).toSorted(
    (a, b) => a.depth - b.depth || (a.url < b.url ? -1 : 1),
  )
  const html = pages.filter(({ described }) => described.indexability.isPage)
  const starts = crawled.pages.filter(({ depth }) => depth === 0)
  const hosts = new Set((starts.length > 0 ? starts.map(({ url }) => url) : [crawled.start]).map(siteHostOf))
  const { crawl, isOffline } = withoutUnreached(crawled, hosts)
  const stateOf = createLinkStates(crawl)
  const isInternal = ({ url }: CrawledLink) => isOfSite(url, hosts) !== false
  const templates = templatesOf(html)
  return {
    ...extras,
    crawl,
    isOffline,
    hosts,
    home: html.find(({ depth }) => depth === 0),
    pages,
    html,
    indexable: html.filter(({ described }) => described.indexability.isIndexable),
    byUrl: new Map(pages.map((page) => [page.url, page])),
    internal: collectTargets(html, stateOf, (link) => CLICKED.has(link.kind) && isInternal(link)),
    external: collectTargets(html, stateOf, (link) => CLICKED.has(link.kind) && !isInternal(link)),
    files: collectTargets(html, stateOf, ({ kind }) => FILES.has(kind)),
    links: analyzeLinks(crawl),
    robots: readRobotsFile(crawl.robots.text),
    templates,
    templateOf: new Map(templates.flatMap((template) => template.urls.map((url) => [url, template]))),
    now,
  }
}

import { siteHostOf } from '../net/hosts.ts'
import type { CrawledLink, CrawledPage } from '../web/crawl.ts'
import { isTrap, normalizeUrl } from './normalize-url.ts'
import { CHECK_ONLY, type FrontierUrl } from './ports.ts'

export type FollowSettings = {
  /** Depth of the last pages whose links are used; the linked URLs are only checked. */
  maxDepth: number
  checksExternal: boolean
  /** Checks images, scripts, stylesheets, and frames. */
  checksFiles: boolean
}

type Site = FollowSettings & { hosts: ReadonlySet<string> }

/** Links that a visitor follows. */
const CLICKED = new Set<CrawledLink['kind']>(['a', 'area', 'redirect'])
/** Links that name another URL of the same content. */
const NAMED = new Set<CrawledLink['kind']>(['canonical', 'hreflang'])
const NOT_FOLLOWED = new Set(['nofollow', 'none'])

/**
 * Returns the URLs of a page that the crawl continues with. Links of the site are followed one level deeper; links from
 * the last level, links that the page asks robots not to follow, links to other hosts, and files are checked only.
 */
export function foundOn(page: CrawledPage, site: Site): FrontierUrl[] {
  const isClosed = page.depth >= site.maxDepth || page.robots.some((rule) => NOT_FOLLOWED.has(rule))
  const found = new Map<string, FrontierUrl>()
  const origin = `${new URL(page.url).origin}/`
  for (const { url, kind, rel } of page.links) {
    if (found.get(url)?.depth === page.depth + 1) continue
    const isInternal = url.startsWith(origin) || isOfSite(url, site.hosts)
    if (isInternal === undefined || isTrap(url)) continue
    const isFollowed = isInternal && CLICKED.has(kind) && !isClosed && !rel.includes('nofollow')
    if (!isFollowed && !isChecked(kind, isInternal, site)) continue
    const depth = isFollowed ? page.depth + 1 : CHECK_ONLY
    if ((found.get(url)?.depth ?? Number.POSITIVE_INFINITY) > depth) found.set(url, { url, depth, hops: 0 })
  }
  return [...found.values()]
}

function isChecked(kind: CrawledLink['kind'], isInternal: boolean, { checksExternal, checksFiles }: Site) {
  if (!isInternal && !checksExternal) return false
  return CLICKED.has(kind) || NAMED.has(kind) || checksFiles
}

/**
 * Returns whether a URL belongs to the site, on http or https, with `www.` or without; undefined if it is no URL that
 * can be fetched.
 */
export function isOfSite(url: string, hosts: ReadonlySet<string>) {
  return normalizeUrl(url) ? hosts.has(siteHostOf(url)) : undefined
}

import { collectTargets, type LinkTarget } from '#engine/crawl/link-sources.ts'
import { createLinkStates, type LinkKind } from '#engine/crawl/link-state.ts'
import { siteHostOf } from '#engine/net/hosts.ts'
import type { CrawledLink, CrawledSite } from '#engine/web/crawl.ts'
import { suggestPage } from './suggest-page.ts'

export type CheckedLink = LinkTarget & {
  isExternal: boolean
  /** A page of the site with a similar URL. */
  suggestion: string | null
}

export type LinkCheck = {
  start: string
  /** Number of pages whose links were checked. */
  pages: number
  /** Links on these pages, and URLs that they lead to. */
  links: number
  targets: CheckedLink[]
  counts: Partial<Record<LinkKind, number>>
  redirected: number
  isCut: boolean
  ms: number
}

const LINKS = new Set<CrawledLink['kind']>(['a', 'area', 'redirect'])
const NAMED = new Set<CrawledLink['kind']>(['canonical', 'hreflang'])

type Options = { depth: number; checksExternal: boolean; checksFiles: boolean }

/** Checks every link on the pages of a site up to a depth. */
export function checkLinks(site: CrawledSite, { depth, checksExternal, checksFiles }: Options): LinkCheck {
  const stateOf = createLinkStates(site)
  const sources = site.pages.filter((page) => page.depth <= depth && page.links.length > 0)
  const hosts = new Set(site.pages.filter((page) => page.depth === 0).map(({ url }) => siteHostOf(url)))
  const isExternal = (url: string) => URL.canParse(url) && !hosts.has(siteHostOf(url))
  const isWanted = ({ url, kind }: CrawledLink) =>
    (LINKS.has(kind) || NAMED.has(kind) || checksFiles) && (checksExternal || !isExternal(url))
  const read = [...site.pages, ...site.checked.flatMap(({ page }) => page ?? [])]
  const working = read.filter(({ status, location }) => status === 200 && location === undefined)
  const targets = collectTargets(sources, stateOf, isWanted).map((target) => ({
    ...target,
    isExternal: isExternal(target.url),
    suggestion: target.state.verdict === 'broken' ? suggestPage(target, working) : null,
  }))
  const counts: LinkCheck['counts'] = {}
  for (const { state } of targets) counts[state.kind] = (counts[state.kind] ?? 0) + 1
  return {
    start: site.pages.find((page) => page.depth === 0 && page.location === undefined)?.url ?? site.start,
    pages: sources.length,
    links: targets.reduce((sum, target) => sum + target.sources.length, 0),
    targets,
    counts,
    redirected: targets.filter(({ state }) => state.verdict === 'ok' && state.hops.length > 1).length,
    isCut: site.isCut || (counts.unchecked ?? 0) > 0,
    ms: site.endedAt - site.startedAt,
  }
}

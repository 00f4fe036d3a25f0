import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import { siteHostOf } from '#engine/net/hosts.ts'
import { checkRobots } from '#engine/robots/verdict.ts'
import type { CheckedUrl } from '#engine/web/crawl.ts'
import type { Version } from '#tools/hreflang-checker/annotations.ts'
import { effective, type Link, linksOf } from '#tools/hreflang-checker/cluster.ts'
import { once } from '../once.ts'
import type { SitePage, SiteView } from './site-view.ts'
import { checkSitemaps, type NamedVersion } from './sitemap-check.ts'

/** Statuses with which servers refuse bots, although people may get the page. */
const REFUSALS = new Set([401, 403, 407, 429, 451])
const MAX_HOPS = 10
const MAX_EVIDENCE = 300
/** Stands for the unknown status of a page that nobody may request. */
const OK = 200

/**
 * Returns what each page, and the sitemap for it, says about its language versions, and what they say back, by the
 * hreflang checker.
 */
export const languageLinks = once((site: SiteView): Link[] =>
  site.html.some(({ described }) => described.facts.hreflang) || namedVersions(site).length > 0
    ? linksOf(versionsOf(site))
    : [],
)

function namedVersions(site: SiteView): NamedVersion[] {
  const check = checkSitemaps(site)
  return 'unmeasured' in check ? [] : check.alternates
}

/** Adds what the sitemap names for the pages that were read: search engines read both. */
function addNamed(versions: ReadonlyMap<string, Version>, site: SiteView) {
  const normal = (url: string) => normalizeUrl(url)?.url ?? url
  for (const [loc, named] of Map.groupBy(namedVersions(site), ({ loc }) => loc)) {
    const version = versions.get(normal(loc))
    if (!version || version.failure !== undefined) continue
    const known = new Set(effective(version).map(({ code, url }) => `${code} ${url}`))
    for (const { file, line, code, href } of named) {
      const url = URL.canParse(href.trim()) ? normal(href.trim()) : undefined
      if (url === undefined || known.has(`${code} ${url}`)) continue
      const evidence = `${file}, line ${line}: hreflang="${code}" href="${href}"`.slice(0, MAX_EVIDENCE)
      version.annotations.push({ code, url, written: href, from: 'sitemap', evidence })
    }
  }
}

function versionsOf(site: SiteView): Version[] {
  const { crawl, robots, hosts } = site
  const versions = new Map<string, Version>()
  for (const checked of crawl.checked)
    if (checked.location === undefined) versions.set(checked.url, checkedVersion(checked))
  // What keeps our bot from a page need not keep search engines from it.
  for (const url of crawl.excluded)
    if (hosts.has(siteHostOf(url)) && !checkRobots(robots, 'Googlebot', url).isAllowed)
      versions.set(url, { ...nothing(), url, redirectsFrom: [], status: OK, isBlocked: true })
  for (const page of site.pages) if (page.location === undefined) versions.set(page.url, pageVersion(page))
  addNamed(versions, site)

  const next = new Map<string, string>()
  for (const { url, location } of [...crawl.checked, ...crawl.pages])
    if (location !== undefined) next.set(url, location)
  for (const from of next.keys()) {
    const to = endOf(from, next)
    const version = versions.get(to) ?? unknown(to, 'It was not requested.')
    versions.set(to, version)
    version.redirectsFrom.push(from)
  }
  return [...versions.values()]
}

function endOf(from: string, next: ReadonlyMap<string, string>): string {
  let at = from
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const to = next.get(at)
    if (to === undefined) break
    at = to
  }
  return at
}

/** Each version gets a list of its own: the sitemap adds to it. */
const nothing = () => ({ annotations: [], isNoindex: false, isBlocked: false, lang: '' })

const unknown = (url: string, failure: string): Version => ({
  ...nothing(),
  url,
  redirectsFrom: [],
  status: null,
  failure,
  isUnknown: true,
})

function pageVersion(page: SitePage): Version {
  const { url, status, instead, canonical, robots, lang, described } = page
  if (status === null || instead === 'captcha' || REFUSALS.has(status)) return unknown(url, 'It was not read.')
  return {
    url,
    redirectsFrom: [],
    status,
    ...(status >= 400 ? { failure: `Status ${status}.` } : {}),
    annotations: described.indexability.isPage ? [...(described.facts.hreflang ?? [])] : [],
    ...(canonical === undefined ? {} : { canonical }),
    isNoindex: robots.some((rule) => rule === 'noindex' || rule === 'none'),
    isBlocked: described.indexability.reason === 'robots',
    lang,
  }
}

/** A URL that was only checked: its status is known, what it says about its own versions is not. */
function checkedVersion({ url, status, instead }: CheckedUrl): Version {
  const isError = status !== null && status >= 400 && !REFUSALS.has(status) && instead === undefined
  return isError
    ? { ...nothing(), url, redirectsFrom: [], status, failure: `Status ${status}.` }
    : unknown(url, 'It was not read.')
}

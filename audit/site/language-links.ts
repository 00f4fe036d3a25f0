import { siteHostOf } from '#engine/net/hosts.ts'
import { checkRobots } from '#engine/robots/verdict.ts'
import type { CheckedUrl } from '#engine/web/crawl.ts'
import type { Version } from '#tools/hreflang-checker/annotations.ts'
import { type Link, linksOf } from '#tools/hreflang-checker/cluster.ts'
import { once } from '../once.ts'
import type { SitePage, SiteView } from './site-view.ts'

/** Statuses with which servers refuse bots, although people may get the page. */
const REFUSALS = new Set([401, 403, 407, 429, 451])
const MAX_HOPS = 10
/** Stands for the unknown status of a page that nobody may request. */
const OK = 200

/** Returns what each page says about its language versions, and what they say back, by the hreflang checker. */
export const languageLinks = once((site: SiteView): Link[] =>
  site.html.some(({ described }) => described.facts.hreflang) ? linksOf(versionsOf(site)) : [],
)

/** Returns whether a sitemap names language versions, which pages then need not do. */
export const hasLanguageSitemap = once(({ sitemaps }: SiteView): boolean => {
  if ('unmeasured' in sitemaps) return false
  const decoder = new TextDecoder()
  return sitemaps.value.files.some(({ body }) => decoder.decode(body).includes('hreflang'))
})

function versionsOf(site: SiteView): Version[] {
  const { crawl, robots, hosts } = site
  const versions = new Map<string, Version>()
  for (const checked of crawl.checked)
    if (checked.location === undefined) versions.set(checked.url, checkedVersion(checked))
  // What keeps our bot from a page need not keep search engines from it.
  for (const url of crawl.excluded)
    if (hosts.has(siteHostOf(url)) && !checkRobots(robots, 'Googlebot', url).isAllowed)
      versions.set(url, { ...NOTHING, url, redirectsFrom: [], status: OK, isBlocked: true })
  for (const page of site.pages) if (page.location === undefined) versions.set(page.url, pageVersion(page))

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

const NOTHING = { annotations: [], isNoindex: false, isBlocked: false, lang: '' }

const unknown = (url: string, failure: string): Version => ({
  ...NOTHING,
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
    annotations: described.indexability.isPage ? (described.facts.hreflang ?? []) : [],
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
    ? { ...NOTHING, url, redirectsFrom: [], status, failure: `Status ${status}.` }
    : unknown(url, 'It was not read.')
}

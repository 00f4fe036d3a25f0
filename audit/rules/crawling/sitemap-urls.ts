import { checkRobots } from '#engine/robots/verdict.ts'
import { countOf } from '#engine/text/count-of.ts'
import { pagesThat, urlsThat } from '../../page-count.ts'
import { type SiteOutcome, type SiteRule, siteRule } from '../../rule.ts'
import { type Kind, kindOf, receivedFrom } from '../../site/received.ts'
import type { SiteView } from '../../site/site-view.ts'
import { checkSitemaps } from '../../site/sitemap-check.ts'
import { google } from '../../sources.ts'
import { hostAndPath } from '../../url-parts.ts'

const build = google('build and submit a sitemap', 'crawling-indexing/sitemaps/build-sitemap')
const LISTED = 'URLs of the sitemap that were requested because pages link to them.'

/** Returns the outcome of a rule about listed URLs whose answer is known. */
function ofListed(site: SiteView, kind: Kind, detailOf: (url: string) => string): SiteOutcome {
  const check = checkSitemaps(site)
  if ('unmeasured' in check) return check
  const known = check.urls.filter((url) => kindOf(site, url) !== 'unknown')
  const found = known.filter((url) => kindOf(site, url) === kind).map((url) => ({ url, detail: detailOf(url) }))
  return { of: known.length, found }
}

type Named = Pick<SiteRule, 'id' | 'title' | 'measures' | 'why' | 'fix' | 'weight'>

const listed = (named: Named, kind: Kind, detailOf: (site: SiteView, url: string) => string) =>
  siteRule({
    ...named,
    group: 'crawling',
    severity: 'warning',
    appliesTo: LISTED,
    source: build,
    effort: 2,
    evaluate: (site) => ofListed(site, kind, (url) => detailOf(site, url)),
  })

export const sitemapUrlRules = [
  listed(
    {
      id: 'sitemap-lists-redirects',
      title: (count) => `The sitemap lists ${urlsThat(count, 'that redirects', 'that redirect')}`,
      measures: 'Listed URLs that respond with a redirect.',
      why: 'A sitemap should name the URLs that you want to see in results, and a redirect is never one.',
      fix: 'List the URL to which each one redirects.',
      weight: 3,
    },
    'redirect',
    (site, url) => `It redirects to ${receivedFrom(site, url)?.location}`,
  ),
  listed(
    {
      id: 'sitemap-lists-errors',
      title: (count) => `The sitemap lists ${urlsThat(count, 'that does not work', 'that do not work')}`,
      measures: 'Listed URLs that respond with an error.',
      why: 'Search engines request them again and again, and report each one as an error.',
      fix: 'Take them out of the sitemap, or bring the pages back.',
      weight: 4,
    },
    'error',
    (site, url) => `Status ${receivedFrom(site, url)?.status}`,
  ),
  listed(
    {
      id: 'sitemap-lists-noindex',
      title: (count) => `The sitemap lists ${urlsThat(count, 'with noindex', 'with noindex')}`,
      measures: 'Listed URLs whose page or header asks search engines not to show them.',
      why: 'The sitemap asks search engines to show the page, and the page forbids it. The page wins.',
      fix: 'Decide for one: remove noindex from the page, or the page from the sitemap.',
      weight: 4,
    },
    'noindex',
    (site, url) => `robots: ${receivedFrom(site, url)?.page?.robots.join(', ')}`,
  ),
  listed(
    {
      id: 'sitemap-lists-canonicalized',
      title: (count) =>
        `The sitemap lists ${urlsThat(count, 'that names another as canonical', 'that name another as canonical')}`,
      measures: 'Listed URLs whose page names another URL as canonical.',
      why: 'Both signals say which URL to show. The canonical link is the stronger one, so the entry has no effect.',
      fix: 'List the canonical URL, or let the page name itself.',
      weight: 3,
    },
    'canonicalized',
    (site, url) => `Its canonical is ${receivedFrom(site, url)?.page?.canonical}`,
  ),
  siteRule({
    id: 'sitemap-lists-blocked',
    group: 'crawling',
    severity: 'warning',
    title: (count) => `The sitemap lists ${urlsThat(count, 'that robots.txt blocks', 'that robots.txt blocks')}`,
    measures: 'Listed URLs that Googlebot may not request.',
    appliesTo: 'URLs of the sitemap on the host of robots.txt.',
    why: 'Search engines are sent to pages that they may not read, and can show them without their content at best.',
    source: build,
    fix: 'Allow them in robots.txt, or take them out of the sitemap.',
    weight: 4,
    effort: 1,
    evaluate: (site) => {
      const check = checkSitemaps(site)
      if ('unmeasured' in check) return check
      const { robots } = site.crawl
      if (robots.status !== 200) return { of: 0, found: [] }
      const home = site.home?.url ?? site.crawl.start
      if (!checkRobots(site.robots, 'Googlebot', home).isAllowed)
        return { unmeasured: 'robots.txt keeps Google from the whole site.' }
      const { origin } = new URL(robots.url)
      const own = check.urls.filter((url) => url.startsWith(`${origin}/`))
      const found = own.flatMap((url) => {
        const { isAllowed, rule } = checkRobots(site.robots, 'Googlebot', url)
        return isAllowed ? [] : [{ url, detail: `Line ${rule?.line} of robots.txt: Disallow: ${rule?.value}` }]
      })
      return { of: own.length, found }
    },
  }),
  siteRule({
    id: 'page-not-in-sitemap',
    group: 'crawling',
    severity: 'notice',
    title: (count) => `${pagesThat(count, 'is', 'are')} missing from the sitemap`,
    measures: 'Pages that search engines may show and that no sitemap lists.',
    appliesTo: 'Pages without a query that search engines may show, on sites with a sitemap that was read as a whole.',
    why: 'Search engines find pages that are listed sooner, and learn when they change.',
    source: google('what a sitemap is', 'crawling-indexing/sitemaps/overview'),
    fix: 'Let the program that writes the sitemap include them.',
    weight: 2,
    effort: 2,
    evaluate: (site) => {
      const check = checkSitemaps(site)
      if ('unmeasured' in check) return check
      if (check.fetched.skipped.length > 0)
        return { unmeasured: `${countOf(check.fetched.skipped.length, 'sitemap')} could not be read.` }
      const all = new Set([...check.urls, ...site.crawl.sitemapUrls].map(hostAndPath))
      if (all.size === 0) return { of: 0, found: [] }
      const pages = site.indexable.filter(({ url, described }) => !url.includes('?') && !described.facts.prev)
      return {
        of: pages.length,
        found: pages.filter(({ url }) => !all.has(hostAndPath(url))).map(({ url }) => ({ url })),
      }
    },
  }),
]

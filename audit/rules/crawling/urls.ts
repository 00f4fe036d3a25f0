import type { LinkTarget } from '#engine/crawl/link-sources.ts'
import { isTrap } from '#engine/crawl/normalize-url.ts'
import { countOf } from '#engine/text/count-of.ts'
import { pagesThat } from '../../page-count.ts'
import { type SiteOutcome, siteRule } from '../../rule.ts'
import { linkedFrom } from '../../site/linked-from.ts'
import type { SitePage, SiteView } from '../../site/site-view.ts'
import { google } from '../../sources.ts'

const group = 'crawling'
const urls = google('URL structure', 'crawling-indexing/url-structure')
const duplicates = google('specify a canonical URL', 'crawling-indexing/consolidate-duplicate-urls')
const INTERNAL = 'Internal links.'

const SESSION = /[?&;](phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sid|cfid|cftoken)=\w{8,}/i
const TRACKING = /[?&](utm_(?:source|medium|campaign|term|content|id)|gclid|fbclid|msclkid|mc_cid|mc_eid)=/i
const SORTING = /[?&](sort|sort_?by|order|order_?by|orderby|dir|direction|sortierung)=/i
/** Years that a calendar may reasonably name, from now. */
const YEARS_AHEAD = 2
const MAX_DEPTH = 3
/** URLs of a trap that are shown. */
const MAX_SHOWN = 50

/** Returns links to URLs with a parameter, which is the cause. */
function withParameter({ internal }: SiteView, pattern: RegExp, isWanted = (_: LinkTarget) => true): SiteOutcome {
  const found = internal.flatMap((target) => {
    const name = pattern.exec(target.url)?.[1]
    if (name === undefined || !isWanted(target)) return []
    return linkedFrom([target], ({ url }) => ({ detail: url })).map((one) => ({ ...one, cause: name.toLowerCase() }))
  })
  return { of: internal.length, found }
}

/** Returns pages that answer under two URLs, and are meant to be shown under both. */
function variants(pages: SitePage[], keyOf: (url: string) => string): SiteOutcome {
  const groups = [...Map.groupBy(pages, ({ url }) => keyOf(url)).values()]
  const found = groups
    .filter(({ length }) => length > 1)
    .flatMap((some) => some.slice(1).map(({ url }) => ({ url, detail: `The same page is at ${some[0]?.url}` })))
  return { of: pages.length, found }
}

const withoutScheme = (url: string) => url.replace(/^https?:/, '')
const withoutWww = (url: string) => url.replace(/^(https?:\/\/)www\./, '$1')

/** Returns a URL in lower case, without the slash or the name of the start page at its end. */
const spelling = (url: string) => {
  const [path = '', query] = url.split('?')
  const bare = path
    .toLowerCase()
    .replace(/\/index\.(?:html?|php)$/, '/')
    .replace(/\/$/, '')
  return query === undefined ? bare : `${bare}?${query}`
}

export const urlRules = [
  siteRule({
    id: 'session-id-in-links',
    group,
    severity: 'warning',
    title: (count, name) => `${pagesThat(count, 'links', 'link')} to URLs with a session ID (${name})`,
    measures: 'Parameters of internal links that identify a visit.',
    appliesTo: INTERNAL,
    why: 'Each visit of a crawler then sees other URLs for the same pages, and a visitor who shares one shares the session.',
    source: urls,
    fix: 'Keep the session in a cookie. In PHP, set session.use_only_cookies and session.use_trans_sid=0.',
    weight: 6,
    effort: 1,
    evaluate: (site) => withParameter(site, SESSION),
  }),
  siteRule({
    id: 'tracking-parameter-in-links',
    group,
    severity: 'notice',
    title: (count, name) => `${pagesThat(count, 'links', 'link')} to the site itself with ${name}`,
    measures: 'Campaign parameters in internal links.',
    appliesTo: INTERNAL,
    why: 'Analytics starts a new visit with this campaign and forgets where the visitor came from. Search engines find a second URL of each page.',
    source: urls,
    fix: 'Remove the parameters from internal links, and measure clicks with events instead.',
    weight: 3,
    effort: 2,
    evaluate: (site) => withParameter(site, TRACKING),
  }),
  siteRule({
    id: 'sorted-lists-indexable',
    group,
    severity: 'notice',
    title: (count, name) =>
      `${pagesThat(count, 'links', 'link')} to sorted copies of lists that search engines may show (${name})`,
    measures:
      'Internal links to URLs that only sort a list, and that neither noindex, nor a canonical link, nor robots.txt excludes.',
    appliesTo: INTERNAL,
    why: 'Sorting makes no new page. Search engines spend their visits on the same products in another order.',
    source: google('faceted navigation', 'crawling-indexing/crawling-managing-faceted-navigation'),
    fix: 'Let sorted lists name the unsorted one as canonical, or keep crawlers from the parameter in robots.txt.',
    weight: 3,
    effort: 2,
    evaluate: (site) =>
      withParameter(
        site,
        SORTING,
        ({ url, sources }) =>
          site.byUrl.get(url)?.described.indexability.isIndexable === true &&
          sources.some(({ rel }) => !rel.includes('nofollow')),
      ),
  }),
  siteRule({
    id: 'endless-urls',
    group,
    severity: 'warning',
    title: (count) => `${countOf(count, 'URL')} of a crawl trap`,
    measures: 'Internal links whose path repeats itself, and links of calendars to years far ahead.',
    appliesTo: INTERNAL,
    why: 'A crawler that follows such links never ends, and reads them instead of the pages that matter.',
    source: urls,
    fix: 'Write links from the root, with a slash at the beginning. Let a calendar link only to months with entries.',
    weight: 5,
    effort: 2,
    evaluate: ({ internal, now }) => {
      const last = new Date(now).getUTCFullYear() + YEARS_AHEAD
      const isAhead = (url: string) => {
        const year = /(?:[/=-]|\b(?:year|date|month)=)(20\d\d)(?:[-/](?:0?[1-9]|1[0-2])\b|&month=|&m=)/i.exec(url)?.[1]
        return year !== undefined && Number(year) > last
      }
      const found = internal.filter(({ url }) => isTrap(url) || isAhead(url))
      return {
        of: internal.length,
        found: found.slice(0, MAX_SHOWN).map(({ url, sources: [first] }) => ({
          url,
          ...(first ? { detail: `Linked from ${first.page}, line ${first.line}` } : {}),
        })),
      }
    },
  }),
  siteRule({
    id: 'page-too-deep',
    group,
    severity: 'notice',
    title: (count) => `${pagesThat(count, 'is', 'are')} more than ${MAX_DEPTH} clicks from the home page`,
    measures: 'The smallest number of clicks from the home page.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Few visitors click that often, and search engines treat pages far from the home page as less important.',
    source: google('SEO starter guide', 'fundamentals/seo-starter-guide'),
    fix: 'Link to the important ones from categories or from the home page.',
    weight: 2,
    effort: 3,
    evaluate: ({ indexable }) => ({
      of: indexable.length,
      found: indexable
        .filter(({ depth }) => depth > MAX_DEPTH)
        .map(({ url, depth }) => ({ url, detail: `${depth} clicks` })),
    }),
  }),
  siteRule({
    id: 'http-and-https-both-answer',
    group,
    severity: 'warning',
    title: (count) => `${pagesThat(count, 'answers', 'answer')} over http and over https`,
    measures: 'Pages of which both URLs respond with 200 and neither names the other as canonical.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Search engines see two pages with the same text, and visitors of one have no encryption.',
    source: duplicates,
    fix: 'Redirect http to https for every URL, with the status 301.',
    weight: 7,
    effort: 1,
    evaluate: ({ indexable }) => variants(indexable, withoutScheme),
  }),
  siteRule({
    id: 'www-and-bare-host-both-answer',
    group,
    severity: 'warning',
    title: (count) => `${pagesThat(count, 'answers', 'answer')} with www and without`,
    measures: 'Pages of which both URLs respond with 200 and neither names the other as canonical.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Search engines see two sites with the same pages, and links to one do not count for the other.',
    source: duplicates,
    fix: 'Choose one host and redirect the other to it, with the status 301.',
    weight: 7,
    effort: 1,
    evaluate: ({ indexable }) => variants(indexable, withoutWww),
  }),
  siteRule({
    id: 'url-spellings-both-answer',
    group,
    severity: 'warning',
    title: (count) => `${pagesThat(count, 'answers', 'answer')} under a second spelling of the URL`,
    measures:
      'Linked URLs that differ only in case, in the slash at the end, or in index.html, and have the same text.',
    appliesTo: 'Pages that search engines may show.',
    why: 'For search engines, these are two pages. They have to find out by themselves that one is a copy.',
    source: urls,
    fix: 'Redirect one spelling to the other, and use one in all links.',
    weight: 4,
    effort: 2,
    evaluate: ({ indexable }) => sameText(indexable),
  }),
]

function sameText(pages: SitePage[]): SiteOutcome {
  const texts = new Map(pages.map(({ url, textHash }) => [url, textHash]))
  return variants(pages, (url) => `${spelling(url)} ${texts.get(url)}`)
}

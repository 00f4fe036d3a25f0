import type { CrawledPage } from '#engine/web/crawl.ts'
import { pagesThat, urlsThat } from '../../page-count.ts'
import { siteRule } from '../../rule.ts'
import { ACTION, linkedFrom } from '../../site/linked-from.ts'
import { kindOf } from '../../site/received.ts'
import { google } from '../../sources.ts'
import { hostAndPath } from '../../url-parts.ts'
import { firstOfList } from '../crawling/canonical.ts'

const group = 'links'
const crawlable = google('link best practices', 'crawling-indexing/links-crawlable')
const starter = google('SEO starter guide', 'fundamentals/seo-starter-guide')
const NOT_WHOLE = 'The site was not read as a whole, so links from other pages may exist.'

/** Spellings of one URL: what the crawl found under one of them is no orphan under the other. */
const spelling = (url: string) =>
  hostAndPath(url)
    .replace(/^www\./, '')
    .replace(/\/$/, '')
    .toLowerCase()
const pathOf = (url: string) => URL.parse(url)?.pathname ?? ''

/** Returns whether a page was not read, or its links were not followed, because it asks for that. */
const isUnread = ({ status, failure, instead, robots }: CrawledPage) =>
  failure !== undefined ||
  instead !== undefined ||
  status === 403 ||
  status === 429 ||
  (status !== null && status >= 500) ||
  robots.some((rule) => rule === 'nofollow' || rule === 'none')

export const linkGraphRules = [
  siteRule({
    id: 'orphan-page',
    group,
    severity: 'warning',
    title: (count) => `${urlsThat(count, 'is', 'are')} in the sitemap, and no page links there`,
    measures: 'URLs of the sitemap to which no page of the site links, however they are spelled.',
    appliesTo: 'Sites with a sitemap that were read as a whole.',
    why: 'Visitors cannot get there, and search engines conclude that the page does not matter to you.',
    source: crawlable,
    fix: 'Link to each from a page on the same subject, or take it out of the sitemap.',
    weight: 5,
    effort: 3,
    evaluate: ({ links, crawl, internal }) => {
      if (crawl.isCut || crawl.pages.some(isUnread)) return { unmeasured: NOT_WHOLE }
      if (links.orphans === null) return { of: 0, found: [] }
      const linked = new Set(internal.flatMap(({ state, url }) => [url, ...state.hops]).map(spelling))
      const found = links.orphans.filter((url) => !linked.has(spelling(url)))
      return { of: links.sitemapUrls, found: found.map((url) => ({ url })) }
    },
  }),
  siteRule({
    id: 'page-with-one-link-in',
    group,
    severity: 'notice',
    title: (count) => `${pagesThat(count, 'has', 'have')} a link from one page only`,
    measures: 'Pages to which exactly one other page links.',
    appliesTo: 'Pages that search engines may show, on sites that were read as a whole.',
    why: 'Little leads there, and if the one page changes, nothing does.',
    source: crawlable,
    fix: 'Link to the important ones from related pages.',
    weight: 1,
    effort: 3,
    evaluate: ({ links, indexable, crawl, home }) => {
      if (crawl.isCut) return { unmeasured: NOT_WHOLE }
      const linksIn = new Map(links.pages.map((page) => [page.url, page.linksIn]))
      const pages = indexable.filter(({ url }) => url !== home?.url && firstOfList(url) === undefined)
      return {
        of: pages.length,
        found: pages.filter(({ url }) => linksIn.get(url) === 1).map(({ url }) => ({ url })),
      }
    },
  }),
  siteRule({
    id: 'page-without-links-out',
    group,
    severity: 'notice',
    title: (count) => `${pagesThat(count, 'links', 'link')} nowhere`,
    measures: 'Pages without a link to any other page, of the site or elsewhere.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Visitors can only go back, and so can crawlers. Links that scripts add are not counted.',
    source: crawlable,
    fix: 'Give the page the menu of the site, with links in the HTML.',
    weight: 3,
    effort: 2,
    evaluate: ({ indexable }) => ({
      of: indexable.length,
      found: indexable
        .filter(
          ({ links, url }) => !links.some((link) => (link.kind === 'a' || link.kind === 'area') && link.url !== url),
        )
        .map(({ url }) => ({ url })),
    }),
  }),
  siteRule({
    id: 'nofollow-internal-link',
    group,
    severity: 'notice',
    title: (count, url) => `${pagesThat(count, 'tells', 'tell')} search engines not to follow the link to ${url}`,
    measures: 'Internal links with rel="nofollow" to pages that search engines may show.',
    appliesTo: 'Internal links, except to carts, logins, and the like.',
    why: 'You say of your own page that you do not vouch for it. What the link would pass on is lost.',
    source: google('qualify outbound links', 'crawling-indexing/qualify-outbound-links'),
    fix: 'Remove nofollow from links to your own pages.',
    weight: 2,
    effort: 2,
    evaluate: (site) => {
      const found = linkedFrom(
        site.internal.filter(
          ({ url }) => kindOf(site, url) === 'page' && !ACTION.test(pathOf(url)) && !url.includes('?'),
        ),
        () => ({}),
        ({ rel }) => rel.includes('nofollow'),
      )
      return { of: site.internal.length, found }
    },
  }),
  siteRule({
    id: 'http-link-to-own-site',
    group,
    severity: 'notice',
    title: (count, url) => `${pagesThat(count, 'links', 'link')} to ${url}, without encryption`,
    measures: 'Internal links that begin with http on a site served over https.',
    appliesTo: 'Sites whose home page is served over https.',
    why: 'The first request goes out unencrypted, and a redirect has to correct it.',
    source: starter,
    fix: 'Replace http:// with https:// in the text or template, or leave out scheme and host.',
    weight: 3,
    effort: 2,
    evaluate: ({ internal, home }) => {
      if (!home?.url.startsWith('https:')) return { of: 0, found: [] }
      const found = linkedFrom(
        internal.filter(({ url, state }) => url.startsWith('http:') && state.kind !== 'malformed'),
        ({ url }) => ({
          paste: url.replace(/^http:/, 'https:'),
        }),
      )
      return { of: internal.length, found }
    },
  }),
]

import { isOfSite } from '#engine/crawl/found-urls.ts'
import { pagesThat } from '../../page-count.ts'
import { type SiteOutcome, type SiteRule, siteRule } from '../../rule.ts'
import { type Kind, kindOf, type Received, receivedFrom } from '../../site/received.ts'
import type { SitePage, SiteView } from '../../site/site-view.ts'
import { google } from '../../sources.ts'
import { hostAndPath } from '../../url-parts.ts'
import { firstOfList } from './canonical.ts'

const group = 'crawling'
const canonicals = google('specify a canonical URL', 'crawling-indexing/consolidate-duplicate-urls')
const CANONICALIZED = 'Pages that name another URL of the site as canonical, if that URL was requested.'

/** The cause of canonical URLs that redirect back to their page. */
const ITSELF = 'a canonical URL that redirects back to the page'

type Canonicalized = { page: SitePage; target: string }

/** Returns pages that name another URL as canonical. */
const canonicalized = ({ html }: SiteView): Canonicalized[] =>
  html.flatMap((page) =>
    page.canonical !== undefined && page.canonical !== page.url ? [{ page, target: page.canonical }] : [],
  )

const lineOf = ({ described }: SitePage) => {
  const line = described.facts.canonicals[0]?.line
  return line ? { line } : {}
}

type Detail = (response: Received | undefined) => string

function toKind(site: SiteView, kind: Kind, detailOf: Detail, concerns: (page: SitePage) => boolean): SiteOutcome {
  const all = canonicalized(site).filter(({ page, target }) => concerns(page) && kindOf(site, target) !== 'unknown')
  const found = all
    .filter(({ target }) => kindOf(site, target) === kind)
    .map(({ page, target }) => ({
      url: page.url,
      ...lineOf(page),
      detail: detailOf(receivedFrom(site, target)),
      // A template that writes its own URL in another way has one fault, not one of each page.
      cause: kind === 'redirect' && receivedFrom(site, target)?.location === page.url ? ITSELF : target,
    }))
  return { of: all.length, found }
}

type Named = Pick<SiteRule, 'id' | 'severity' | 'title' | 'measures' | 'why' | 'fix' | 'weight'>

const toTarget = (
  named: Named & Partial<Pick<SiteRule, 'appliesTo'>>,
  kind: Kind,
  detailOf: Detail,
  concerns: (page: SitePage) => boolean = () => true,
) =>
  siteRule({
    appliesTo: CANONICALIZED,
    ...named,
    group,
    source: canonicals,
    effort: 2,
    evaluate: (site) => toKind(site, kind, detailOf, concerns),
  })

const named = (count: number) => pagesThat(count, 'names', 'name')

export const canonicalTargetRules = [
  toTarget(
    {
      id: 'canonical-to-redirect',
      severity: 'warning',
      title: (count, target) =>
        target === ITSELF ? `${named(count)} ${target}` : `${named(count)} ${target} as canonical, which redirects`,
      measures: 'Whether the canonical URL responds with a redirect.',
      why: 'The link names one URL and the redirect another, so search engines have to guess which is meant.',
      fix: 'Name the URL at which the redirect ends.',
      weight: 5,
    },
    'redirect',
    (response) => `It redirects to ${response?.location}`,
  ),
  toTarget(
    {
      id: 'canonical-to-error',
      severity: 'error',
      title: (count, target) => `${named(count)} ${target} as canonical, which does not exist`,
      measures: 'Whether the canonical URL responds with an error.',
      why: 'The page asks search engines to show a URL that shows nothing, and may leave the results for it.',
      fix: 'Let the page name itself, or bring the other page back.',
      weight: 8,
    },
    'error',
    (response) => `Status ${response?.status}`,
  ),
  toTarget(
    {
      id: 'canonical-to-noindex',
      severity: 'warning',
      title: (count, target) => `${named(count)} ${target} as canonical, which has noindex`,
      measures: 'Whether the canonical page asks search engines not to show it.',
      appliesTo: `${CANONICALIZED} Pages that have noindex themselves, such as search results, want the same.`,
      why: 'One signal hands everything to the other page, and that page refuses to be shown. Neither may appear.',
      fix: 'Remove noindex from the canonical page, or let this page name itself.',
      weight: 6,
    },
    'noindex',
    (response) => `robots: ${response?.page?.robots.join(', ')}`,
    ({ robots }) => !robots.some((rule) => rule === 'noindex' || rule === 'none'),
  ),
  toTarget(
    {
      id: 'canonical-chain',
      severity: 'warning',
      title: (count, target) => `${named(count)} ${target} as canonical, which names yet another URL`,
      measures: 'Whether the canonical page has a canonical link to a third URL, or back.',
      why: 'Google may follow such a chain or ignore it. Two pages that name each other cancel the signal.',
      fix: 'Let both pages name the last URL.',
      weight: 4,
    },
    'canonicalized',
    (response) => `Its canonical is ${response?.page?.canonical}`,
  ),
  siteRule({
    id: 'canonical-to-home',
    group,
    severity: 'warning',
    title: (count) => `${pagesThat(count, 'names', 'name')} the home page as canonical`,
    measures: 'Pages whose text differs from the home page although they name it as canonical.',
    appliesTo: 'Pages other than the home page with a canonical link.',
    why: 'If search engines believe the link, they show the home page instead of these pages.',
    source: canonicals,
    fix: 'Let each page name itself. Often the template writes the URL of the site instead of that of the page.',
    weight: 9,
    effort: 2,
    evaluate: (site) => {
      const { home, html } = site
      if (!home) return { of: 0, found: [] }
      const pages = html.filter(({ url, canonical }) => url !== home.url && canonical !== undefined)
      const found = pages.filter(
        ({ canonical, textHash, url }) =>
          canonical === home.url && textHash !== home.textHash && !firstOfList(url)?.includes(home.url),
      )
      return { of: pages.length, found: found.map((page) => ({ url: page.url, ...lineOf(page) })) }
    },
  }),
  siteRule({
    id: 'canonical-to-other-host',
    group,
    severity: 'notice',
    title: (count, host) => `${pagesThat(count, 'hands', 'hand')} their place in results to ${host}`,
    measures: 'Whether the canonical URL is on another site.',
    appliesTo: 'Pages with a canonical link.',
    why: 'Search engines are asked to show the other site instead. That is right for republished texts only.',
    source: canonicals,
    fix: 'If the texts are your own, let each page name itself. The host is often left over from a test server or a move.',
    weight: 6,
    effort: 2,
    evaluate: (site) => {
      const pages = site.html.filter(({ canonical }) => canonical !== undefined)
      const found = pages
        .filter(({ canonical = '' }) => isOfSite(canonical, site.hosts) === false)
        .map((page) => ({
          url: page.url,
          ...lineOf(page),
          cause: hostAndPath(page.canonical ?? '').split('/', 1)[0] ?? '',
        }))
      return { of: pages.length, found }
    },
  }),
]

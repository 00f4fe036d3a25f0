import { isOfSite } from '#engine/crawl/found-urls.ts'
import type { LinkTarget } from '#engine/crawl/link-sources.ts'
import { siteHostOf } from '#engine/net/hosts.ts'
import type { Page } from '#engine/web/page.ts'
import { stateOf } from '#engine/web/page-state.ts'
import { isRead } from '#engine/web/received-page.ts'
import { pagesThat, urlsThat } from '../../page-count.ts'
import { type SiteOutcome, siteRule } from '../../rule.ts'
import { ACTION, linkedFrom } from '../../site/linked-from.ts'
import type { SiteView } from '../../site/site-view.ts'
import { google, source } from '../../sources.ts'

const group = 'redirects'
const redirects = google('redirects', 'crawling-indexing/301-redirects')
const statuses = source(
  'Google: HTTP status codes and crawling',
  'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
)
const soft = source(
  'Google: soft 404 errors',
  'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors',
)
const moves = google('site moves with URL changes', 'crawling-indexing/site-move-with-url-changes')
const LINKED = 'URLs of the site to which its pages link.'

/** Returns the outcome of a rule about internal links, whose target is the cause unless `causeOf` names another. */
function ofLinks(
  { internal }: SiteView,
  isWrong: (target: LinkTarget) => boolean,
  causeOf: (hops: string[]) => { cause?: string } = () => ({}),
): SiteOutcome {
  const known = internal.filter(({ state }) => state.kind !== 'unchecked')
  const found = linkedFrom(known.filter(isWrong), ({ state }) => ({
    detail: state.hops.join(' → '),
    ...causeOf(state.hops),
  }))
  return { of: known.length, found }
}

/** Links that redirect for a slash only have a habit of the template as their cause, whatever page they lead to. */
const SLASH = { lacks: 'URLs that lack the slash at their end', has: 'URLs with a needless slash at their end' }

function slashOf([from = '', to = '']: string[]): { cause?: string } {
  if (to === `${from}/`) return { cause: SLASH.lacks }
  return from === `${to}/` ? { cause: SLASH.has } : {}
}

const pathOf = (url: string) => URL.parse(url)?.pathname ?? ''
const isAction = ({ state }: LinkTarget) => state.hops.some((url) => ACTION.test(pathOf(url)))
/** Links to http have a rule of their own. */
const isUpgrade = ({ state: { hops } }: LinkTarget) => hops[0]?.replace(/^http:/, 'https:') === hops[1]
const isLoop = ({ state }: LinkTarget) => state.kind === 'redirect-loop'

/** Returns the pages that were received from the entrances of a site, without the preflight. */
function received({ entrances }: SiteView): Page[] | { unmeasured: string } {
  if ('unmeasured' in entrances) return entrances
  return entrances.value
    .slice(0, 2)
    .filter(isRead)
    .filter((page) => stateOf(page).kind === 'ok')
}

export const redirectTargetRules = [
  siteRule({
    id: 'internal-link-redirects',
    group,
    severity: 'notice',
    title: (count, target) =>
      `${pagesThat(count, 'links', 'link')} to ${target}, which ${target.startsWith('URLs') ? 'redirect' : 'redirects'}`,
    measures: 'Internal links whose URL responds with one redirect.',
    appliesTo: 'Internal links, except to carts, logins, and choices of a language.',
    why: 'Each click takes a request more than it needs, and so does each visit of a crawler.',
    source: redirects,
    fix: 'Link to the URL at which the redirect ends.',
    weight: 3,
    effort: 2,
    evaluate: (site) =>
      ofLinks(
        site,
        (target) =>
          target.state.verdict !== 'broken' &&
          target.state.hops.length === 2 &&
          !isAction(target) &&
          !isUpgrade(target),
        slashOf,
      ),
  }),
  siteRule({
    id: 'redirect-chain',
    group,
    severity: 'warning',
    title: (count, url) => `${pagesThat(count, 'links', 'link')} to ${url}, which takes several redirects`,
    measures: 'Internal links whose URL leads to the page through two or more redirects.',
    appliesTo: 'Internal links.',
    why: 'Every further redirect delays the visitor, and Google gives up after ten.',
    source: statuses,
    fix: 'Redirect the first URL straight to the last one, and link to that.',
    weight: 5,
    effort: 2,
    evaluate: (site) => ofLinks(site, ({ state }) => state.verdict !== 'broken' && state.hops.length > 2),
  }),
  siteRule({
    id: 'redirect-loop',
    group,
    severity: 'error',
    title: (count, url) => `${pagesThat(count, 'links', 'link')} to ${url}, which redirects without end`,
    measures: 'Internal links whose redirects come back to a URL they have passed, or never reach a page.',
    appliesTo: 'Internal links.',
    why: 'Browsers show an error instead of the page, and search engines drop the URL.',
    source: source('RFC 9110, 15.4', 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4'),
    fix: 'Remove one of the rules. Often one adds what another removes: www, https, or the slash at the end.',
    weight: 9,
    effort: 1,
    evaluate: (site) => ofLinks(site, isLoop),
  }),
  siteRule({
    id: 'redirect-to-home',
    group,
    severity: 'warning',
    title: (count, url) => `${pagesThat(count, 'links', 'link')} to ${url}, which redirects to the home page`,
    measures: 'Internal links to a page below the home page that end at the home page.',
    appliesTo: 'Internal links.',
    why: 'Visitors look for something and land where they began. Google treats such a redirect as a page that is missing.',
    source: moves,
    fix: 'Redirect to the page that replaces it. If none does, respond with 404 or 410 and remove the link.',
    weight: 6,
    effort: 2,
    evaluate: (site) => ofLinks(site, ({ state }) => state.kind === 'redirect-home'),
  }),
  siteRule({
    id: 'redirect-to-other-domain',
    group,
    severity: 'notice',
    title: (count, url) => `${pagesThat(count, 'links', 'link')} to ${url}, which leads to another site`,
    measures: 'Internal links that a redirect takes to another host.',
    appliesTo: 'Internal links, except to logins, carts, and the like.',
    why: 'The link looks like one to your own page. If the redirect was not meant, visitors leave for good.',
    source: redirects,
    fix: 'Link to the other site directly, or remove the redirect.',
    weight: 2,
    effort: 1,
    evaluate: (site) =>
      ofLinks(site, (target) => {
        const end = target.state.hops.at(-1) ?? target.url
        return (
          target.state.hops.length > 1 && !isLoop(target) && !isAction(target) && isOfSite(end, site.hosts) === false
        )
      }),
  }),
  siteRule({
    id: 'soft-404',
    group,
    severity: 'warning',
    title: (count) => `${urlsThat(count, 'says', 'say')} “not found” with the status of a page that exists`,
    measures:
      'Pages with status 200 whose words, or whose likeness to the answer for a URL that cannot exist, say that there is nothing.',
    appliesTo: LINKED,
    why: 'Search engines keep requesting them instead of real pages, and no log shows them as errors.',
    source: soft,
    fix: 'Let the server respond with 404 or 410, and remove the links.',
    weight: 6,
    effort: 2,
    evaluate: ({ internal }) => {
      const known = internal.filter(({ state }) => state.kind !== 'unchecked')
      const found = known
        .filter(({ state }) => state.kind === 'soft-404')
        .map(({ url, state, sources: [first] }) => ({
          url: state.hops.at(-1) ?? url,
          detail: state.soft404?.reasons.join(' ') ?? '',
          ...(first ? { snippet: `Linked from ${first.page}, line ${first.line}` } : {}),
        }))
      return { of: known.length, found }
    },
  }),
  siteRule({
    id: 'missing-page-answers-200',
    group,
    severity: 'warning',
    title: () => 'The site answers 200 to URLs that do not exist',
    measures: 'The status of URLs that cannot exist, in the root and in the largest folders.',
    appliesTo: 'The site.',
    why: 'Every mistyped link becomes a page that search engines may show, and nobody notices broken ones.',
    source: soft,
    fix: 'Let the server respond with 404. In an application that runs in the browser, the server has to know its URLs.',
    weight: 5,
    effort: 2,
    evaluate: ({ crawl: { missing } }) => {
      if (missing.length === 0) return { unmeasured: 'No URL was requested that cannot exist.' }
      const found = missing.filter(
        ({ status, instead }) => status !== null && status >= 200 && status < 300 && !instead,
      )
      return { of: missing.length, found: found.map(({ url, status }) => ({ url, detail: `Status ${status}` })) }
    },
  }),
  siteRule({
    id: 'missing-page-redirects-home',
    group,
    severity: 'warning',
    title: () => 'The site sends visitors of missing pages to the home page',
    measures: 'Whether URLs that cannot exist redirect to the home page.',
    appliesTo: 'The site.',
    why: 'Visitors do not learn that the page is gone. Google treats each such redirect as a page that is missing.',
    source: moves,
    fix: 'Respond with 404 and a page that helps: a search, and links to the main sections.',
    weight: 4,
    effort: 1,
    evaluate: ({ crawl: { missing }, home }) => {
      if (missing.length === 0) return { unmeasured: 'No URL was requested that cannot exist.' }
      const found = missing.filter(({ location }) => location !== undefined && location === home?.url)
      return { of: missing.length, found: found.map(({ url, location = '' }) => ({ url, detail: `To ${location}` })) }
    },
  }),
  siteRule({
    id: 'entrances-differ',
    group,
    severity: 'warning',
    title: () => 'The site shows its home page under several hosts',
    measures: 'Whether the home page over http and over https leads to one host.',
    appliesTo: 'Sites that answer over http and https.',
    why: 'With www and without are two sites for search engines and for cookies. Links and logins of one do not count for the other.',
    source: google('specify a canonical URL', 'crawling-indexing/consolidate-duplicate-urls'),
    fix: 'Choose one host and redirect all others to it.',
    weight: 6,
    effort: 1,
    evaluate: (site) => {
      const pages = received(site)
      if ('unmeasured' in pages) return pages
      if (pages.length < 2) return { of: 0, found: [] }
      const hosts = new Set(pages.map(({ url }) => new URL(url).host))
      const found = hosts.size > 1 ? pages : []
      const isSameSite = new Set(pages.map(({ url }) => siteHostOf(url))).size === 1
      return {
        of: 1,
        found: found.slice(0, 1).map(({ url }) => ({
          url,
          detail: `${[...hosts].join(' and ')}${isSameSite ? '' : ', two different sites'}`,
        })),
      }
    },
  }),
]

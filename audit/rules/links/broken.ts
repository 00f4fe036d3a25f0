import type { LinkTarget } from '#engine/crawl/link-sources.ts'
import { STATE_LABELS } from '#engine/crawl/link-sources.ts'
import type { LinkKind } from '#engine/crawl/link-state.ts'
import type { CrawledLink } from '#engine/web/crawl.ts'
import { pagesThat } from '../../page-count.ts'
import { type SiteOutcome, type SiteRule, siteRule } from '../../rule.ts'
import { linkedFrom } from '../../site/linked-from.ts'
import { NO_OUTSIDE } from '../../site/outside-reach.ts'
import { google, source } from '../../sources.ts'

const group = 'links'
const crawlable = google('link best practices', 'crawling-indexing/links-crawlable')
const http = source('RFC 9110, 15.5: client errors', 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5')
const fragments = source(
  'HTML Standard: scrolling to a fragment',
  'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
)

/** Other kinds of broken links have rules of their own: server errors, redirects, soft 404s, fragments. */
const BROKEN = new Set<LinkKind>([
  'not-found',
  'gone',
  'client-error',
  'timeout',
  'dns',
  'tls',
  'unreachable',
  'parked',
])
/** What is certain about other sites: their servers may refuse our bot, or be down for an hour. */
const BROKEN_ELSEWHERE = new Set<LinkKind>(['not-found', 'gone', 'dns', 'parked'])
const BROKEN_FILE = new Set<LinkKind>([...BROKEN, 'server-error', 'soft-404', 'redirect-loop', 'redirect-home'])

const detailOf = ({ state }: LinkTarget) => ({
  detail: state.status === null ? STATE_LABELS[state.kind] : `${STATE_LABELS[state.kind]}, status ${state.status}`,
})

/** Returns the outcome of a rule about link targets, each of which is a cause. */
function ofTargets(targets: LinkTarget[], isBroken: (target: LinkTarget) => boolean): SiteOutcome {
  const known = targets.filter(({ state }) => state.kind !== 'unchecked')
  return { of: known.length, found: linkedFrom(known.filter(isBroken), detailOf) }
}

type Named = Pick<SiteRule, 'id' | 'severity' | 'title' | 'measures' | 'appliesTo' | 'why' | 'fix' | 'weight'>

/** A rule about files that pages load. */
const brokenFile = (named: Named, kind: CrawledLink['kind']) =>
  siteRule({
    ...named,
    group,
    source: http,
    effort: 1,
    evaluate: ({ files, isOffline }) => {
      const isOfKind = (target: LinkTarget) => target.sources.some((one) => one.kind === kind)
      const known = files.filter((target) => isOfKind(target) && target.state.kind !== 'unchecked')
      if (isOffline && known.length === 0 && files.some(isOfKind)) return { unmeasured: NO_OUTSIDE }
      const broken = known.filter(({ state }) => BROKEN_FILE.has(state.kind))
      return { of: known.length, found: linkedFrom(broken, detailOf, (one) => one.kind === kind) }
    },
  })

export const brokenLinkRules = [
  siteRule({
    id: 'broken-internal-link',
    group,
    severity: 'error',
    title: (count, url) => `${pagesThat(count, 'links', 'link')} to ${url}, which does not work`,
    measures:
      'Internal links whose URL responds with an error, or not at all. Server errors and redirects have rules of their own.',
    appliesTo: 'Internal links whose URL was requested.',
    why: 'Visitors reach a dead end, and what the link passes on to its page is lost.',
    source: crawlable,
    fix: 'Link to the page that replaces it, remove the link, or bring the page back.',
    weight: 9,
    effort: 2,
    evaluate: ({ internal }) => ofTargets(internal, ({ state }) => BROKEN.has(state.kind)),
  }),
  siteRule({
    id: 'broken-external-link',
    group,
    severity: 'warning',
    title: (count, url) => `${pagesThat(count, 'links', 'link')} to ${url} of another site, which does not work`,
    measures: 'Links to other sites that respond with 404 or 410, whose domain does not exist, or is for sale.',
    appliesTo: 'Links to other sites, if they were requested and did not refuse our bot.',
    why: 'Visitors reach a dead end. A domain that has expired can be bought by anyone and show anything.',
    source: crawlable,
    fix: 'Link to another page, or remove the link.',
    weight: 4,
    effort: 2,
    evaluate: ({ external, isOffline }) =>
      external.length > 0 && external.every(({ state }) => state.kind === 'unchecked')
        ? { unmeasured: isOffline ? NO_OUTSIDE : 'Links to other sites were not requested.' }
        : ofTargets(
            external.filter(({ state }) => state.verdict !== 'unknown'),
            ({ state }) => BROKEN_ELSEWHERE.has(state.kind),
          ),
  }),
  brokenFile(
    {
      id: 'broken-image',
      severity: 'error',
      title: (count, url) => `${pagesThat(count, 'shows', 'show')} an image that does not load: ${url}`,
      measures: 'Images in the src of img elements whose URL responds with an error, or not at all.',
      appliesTo: 'Images that were requested.',
      why: 'Visitors see a gap or a broken symbol, and image search has nothing to show.',
      fix: 'Upload the image again, or correct its URL.',
      weight: 6,
    },
    'img',
  ),
  brokenFile(
    {
      id: 'broken-script',
      severity: 'error',
      title: (count, url) => `${pagesThat(count, 'loads', 'load')} a script that does not exist: ${url}`,
      measures: 'Scripts whose URL responds with an error, or not at all.',
      appliesTo: 'Scripts that were requested.',
      why: 'Whatever the script does, such as menus, carts, or measuring, does not happen.',
      fix: 'Correct the URL, or remove the script if nothing needs it.',
      weight: 7,
    },
    'script',
  ),
  brokenFile(
    {
      id: 'broken-stylesheet',
      severity: 'error',
      title: (count, url) => `${pagesThat(count, 'loads', 'load')} a stylesheet that does not exist: ${url}`,
      measures: 'Stylesheets whose URL responds with an error, or not at all.',
      appliesTo: 'Stylesheets that were requested.',
      why: 'Visitors see the page without this part of its design, and it waits for the file before it appears.',
      fix: 'Correct the URL. Often an old file name is in a cached page.',
      weight: 7,
    },
    'stylesheet',
  ),
  brokenFile(
    {
      id: 'broken-frame',
      severity: 'warning',
      title: (count, url) => `${pagesThat(count, 'embeds', 'embed')} a page that does not load: ${url}`,
      measures: 'Frames whose URL responds with an error, or not at all.',
      appliesTo: 'Frames that were requested.',
      why: 'Visitors see an empty box or an error of another site in the middle of the page.',
      fix: 'Correct the URL, or remove the frame.',
      weight: 4,
    },
    'iframe',
  ),
  siteRule({
    id: 'link-to-missing-place',
    group,
    severity: 'notice',
    title: (count, url) => `${pagesThat(count, 'links', 'link')} to places that ${url} does not have`,
    measures: 'Fragments of internal links for which the page has no element with this id or name.',
    appliesTo: 'Internal links whose page was read.',
    why: 'Visitors land at the top of the page instead of the place that the link promises.',
    source: fragments,
    fix: 'Correct the part after #, or give an element of the page this id.',
    weight: 2,
    effort: 1,
    evaluate: ({ internal }) => {
      const known = internal.filter(({ state }) => state.kind !== 'unchecked')
      const missing = known.filter(({ state }) => state.kind === 'fragment')
      return { of: known.length, found: linkedFrom(missing, ({ fragment }) => ({ detail: `#${fragment}` })) }
    },
  }),
  siteRule({
    id: 'malformed-link',
    group,
    severity: 'warning',
    title: (count, url) => `${pagesThat(count, 'has', 'have')} a link that is no URL: ${url.slice(0, 100)}`,
    measures: 'Links that browsers cannot turn into a URL.',
    appliesTo: 'Links of all pages.',
    why: 'A click does nothing, and crawlers skip the link.',
    source: source('URL Standard', 'https://url.spec.whatwg.org/#url-parsing'),
    fix: 'Write a complete URL, or a path that begins with a slash.',
    weight: 4,
    effort: 1,
    evaluate: ({ internal, external }) => {
      const all = [...internal, ...external]
      const found = linkedFrom(
        all.filter(({ state }) => state.kind === 'malformed'),
        () => ({}),
      )
      return { of: all.length, found }
    },
  }),
]

import { type RobotsDirective, robotsDirectives } from '../../page/robots-directives.ts'
import { pagesThat } from '../../page-count.ts'
import { pageRule, siteRule } from '../../rule.ts'
import { ACTION, LEGAL } from '../../site/linked-from.ts'
import { google } from '../../sources.ts'

const group = 'crawling'
const meta = google('robots meta tag and X-Robots-Tag', 'crawling-indexing/robots-meta-tag')
const block = google('block indexing with noindex', 'crawling-indexing/block-indexing')
const WITH_RULES = 'Pages with a robots meta element or an X-Robots-Tag header.'

const isNoindex = ({ rule }: RobotsDirective) => rule === 'noindex' || rule === 'none'
/** A page linked from so large a share of all pages is part of the navigation. */
const PROMINENT = 0.5

const isClosed = (path: string) => ACTION.test(path) || LEGAL.test(path)

/** Pairs of rules that cannot both be followed. The first of each is what Google does. */
const OPPOSITES = [
  ['noindex', 'index'],
  ['noindex', 'all'],
  ['none', 'index'],
  ['none', 'all'],
  ['nofollow', 'follow'],
  ['nofollow', 'all'],
  ['none', 'follow'],
] as const

/** Returns the rules of which one forbids what another allows. */
function conflictIn(rules: RobotsDirective[]): [RobotsDirective, RobotsDirective] | undefined {
  for (const [strict, loose] of OPPOSITES) {
    const [one, other] = [rules.find(({ rule }) => rule === strict), rules.find(({ rule }) => rule === loose)]
    if (one && other) return [one, other]
  }
  return undefined
}

export const directiveRules = [
  siteRule({
    id: 'home-noindex',
    group,
    severity: 'error',
    title: () => 'The home page asks search engines not to show it',
    measures: 'Whether the home page has noindex.',
    appliesTo: 'The home page.',
    why: 'With noindex, the page that most people search for by name disappears from results.',
    source: block,
    fix: 'Remove noindex from the page, or from the X-Robots-Tag header. In a shop or content system, it is often a setting of the whole site.',
    weight: 10,
    effort: 1,
    evaluate: ({ home }) => {
      if (!home) return { of: 0, found: [] }
      const isHidden = home.robots.some((rule) => rule === 'noindex' || rule === 'none')
      return { of: 1, found: isHidden ? [{ url: home.url, detail: `robots: ${home.robots.join(', ')}` }] : [] }
    },
  }),
  siteRule({
    id: 'prominent-page-noindex',
    group,
    severity: 'notice',
    title: (count) => `${pagesThat(count, 'is', 'are')} linked all over the site and closed to search engines`,
    measures: 'Pages with noindex to which at least half of the other pages link.',
    appliesTo: 'Pages that visitors see, except carts, logins, searches, and legal texts.',
    why: 'Visitors are led to such a page from everywhere, so it is probably one that people should find in results.',
    source: block,
    fix: 'If the page should be found, remove noindex. Otherwise leave it as it is.',
    weight: 3,
    effort: 1,
    evaluate: ({ html, links, home }) => {
      const others = html.length - 1
      if (others < 4) return { of: 0, found: [] }
      const linksIn = new Map(links.pages.map((page) => [page.url, page.linksIn]))
      const pages = html.filter(({ url }) => url !== home?.url && !isClosed(new URL(url).pathname))
      const found = pages
        .filter(({ url, described }) => {
          const isHidden = described.indexability.reason === 'noindex'
          return isHidden && (linksIn.get(url) ?? 0) >= others * PROMINENT
        })
        .map(({ url }) => ({ url, detail: `Linked from ${linksIn.get(url)} of ${others} pages` }))
      return { of: pages.length, found }
    },
  }),
  pageRule({
    id: 'noindex-blocked',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with noindex that search engines cannot read, because robots.txt blocks them',
    measures: 'Whether a page with noindex may be requested.',
    appliesTo: WITH_RULES,
    why: 'Google has to request a page to see its noindex. A blocked one can stay in results for a long time.',
    source: block,
    fix: 'Allow the page in robots.txt. Once it has left the results, it may be blocked again.',
    weight: 5,
    effort: 1,
    evaluate: (page) => {
      const found = robotsDirectives(page)
      if (found.length === 0) return null
      const hidden = found.find(isNoindex)
      return hidden && page.indexability.reason === 'robots' ? [hidden.evidence] : []
    },
  }),
  pageRule({
    id: 'robots-rules-contradict',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'with robots rules that contradict each other',
    measures: 'Whether meta elements for the same crawler both allow and forbid something.',
    appliesTo: 'Pages with a robots meta element.',
    why: 'Of contradicting rules, Google follows the stricter one. Here, that is the one that hides something.',
    source: meta,
    fix: 'Find out which plugin or template writes each of them, and keep one.',
    weight: 5,
    effort: 2,
    evaluate: (page) => {
      const found = robotsDirectives(page).filter(({ isHeader }) => !isHeader)
      if (found.length === 0) return null
      const conflict = conflictIn(found)
      return conflict
        ? [{ ...conflict[0].evidence, detail: `“${conflict[0].rule}” wins over “${conflict[1].rule}”.` }]
        : []
    },
  }),
  pageRule({
    id: 'robots-header-contradicts-meta',
    group,
    severity: 'warning',
    scope: 'html',
    fault: 'whose X-Robots-Tag header contradicts the robots meta element',
    measures: 'Whether the header forbids what the meta element allows, or the reverse.',
    appliesTo: 'Pages with both an X-Robots-Tag header and a robots meta element.',
    why: 'Nobody sees the header in the source of the page, and of contradicting rules Google follows the stricter one.',
    source: meta,
    fix: 'Remove the header in the server or CDN, or the meta element in the template.',
    weight: 5,
    effort: 1,
    evaluate: (page) => {
      const rules = robotsDirectives(page)
      const inHeader = rules.filter(({ isHeader }) => isHeader)
      const inMeta = rules.filter(({ isHeader }) => !isHeader)
      if (inHeader.length === 0 || inMeta.length === 0) return null
      if (conflictIn(inMeta)) return []
      const conflict = conflictIn(rules)
      return conflict
        ? [{ ...conflict[0].evidence, detail: `“${conflict[0].rule}” wins over “${conflict[1].rule}”.` }]
        : []
    },
  }),
  pageRule({
    id: 'snippet-forbidden',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'whose rules forbid a snippet in results',
    measures: 'Whether a rule such as nosnippet or max-snippet:0 keeps all text of the page from results.',
    appliesTo: 'Pages that search engines may show.',
    why: 'The result has no text below its title, and answers that search engines write cannot quote the page.',
    source: meta,
    fix: 'Remove nosnippet, or limit its length with max-snippet, unless the text must not be quoted.',
    weight: 3,
    effort: 1,
    evaluate: (page) =>
      robotsDirectives(page)
        .filter(({ rule }) => rule === 'nosnippet' || /^max-snippet:\s*0$/.test(rule))
        .slice(0, 1)
        .map(({ evidence }) => evidence),
  }),
  pageRule({
    id: 'unavailable-after-past',
    group,
    severity: 'warning',
    scope: 'indexable',
    fault: 'whose date of expiry has passed',
    measures: 'Whether the date of unavailable_after is in the past.',
    appliesTo: 'Pages with the rule unavailable_after.',
    why: 'After this date, Google does not show the page any longer, although everything else about it says that it should.',
    source: meta,
    fix: 'Remove the rule if the page is still valid. Otherwise redirect it, or respond with 410.',
    weight: 6,
    effort: 1,
    evaluate: (page) => {
      const rules = robotsDirectives(page).filter(({ rule }) => rule.startsWith('unavailable_after'))
      if (rules.length === 0) return null
      const passed = rules.find(({ rule }) => Date.parse(rule.slice(rule.indexOf(':') + 1).trim()) < page.now)
      return passed ? [passed.evidence] : []
    },
  }),
  pageRule({
    id: 'page-nofollow',
    group,
    severity: 'notice',
    scope: 'indexable',
    fault: 'whose links search engines must not follow',
    measures: 'Whether a page that may be shown has the rule nofollow for all its links.',
    appliesTo: 'Pages that search engines may show.',
    why: 'Pages that only this one links to may not be found, and none of them gains from its links.',
    source: meta,
    fix: 'Remove nofollow from the page. For single links, such as paid ones, use the rel attribute.',
    weight: 4,
    effort: 1,
    evaluate: (page) =>
      robotsDirectives(page)
        .filter(({ rule }) => rule === 'nofollow')
        .slice(0, 1)
        .map(({ evidence }) => evidence),
  }),
]

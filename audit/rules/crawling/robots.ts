import { checkRobots } from '#engine/robots/verdict.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { findFaults } from '#tools/robots-txt-tester/faults.ts'
import { pagesThat } from '../../page-count.ts'
import { type SiteOutcome, siteRule } from '../../rule.ts'
import type { SiteView } from '../../site/site-view.ts'
import { source } from '../../sources.ts'

const group = 'crawling'
const spec = source(
  'Google: how robots.txt is interpreted',
  'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
)
const rfc = (section: string) =>
  source(`RFC 9309, ${section}`, `https://www.rfc-editor.org/rfc/rfc9309#section-${section}`)

const NO_FILE = { of: 0, found: [] } satisfies SiteOutcome
const HAS_FILE = 'Sites with a robots.txt that responds with 200.'
const SEARCH_ENGINES = ['Googlebot', 'Bingbot']
/** Reported by rules of their own. */
const ELSEWHERE = new Set(['all-blocked'])

/** Returns the outcome of a rule about the file; nothing to look at without one. */
function ofFile({ crawl }: SiteView, find: (url: string) => SiteOutcome): SiteOutcome {
  return crawl.robots.status === 200 ? find(crawl.robots.url) : NO_FILE
}

const faults = (site: SiteView, severity: Finding['severity']) =>
  ofFile(site, (url) => ({
    of: 1,
    found: findFaults(site.robots)
      .filter((fault) => fault.severity === severity && !ELSEWHERE.has(fault.id))
      .map(({ title, evidence, place }) => ({
        url,
        detail: title,
        ...(evidence ? { snippet: evidence } : {}),
        ...(place?.line ? { line: place.line } : {}),
      })),
  }))

const isBlocked = ({ robots }: SiteView, agent: string, url: string) => !checkRobots(robots, agent, url).isAllowed

export const robotsRules = [
  siteRule({
    id: 'robots-unreachable',
    group,
    severity: 'error',
    title: () => 'robots.txt cannot be read, so search engines stop crawling the site',
    measures: 'Whether robots.txt responds with a server error, or not at all.',
    appliesTo: 'The site.',
    why: 'If the file fails with a server error, Google treats the whole site as closed and stops requesting pages.',
    source: rfc('2.3.1.4'),
    fix: 'Make /robots.txt respond with 200 and the file, or with 404 if there is none.',
    weight: 10,
    effort: 1,
    evaluate: ({ crawl: { robots }, pages }) => {
      if (pages.length === 0 && robots.status === null) return { unmeasured: 'The site does not respond at all.' }
      if (robots.status === null && (!robots.failure || robots.failure.kind === 'busy'))
        return { unmeasured: 'robots.txt was not requested.' }
      if (robots.status !== null && robots.status < 500) return { of: 1, found: [] }
      const detail = robots.failure?.message ?? `It responds with the status ${robots.status}.`
      return { of: 1, found: [{ url: robots.url, detail }] }
    },
  }),
  siteRule({
    id: 'robots-lines-without-effect',
    group,
    severity: 'warning',
    title: () => 'robots.txt has lines that have no effect',
    measures: 'Lines that no crawler understands as written, and rules that can never match a URL.',
    appliesTo: HAS_FILE,
    why: 'Crawlers skip such a line without a message, and request what it was meant to keep them from.',
    source: rfc('2.2'),
    fix: 'Correct the lines named here, and test the file with the robots.txt tester.',
    weight: 5,
    effort: 1,
    evaluate: (site) => faults(site, 'critical'),
  }),
  siteRule({
    id: 'robots-lines-doubtful',
    group,
    severity: 'notice',
    title: () => 'robots.txt has lines that crawlers read differently',
    measures: 'Lines that some crawlers read and others skip, or that mean something else than they seem to.',
    appliesTo: HAS_FILE,
    why: 'Google forgives some spelling mistakes that the standard does not allow, and other crawlers do not.',
    source: spec,
    fix: 'Write each line as the standard defines it.',
    weight: 2,
    effort: 1,
    evaluate: (site) => faults(site, 'warning'),
  }),
  siteRule({
    id: 'robots-blocks-search-engines',
    group,
    severity: 'error',
    title: () => 'robots.txt keeps search engines from the home page',
    measures: 'Whether the rules for Googlebot or Bingbot forbid the home page.',
    appliesTo: HAS_FILE,
    why: 'A search engine that may not request the home page cannot read it and finds no links to the rest.',
    source: spec,
    fix: 'Remove the rule, or allow the site in the group of this search engine. It is often left over from a test server.',
    weight: 10,
    effort: 1,
    evaluate: (site) =>
      ofFile(site, (url) => {
        const home = site.home?.url ?? site.crawl.start
        const found = SEARCH_ENGINES.flatMap((agent) => {
          const { isAllowed, rule } = checkRobots(site.robots, agent, home)
          if (isAllowed || !rule) return []
          return [{ url, line: rule.line, snippet: `Disallow: ${rule.value}`, detail: `It applies to ${agent}.` }]
        })
        return { of: 1, found }
      }),
  }),
  siteRule({
    id: 'robots-blocks-other-crawlers',
    group,
    severity: 'notice',
    title: () => 'robots.txt keeps every crawler out that it does not name',
    measures:
      'Whether the group for all crawlers forbids the whole site, while search engines have groups of their own.',
    appliesTo: HAS_FILE,
    why: 'Smaller search engines, link previews, and assistants obey this group, so they do not show the site.',
    source: rfc('2.2.1'),
    fix: 'If that is not on purpose, allow the site in the group for *, and disallow single crawlers by name.',
    weight: 1,
    effort: 1,
    evaluate: (site) =>
      ofFile(site, (url) => {
        const home = site.home?.url ?? site.crawl.start
        const fault = findFaults(site.robots).find(({ id }) => id === 'all-blocked')
        if (!fault || SEARCH_ENGINES.some((agent) => isBlocked(site, agent, home))) return { of: 1, found: [] }
        const line = fault.place?.line
        return {
          of: 1,
          found: [{ url, ...(line ? { line } : {}), ...(fault.evidence ? { snippet: fault.evidence } : {}) }],
        }
      }),
  }),
  siteRule({
    id: 'robots-blocks-resources',
    group,
    severity: 'warning',
    title: (count, file) => `${pagesThat(count, 'loads', 'load')} ${file}, which robots.txt blocks`,
    measures: 'Stylesheets and scripts of the site that Googlebot may not request.',
    appliesTo: 'Stylesheets and scripts on the host of robots.txt.',
    why: 'Google renders pages before it judges them. Without their styles and scripts, it sees a different page than visitors do.',
    source: spec,
    fix: 'Allow the file in robots.txt, for instance with a longer Allow rule.',
    weight: 6,
    effort: 1,
    evaluate: (site) =>
      ofFile(site, (robotsUrl) => {
        const { origin } = new URL(robotsUrl)
        const own = site.files.filter(
          ({ url, sources }) => url.startsWith(`${origin}/`) && sources.some(({ kind }) => isNeeded(kind)),
        )
        const found = own.flatMap(({ url: file, sources }) => {
          const { isAllowed, rule } = checkRobots(site.robots, 'Googlebot', file)
          if (isAllowed) return []
          const detail = `Line ${rule?.line} of robots.txt: Disallow: ${rule?.value}`
          const lines = new Map(sources.filter(({ kind }) => isNeeded(kind)).map(({ page, line }) => [page, line]))
          return [...lines].map(([url, line]) => ({ url, line, detail, cause: file }))
        })
        return { of: own.length, found }
      }),
  }),
]

const isNeeded = (kind: string) => kind === 'stylesheet' || kind === 'script'

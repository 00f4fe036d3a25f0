import { countOf } from '#engine/text/count-of.ts'
import { rules as sitemapFaults } from '#tools/xml-sitemap-validator/rules.ts'
import { type SiteOutcome, siteRule } from '../../rule.ts'
import type { SiteView } from '../../site/site-view.ts'
import { checkSitemaps, isReadable, isRefused, type SitemapCheck, type SitemapFault } from '../../site/sitemap-check.ts'
import { google, source } from '../../sources.ts'

const group = 'crawling'
const build = google('build and submit a sitemap', 'crawling-indexing/sitemaps/build-sitemap')
const overview = google('what a sitemap is', 'crawling-indexing/sitemaps/overview')
const protocol = source('sitemaps.org: protocol', 'https://www.sitemaps.org/protocol.html')
const HAS_SITEMAP = 'Sites with a sitemap.'

/** Faults after which search engines read nothing of a file. */
const UNREADABLE = new Set(['not-well-formed', 'ampersand', 'encoding', 'root', 'empty-file', 'status', 'too-large'])
/** Reported by rules of their own, or right on many sites. */
const ELSEWHERE = new Set([
  'not-in-robots',
  'other-host',
  'blocked-loc',
  'alternate-return',
  'same-dates',
  'future-date',
])
const DATES = new Set(['same-dates', 'future-date'])

function ofFiles(site: SiteView, find: (check: SitemapCheck) => SiteOutcome): SiteOutcome {
  const check = checkSitemaps(site)
  if ('unmeasured' in check) return check
  return check.fetched.files.length === 0 ? { of: 0, found: [] } : find(check)
}

const withFault = (site: SiteView, isWanted: (fault: SitemapFault) => boolean) =>
  ofFiles(site, ({ faults, fetched }) => ({
    of: fetched.files.length,
    found: faults.filter(isWanted).map(({ file, rule, line, evidence, count }) => ({
      url: file,
      ...(line > 1 ? { line } : {}),
      snippet: evidence,
      detail: count > 1 ? `${countOf(count, 'time')} in this file` : (sitemapFaults[rule]?.title ?? rule),
      cause: (sitemapFaults[rule]?.title ?? rule).replace(/\.$/, ''),
    })),
  }))

const isWrong = ({ rule }: SitemapFault) =>
  !UNREADABLE.has(rule) && !ELSEWHERE.has(rule) && /critical|warning/.test(sitemapFaults[rule]?.severity ?? '')

export const sitemapRules = [
  siteRule({
    id: 'sitemap-missing',
    group,
    severity: 'notice',
    title: () => 'The site has no sitemap',
    measures: 'Whether robots.txt names a sitemap, or one is at /sitemap.xml.',
    appliesTo: 'The site.',
    why: 'A sitemap tells search engines about pages that few links lead to, and when each page last changed.',
    source: overview,
    fix: 'Let the shop or content system write a sitemap, and name it in robots.txt.',
    weight: 2,
    effort: 1,
    evaluate: (site) => {
      const check = checkSitemaps(site)
      if ('unmeasured' in check) return check
      const { files, robots, skipped } = check.fetched
      if (skipped.length > 0 || files.some(isRefused)) return { unmeasured: 'The sitemap could not be requested.' }
      const exists =
        files.some((file) => file.from !== 'guess' || isReadable(file)) || site.crawl.sitemapUrls.length > 0
      return { of: 1, found: exists ? [] : [{ url: new URL('/sitemap.xml', robots.url).href }] }
    },
  }),
  siteRule({
    id: 'sitemap-not-in-robots',
    group,
    severity: 'notice',
    title: () => 'robots.txt does not name the sitemap',
    measures: 'Whether a line of robots.txt names the sitemap.',
    appliesTo: HAS_SITEMAP,
    why: 'Search engines to which nobody has submitted the sitemap find it through robots.txt only.',
    source: protocol,
    fix: 'Add the line to robots.txt.',
    weight: 1,
    effort: 1,
    evaluate: (site) =>
      ofFiles(site, ({ fetched, faults }) => ({
        of: 1,
        found: fetched.files.some(isReadable)
          ? faults
              .filter(({ rule }) => rule === 'not-in-robots')
              .map(({ file }) => ({ url: fetched.robots.url, detail: file, paste: `Sitemap: ${file}` }))
          : [],
      })),
  }),
  siteRule({
    id: 'sitemap-unreadable',
    group,
    severity: 'error',
    title: (count, cause) => `${countOf(count, 'sitemap')} cannot be read: ${cause}`,
    measures: 'Whether each file responds with 200 and is XML that parsers accept.',
    appliesTo: 'Sitemaps that robots.txt or an index names.',
    why: 'Search engines report an error and read none of the URLs in it.',
    source: build,
    fix: 'Open the file in a browser. Correct the line named here, or name another file in robots.txt.',
    weight: 6,
    effort: 1,
    evaluate: (site) =>
      ofFiles(site, ({ fetched, faults }) => {
        const named = fetched.files.filter((file) => file.from !== 'guess' && !isRefused(file))
        const unread = named.filter((file) => !isReadable(file))
        const read = new Set(named.map(({ url }) => url))
        return {
          of: named.length,
          found: [
            ...unread.map(({ url, status, problem }) => ({
              url,
              detail: problem?.message ?? `The status is ${status}.`,
              cause: 'It does not respond with a sitemap',
            })),
            ...faults
              .filter(({ rule, file }) => rule !== 'status' && UNREADABLE.has(rule) && read.has(file))
              .map(({ file, rule, line, evidence }) => ({
                url: file,
                line,
                snippet: evidence,
                cause: (sitemapFaults[rule]?.title ?? rule).replace(/\.$/, ''),
              })),
          ],
        }
      }),
  }),
  siteRule({
    id: 'sitemap-breaks-protocol',
    group,
    severity: 'warning',
    title: (count, cause) => `${cause}, in ${countOf(count, 'sitemap')}`,
    measures: 'The rules of the sitemap protocol and of its XML Schema.',
    appliesTo: HAS_SITEMAP,
    why: 'Search engines skip entries that break the protocol, or misunderstand them.',
    source: protocol,
    fix: 'Correct the program that writes the sitemap. The sitemap validator shows each line.',
    weight: 4,
    effort: 2,
    evaluate: (site) => withFault(site, isWrong),
  }),
  siteRule({
    id: 'sitemap-dates-unreliable',
    group,
    severity: 'notice',
    title: (count, cause) => `${cause}, in ${countOf(count, 'sitemap')}`,
    measures: 'Dates of the last change that are in the future, or the same for almost all pages.',
    appliesTo: 'Sitemaps with dates.',
    why: 'Google uses these dates only as long as they agree with what it finds on the pages.',
    source: build,
    fix: 'Write the day on which the main content of each page last changed, or leave the dates out.',
    weight: 1,
    effort: 2,
    evaluate: (site) => withFault(site, ({ rule }) => DATES.has(rule)),
  }),
  siteRule({
    id: 'sitemap-other-host',
    group,
    severity: 'warning',
    title: (count) => `${countOf(count, 'sitemap')} with URLs of another host`,
    measures: 'Whether listed URLs have the host of the sitemap, with or without www.',
    appliesTo: HAS_SITEMAP,
    why: 'Search engines ignore URLs of another host, unless the owner has proved that both are theirs.',
    source: protocol,
    fix: 'List URLs of the host that the site is served from. After a move, write the sitemap anew.',
    weight: 4,
    effort: 2,
    evaluate: (site) => {
      const outcome = withFault(site, ({ rule }) => rule === 'other-host')
      return 'unmeasured' in outcome
        ? outcome
        : { ...outcome, found: outcome.found.map(({ cause: _, ...found }) => found) }
    },
  }),
]

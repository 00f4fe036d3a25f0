import { SaxesParser } from 'saxes'
import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import { isRefusal } from '#engine/web/page-state.ts'
import type { FetchedSitemaps, SitemapFile } from '#engine/web/sitemaps.ts'
import { checkServing, namedInRobots } from '#tools/xml-sitemap-validator/compare.ts'
import { validateWith } from '#tools/xml-sitemap-validator/validate.ts'
import type { SiteView } from './site-view.ts'

/** A rule of the sitemap validator that one file breaks, and how often. */
export type SitemapFault = { file: string; rule: string; line: number; evidence: string; count: number }

export type SitemapCheck = {
  fetched: FetchedSitemaps
  faults: SitemapFault[]
  /** Listed URLs in normalized form. */
  urls: string[]
  /** Language versions that the files name, as written. */
  alternates: NamedVersion[]
}

/** One language version that an entry of a sitemap names. `loc`: of the entry. */
export type NamedVersion = { file: string; line: number; loc: string; code: string; href: string }

const checks = new WeakMap<SiteView, SitemapCheck>()

/** Returns what the sitemap validator finds in all files of a site, once for all rules; or why that is unknown. */
export function checkSitemaps(site: SiteView): SitemapCheck | { unmeasured: string } {
  if ('unmeasured' in site.sitemaps) return site.sitemaps
  const known = checks.get(site)
  if (known) return known
  const fetched = site.sitemaps.value
  const named = namedInRobots(fetched)
  const faults: SitemapFault[] = []
  const locs: string[] = []
  const alternates: NamedVersion[] = []
  for (const { url, body } of fetched.files.filter(isReadable)) {
    const report = validateWith(SaxesParser, body, { url, coversHost: named.has(url), now: site.now })
    for (const [rule, { count, places }] of report.broken)
      faults.push({ file: url, rule, count, line: places[0]?.line ?? 1, evidence: places[0]?.evidence ?? '' })
    if (report.kind === 'sitemapindex') continue
    locs.push(...report.locs)
    for (const [loc, named] of report.alternates)
      for (const { code, url: href, line } of named) alternates.push({ file: url, line, loc, code: code.trim(), href })
  }
  for (const { rule, line, evidence } of checkServing(fetched, []))
    faults.push({ file: fetched.files[0]?.url ?? fetched.robots.url, rule, line, evidence, count: 1 })
  const urls = [...new Set(locs.flatMap((loc) => normalizeUrl(loc)?.url ?? []))]
  const check = { fetched, faults, urls, alternates }
  checks.set(site, check)
  return check
}

/** Returns whether a file was received that may be a sitemap. */
export const isReadable = ({ failure, problem, status }: SitemapFile) => !failure && !problem && status === 200

/** Returns whether a server refused our bot, which says nothing about the file. */
export const isRefused = ({ problem, failure }: SitemapFile) => failure !== undefined || (problem && isRefusal(problem))

import { readRobotsFile } from '#engine/robots/robots-file.ts'
import { checkRobots } from '#engine/robots/verdict.ts'
import type { CrawledSite } from '#engine/web/crawl.ts'
import { headersOf } from '#engine/web/headers.ts'
import type { Page, ReceivedPage } from '#engine/web/page.ts'
import { isRefusal, stateOf } from '#engine/web/page-state.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import type { FetchedSitemaps } from '#engine/web/sitemaps.ts'
import { absolute, baseOf, relOf, tagsOf } from '#engine/web/tags-of.ts'
import { whyNotIndexable } from './generate.ts'
import type { Fault } from './schema/check-structure.ts'

export type Sampled = { url: string; status: number | null; note: string }
export type Coverage = { indexable: number; listed: number; both: number; unlisted: string[]; orphans: string[] }

/** Returns findings about the files as served: status, type, and what robots.txt says about them and their URLs. */
export function checkServing({ files, robots }: FetchedSitemaps, locs: string[]): Fault[] {
  const faults: Fault[] = []
  for (const { url, status, headers, failure, problem, isGzip } of files) {
    if (problem && isRefusal(problem)) continue
    if (failure || problem || status !== 200)
      faults.push({
        rule: 'status',
        line: 1,
        evidence: `${url}: ${(failure ?? problem)?.message ?? `status ${status}`}`,
      })
    const type = headersOf(headers, 'content-type')[0] ?? ''
    if (!failure && !problem && status === 200 && !isGzip && !/xml|text\/plain/.test(type))
      faults.push({ rule: 'content-type', line: 1, evidence: `content-type: ${type || 'none'}` })
  }
  if (robots.status !== 200) return faults
  const file = readRobotsFile(robots.text)
  const [first] = files
  if (first && first.from !== 'robots' && !file.sitemaps.some(({ url }) => url === first.url))
    faults.push({ rule: 'not-in-robots', line: 1, evidence: `${first.url} is not in ${robots.url}` })
  const host = URL.canParse(robots.url) ? new URL(robots.url).host : ''
  for (const loc of locs) {
    if (!URL.canParse(loc) || new URL(loc).host !== host) continue
    const { isAllowed, rule } = checkRobots(file, 'Googlebot', loc)
    if (!isAllowed)
      faults.push({
        rule: 'blocked-loc',
        line: 1,
        evidence: `${loc}: Disallow: ${rule?.value} (line ${rule?.line} of robots.txt)`,
      })
  }
  return faults
}

/**
 * Returns the files that robots.txt names, directly or through an index. Such a file may list URLs of every folder
 * (sitemaps.org, “Sitemaps & Cross Submits”).
 */
export function namedInRobots({ files, robots }: FetchedSitemaps): Set<string> {
  const lines = new Set(readRobotsFile(robots.text).sitemaps.map(({ url }) => url))
  const isNamed = ({ from, url }: FetchedSitemaps['files'][number]) => from === 'robots' || lines.has(url)
  const hasIndex = files.some((file) => isNamed(file) && files.some(({ from }) => from === 'index'))
  return new Set(files.filter((file) => isNamed(file) || (hasIndex && file.from === 'index')).map(({ url }) => url))
}

/** Returns URLs spread evenly over a list. */
export const sampleOf = (locs: string[], size: number) => {
  const valid = locs.filter((loc) => /^https?:\/\//i.test(loc))
  return valid.length <= size
    ? valid
    : Array.from({ length: size }, (_, index) => valid[Math.floor((index * valid.length) / size)] ?? '')
}

/** Returns findings about a sample of listed URLs, which must be indexable pages. */
export async function checkSample(
  urls: string[],
  pages: ReceivedPage[],
): Promise<{ sampled: Sampled[]; faults: Fault[] }> {
  const sampled: Sampled[] = []
  const faults: Fault[] = []
  for (const [index, page] of pages.entries()) {
    const url = urls[index] ?? page.requestedUrl
    const add = (rule: string, note: string, status: number | null) => {
      sampled.push({ url, status, note })
      if (rule) faults.push({ rule, line: 1, evidence: `${url}: ${note}` })
    }
    const state = isRead(page) ? stateOf(page) : undefined
    if (!isRead(page)) add('', whyUnread(page), null)
    else if (state && isRefusal(state)) add('', state.message, null)
    else if (state?.kind === 'parked') add('listed-parked', 'It shows a parked domain.', page.status)
    else if (page.status >= 400) add('listed-error', `Status ${page.status}.`, page.status)
    else if (page.hops.length > 1) add('listed-redirect', `It redirects to ${page.url}.`, page.hops[0].status)
    else {
      const why = await whyRefused(page)
      add(why ? 'listed-noindex' : '', why ?? 'May be indexed.', page.status)
    }
  }
  return { sampled, faults }
}

async function whyRefused(page: Page): Promise<string | undefined> {
  const tags = /html/.test(page.mediaType) ? await tagsOf(page.text) : []
  const robots = [
    ...headersOf(page.headers, 'x-robots-tag'),
    ...tags
      .filter(({ name, attributes }) => name === 'meta' && /^(?:robots|googlebot)$/i.test(attributes.name ?? ''))
      .map(({ attributes }) => attributes.content ?? ''),
  ]
  if (robots.some((value) => /\b(?:noindex|none)\b/i.test(value))) return 'It has noindex.'
  const href = tags.find((tag) => tag.name === 'link' && tag.isInHead && relOf(tag).includes('canonical'))?.attributes
    .href
  const canonical = href === undefined ? undefined : absolute(href, baseOf(tags, page.url))
  return canonical && canonical !== page.url ? `Its canonical is ${canonical}.` : undefined
}

/** Compares the listed URLs with the indexable pages of a crawl. */
export function coverageOf(locs: string[], crawl: CrawledSite): { coverage: Coverage; faults: Fault[] } {
  const listed = new Set(locs.map((loc) => (URL.canParse(loc) ? new URL(loc).href : loc)))
  const indexable = crawl.pages.filter((page) => !whyNotIndexable(page)).map(({ url }) => url)
  const found = new Set(crawl.pages.map(({ url }) => url))
  const unlisted = indexable.filter((url) => !listed.has(url))
  // If a crawl was cut short, nothing is known about pages that it did not find.
  const orphans = crawl.isCut ? [] : [...listed].filter((url) => !found.has(url))
  const faults = [
    ...unlisted.map((url) => ({ rule: 'unlisted', line: 1, evidence: url })),
    ...orphans.map((url) => ({ rule: 'orphan', line: 1, evidence: url })),
  ]
  return {
    coverage: {
      indexable: indexable.length,
      listed: listed.size,
      both: indexable.length - unlisted.length,
      unlisted,
      orphans,
    },
    faults,
  }
}

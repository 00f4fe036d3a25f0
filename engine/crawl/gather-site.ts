import { siteHostOf } from '../net/hosts.ts'
import { readRobotsFile } from '../robots/robots-file.ts'
import type { ArtifactRequests } from '../tool/artifacts.ts'
import type { CrawledPage, CrawledSite } from '../web/crawl.ts'
import type { FetchedRobots } from '../web/sitemaps.ts'
import { type CrawlPorts, type CrawlSettings, crawlSite } from './crawl.ts'
import { normalizeUrl } from './normalize-url.ts'
import { CHECK_ONLY, CrawlFailure } from './ports.ts'
import { readResponse } from './read-response.ts'
import { readSitemapUrls } from './sitemap-urls.ts'

export type SitePorts = CrawlPorts & {
  /** Returns the text of a sitemap, decompressed; undefined if it cannot be read. */
  readSitemap: (url: string) => Promise<string | undefined>
  /** A name that no page has. */
  randomName: () => string
}

type Settings = Pick<CrawlSettings, 'agent' | 'delayMs' | 'concurrency' | 'endsAt'>

const CHECKS_PER_PAGE = 3
const MAX_SITEMAPS = 10
const MAX_SITEMAP_URLS = 50_000
/** Maximum number of folders in which a nonexistent URL is requested, in addition to the root. */
const MAX_FOLDERS = 2

/**
 * Crawls a site, or continues with it, and returns all that its store has. With checks, it also reads the sitemaps and
 * how the site responds to URLs that cannot exist.
 * @throws {CrawlFailure} refused, if the start is no URL; whatever `signal` was aborted with
 */
export async function gatherSite(
  request: ArtifactRequests['crawl'],
  settings: Settings,
  ports: SitePorts,
): Promise<CrawledSite> {
  const { url: start, maxPages, maxDepth, checksExternal = false, checksFiles = false } = request
  const maxChecks = request.maxChecks ?? maxPages * CHECKS_PER_PAGE
  if ((await ports.store.note('startedAt')) === undefined) await ports.store.setNote('startedAt', String(ports.now()))
  await crawlSite(
    {
      ...settings,
      start,
      maxPages,
      maxChecks,
      maxDepth: maxDepth ?? Number.POSITIVE_INFINITY,
      checksExternal,
      checksFiles,
      obeysRobots: true,
      perHost: 1,
    },
    ports,
  )
  const site = await crawledSoFar(start, ports)
  const first = site.pages.find(
    ({ depth, location, status }) => depth === 0 && location === undefined && status === 200,
  )
  if (maxChecks === 0 || !first) return site
  site.sitemapUrls = await once(ports, 'sitemaps', () => readSitemaps(first.url, site.robots, ports))
  site.missing = await once(ports, 'missing', () => readMissing(site, first.url, ports))
  return { ...site, endedAt: ports.now() }
}

/**
 * Returns what the store of a crawl has: of one that has ended, or of one that goes on. Sitemaps and missing pages are
 * read at its end.
 */
export async function crawledSoFar(
  start: string,
  { store, now }: Pick<CrawlPorts, 'store' | 'now'>,
): Promise<CrawledSite> {
  const stored = async <Value>(name: string) => {
    const text = await store.note(name)
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  }
  const origin = new URL(normalizeUrl(start)?.url ?? start).origin
  const site: CrawledSite = {
    start,
    pages: [],
    checked: [],
    missing: (await stored<CrawledPage[]>('missing')) ?? [],
    sitemapUrls: (await stored<string[]>('sitemaps')) ?? [],
    robots: (await stored('robots')) ?? (await stored(`robots ${origin}`)) ?? noRobots(start, now()),
    excluded: [],
    isCut: ((await store.nextDepth()) ?? CHECK_ONLY) < CHECK_ONLY,
    startedAt: (await stored<number>('startedAt')) ?? now(),
    endedAt: now(),
  }
  for await (const result of store.results()) {
    if (result.kind === 'page') site.pages.push(result.page)
    else if (result.kind === 'check') site.checked.push(result.checked)
    else site.excluded.push(result.url)
  }
  site.isCut ||= site.pages.some(({ failure }) => failure?.kind === 'busy' || failure?.kind === 'too-large')
  return site
}

async function once<Value>({ store }: SitePorts, name: string, read: () => Promise<Value>): Promise<Value> {
  const stored = await store.note(name)
  if (stored !== undefined) return JSON.parse(stored) as Value
  const value = await read()
  await store.setNote(name, JSON.stringify(value))
  return value
}

/** Returns pages from the sitemaps that robots.txt lists, or from the one at the default place. */
async function readSitemaps(start: string, robots: FetchedRobots, { readSitemap }: SitePorts) {
  const named = readRobotsFile(robots.text).sitemaps.flatMap(({ url }) => URL.parse(url, start)?.href ?? [])
  const waiting = named.length > 0 ? named : [new URL('/sitemap.xml', start).href]
  const pages = new Set<string>()
  for (let at = 0; at < waiting.length && at < MAX_SITEMAPS && pages.size < MAX_SITEMAP_URLS; at++) {
    const text = await readSitemap(waiting[at] ?? '')
    const listed = text === undefined ? undefined : readSitemapUrls(text)
    for (const url of listed?.sitemaps ?? []) if (!waiting.includes(url)) waiting.push(url)
    for (const url of listed?.pages ?? []) pages.add(url)
  }
  return [...pages].slice(0, MAX_SITEMAP_URLS)
}

/** Requests URLs that cannot exist, in the root and in the folders that have the most pages. */
async function readMissing({ pages }: CrawledSite, start: string, { fetch, signal, randomName, wait }: SitePorts) {
  const counts = new Map<string, number>()
  for (const { url } of pages.filter((page) => siteHostOf(page.url) === siteHostOf(start))) {
    const folder = new URL('.', url).pathname
    if (folder !== '/') counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const folders = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, MAX_FOLDERS)
  const missing: CrawledPage[] = []
  for (const folder of ['/', ...folders.map(([name]) => name)]) {
    const url = new URL(`${folder}${randomName()}`, start).href
    try {
      await wait(PROBE_DELAY_MS)
      const response = await fetch({ url, method: 'GET', signal })
      const page = await readResponse(response, { url, depth: 0, readsErrors: true })
      missing.push({ ...page, links: [], anchors: [] })
    } catch (error) {
      if (!(error instanceof CrawlFailure)) throw error
    }
  }
  return missing
}

const PROBE_DELAY_MS = 1_000

const noRobots = (start: string, now: number): FetchedRobots => ({
  url: new URL('/robots.txt', start).href,
  status: null,
  text: '',
  fetchedAt: now,
})

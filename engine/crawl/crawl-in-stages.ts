import { countOf } from '../text/count-of.ts'
import type { ArtifactRequests, Gather } from '../tool/artifacts.ts'
import type { CrawledSite } from '../web/crawl.ts'
import { parseTypedUrl } from '../web/typed-url.ts'

/** Numbers of pages after which a crawl reports a partial result. */
const STAGES = [1, 10, 40, 100]
/** Number of checked URLs after which it reports again: at 30 requests a minute, about every 20 seconds. */
const CHECKS = Array.from({ length: 60 }, (_, at) => 10 * (at + 1))

type Run = {
  gather: Gather
  signal: AbortSignal
  progress: (done: number, total: number, step?: string) => void
  /** Called with what is known before the crawl is complete. */
  onStage: (site: CrawledSite) => void
  /** Returns how many links there are to check, and how many of them are checked. */
  countLinks?: (site: CrawledSite) => { done: number; total: number }
}

/**
 * Crawls a site in growing parts, each of which continues the one before, so that a report appears after the first
 * page. URLs that are only checked come last.
 * @throws {Failure} invalid, if there is no page to start from
 */
export async function crawlInStages(
  request: ArtifactRequests['crawl'],
  { gather, signal, progress, onStage, countLinks }: Run,
): Promise<CrawledSite> {
  const { maxPages } = request
  const turn = `waiting for the turn of ${hostOf(request.url)}`
  let site: CrawledSite | undefined
  for (const stage of STAGES.filter((pages) => pages < maxPages)) {
    const read = site?.pages.length ?? 0
    progress(read, maxPages, read === 0 ? 'Reading the first page' : `${countOf(read, 'page')} read; ${turn}`)
    site = await gather('crawl', { ...request, maxPages: stage, maxChecks: 0 })
    signal.throwIfAborted()
    onStage(site)
    if (!site.isCut) break
  }
  const { maxChecks = Number.POSITIVE_INFINITY } = request
  for (const checks of CHECKS.filter((count) => count < maxChecks)) {
    const { done, total } = (site && countLinks?.(site)) ?? { done: 0, total: 0 }
    if (total > 0) progress(done, total, `${done} of ${countOf(total, 'link')} checked; ${turn}`)
    else progress(site?.pages.length ?? 0, maxPages, `${countOf(site?.pages.length ?? 0, 'page')} read; ${turn}`)
    site = await gather('crawl', { ...request, maxChecks: checks })
    signal.throwIfAborted()
    onStage(site)
    if (site.checked.length + site.excluded.length < checks) break
  }
  site = await gather('crawl', request)
  progress(1, 1, 'Done')
  return site
}

const hostOf = (typed: string) => parseTypedUrl(typed)?.host ?? 'the site'

import type { ArtifactRequests, Gather } from '../tool/artifacts.ts'
import type { CrawledSite } from '../web/crawl.ts'
import { checkStart } from './check-start.ts'

/** Numbers of pages after which a crawl reports a partial result. */
const STAGES = [1, 10, 40, 100]
/** Number of checked URLs after which it reports again. */
const CHECKS = [20, 80, 240]

type Run = {
  gather: Gather
  signal: AbortSignal
  progress: (done: number, total: number, step?: string) => void
  /** Called with what is known before the crawl is complete. */
  onStage: (site: CrawledSite) => void
}

/**
 * Crawls a site in growing parts, each of which continues the one before, so that a report appears after the first
 * page. URLs that are only checked come last.
 * @throws {Failure} invalid, if there is no page to start from
 */
export async function crawlInStages(
  request: ArtifactRequests['crawl'],
  { gather, signal, progress, onStage }: Run,
): Promise<CrawledSite> {
  const { maxPages } = request
  for (const stage of STAGES.filter((pages) => pages < maxPages)) {
    progress(stage === STAGES[0] ? 0 : Math.min(stage, maxPages - 1), maxPages, 'Crawling')
    const site = checkStart(await gather('crawl', { ...request, maxPages: stage, maxChecks: 0 }))
    signal.throwIfAborted()
    onStage(site)
    if (!site.isCut) break
  }
  const { maxChecks = Number.POSITIVE_INFINITY } = request
  for (const checks of CHECKS.filter((count) => count < maxChecks)) {
    progress(maxPages - 1, maxPages, 'Checking links')
    const site = checkStart(await gather('crawl', { ...request, maxChecks: checks }))
    signal.throwIfAborted()
    onStage(site)
    if (site.checked.length + site.excluded.length < checks) break
  }
  const site = checkStart(await gather('crawl', request))
  progress(maxPages, maxPages, 'Done')
  return site
}

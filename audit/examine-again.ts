import { CrawlFailure, type CrawlFetch, type CrawlResponse } from '#engine/crawl/ports.ts'
import { readResponse } from '#engine/crawl/read-response.ts'
import type { CheckedUrl, CrawledPage } from '#engine/web/crawl.ts'
import type { ExaminedSite } from './examine.ts'
import { describeWith } from './page/describe-with.ts'

type Ports = { fetch: CrawlFetch; signal: AbortSignal; now: () => number }

const NO_RESPONSE: CrawlResponse = { status: 0, headers: {}, body: [], firstByteMs: 0 }

/**
 * Reads some pages of an examined site again, and checks some of its links again. URLs that the site does not have are
 * left out. Everything else stays as it was, so what is compared across pages is as old as the audit.
 * @throws whatever `signal` was aborted with
 */
export async function examinePagesAgain(site: ExaminedSite, urls: string[], ports: Ports): Promise<ExaminedSite> {
  const { crawl } = site
  const pages = new Map(crawl.pages.map((page) => [page.url, page]))
  const checked = new Map(crawl.checked.map((one) => [one.url, one]))
  for (const url of new Set(urls)) {
    const page = pages.get(url)
    if (page) pages.set(url, await readAgain(page, site, ports))
    else if (checked.has(url)) checked.set(url, await checkAgain(url, ports))
  }
  return {
    ...site,
    crawl: { ...crawl, pages: [...pages.values()], checked: [...checked.values()], endedAt: ports.now() },
  }
}

async function readAgain({ url, depth }: CrawledPage, { crawl }: ExaminedSite, ports: Ports): Promise<CrawledPage> {
  const describe = describeWith(crawl.startedAt)
  try {
    const response = await ports.fetch({ url, method: 'GET', signal: ports.signal })
    let html = ''
    const onText = (piece: string) => {
      html += piece
    }
    const page = await readResponse(response, { url, depth, onText })
    return { ...page, described: describe({ page, headers: response.headers, html, robots: crawl.robots }) }
  } catch (error) {
    if (!(error instanceof CrawlFailure)) throw error
    const { kind, message } = error
    return { ...(await readResponse(NO_RESPONSE, { url, depth })), status: null, failure: { kind, message } }
  }
}

async function checkAgain(url: string, { fetch, signal }: Ports): Promise<CheckedUrl> {
  try {
    const response = await fetch({ url, method: 'GET', signal })
    const { status, location, instead } = await readResponse(response, { url, depth: 0 })
    return { url, status, ...(location === undefined ? {} : { location }), ...(instead ? { instead } : {}) }
  } catch (error) {
    if (!(error instanceof CrawlFailure)) throw error
    const { kind, message } = error
    return { url, status: null, failure: { kind, message } }
  }
}

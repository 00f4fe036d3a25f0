import { CrawlFailure, type CrawlFetch } from '#engine/crawl/ports.ts'
import type { FailureKind } from '#engine/web/page.ts'

export type Planted = {
  status?: number
  headers?: Record<string, string>
  html?: string
  fails?: FailureKind
  /** How often it fails, before it responds; always without it. */
  times?: number
}

/**
 * Returns a fetch that knows only these URLs and responds with 404 to others, and the requests it got, in order. HTML
 * may be written as a string.
 */
export function plantedFetch(site: Record<string, Planted | string>) {
  const requests: string[] = []
  const atOnce = { now: 0, most: 0 }
  const fetch: CrawlFetch = async ({ url, method }) => {
    requests.push(method === 'GET' ? url : `${method} ${url}`)
    atOnce.now++
    atOnce.most = Math.max(atOnce.most, atOnce.now)
    await Promise.resolve()
    atOnce.now--
    const planted = site[url] ?? { status: 404, html: '<title>404</title>' }
    const {
      status = 200,
      headers = {},
      html = '',
      fails,
      times,
    } = typeof planted === 'string' ? { html: planted } : planted
    const asked = requests.filter((one) => one === url).length
    if (fails && asked <= (times ?? asked)) throw new CrawlFailure(fails, `It fails: ${fails}.`)
    return {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
      body: method === 'HEAD' ? [] : [new TextEncoder().encode(html)],
      firstByteMs: 1,
    }
  }
  return { fetch, requests, atOnce }
}

/** Returns HTML with links and enough unique words not to be a duplicate. */
export const linking = (title: string, ...hrefs: string[]) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>\n<p>All about ${title}, in its own words.</p>\n${hrefs.map((href) => `<a href="${href}">To ${href}</a>`).join('\n')}</main></html>`

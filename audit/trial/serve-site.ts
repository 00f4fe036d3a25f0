import type { CrawlFetch, CrawlResponse } from '#engine/crawl/ports.ts'
import { CrawlFailure } from '#engine/crawl/ports.ts'
import { renderPage } from './render-page.ts'
import type { TrialFile, TrialPage, TrialSite } from './site-model.ts'

/** Links of a hub page; more are continued on the next one, so that no page has too many. */
const PER_HUB = 100

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'max-age=0, must-revalidate',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/** Returns the response to a path of a trial site; 404 for what it does not have. */
export function answerOf(site: TrialSite, path: string): TrialFile {
  if (path === '/robots.txt') return site.robots
  if (path === '/sitemap.xml') return site.sitemap ?? sitemapOf(site)
  const file = site.files.get(path)
  if (file) return file
  const page = site.pages.get(path)
  if (page) return htmlOf(site, page)
  return {
    status: 404,
    headers: PAGE_HEADERS,
    body: '<!doctype html><html lang="en"><title>Page not found</title><h1>Page not found</h1><p>Nothing is here.</p></html>',
  }
}

function htmlOf(site: TrialSite, page: TrialPage): TrialFile {
  const headers = Object.fromEntries(
    Object.entries({ ...PAGE_HEADERS, ...page.headers }).map(([name, value]) => [name, [value].flat().join(', ')]),
  )
  return { status: page.status, headers, body: renderPage(page, site) }
}

function sitemapOf({ origin, pages }: TrialSite): TrialFile {
  const urls = [...pages.values()]
    .filter(({ isInSitemap }) => isInSitemap)
    .map(({ path, sitemapVersions = [] }) => {
      const versions = sitemapVersions.map(
        ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`,
      )
      return `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc>${versions.join('')}</url>`
    })
  return {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
  }
}

/** Links every page from hub pages, `PER_HUB` each, so that a crawl finds it within three clicks. */
export function linkPages(site: TrialSite, addHub: (name: string) => TrialPage): void {
  const linked = [...site.pages.values()].filter(({ isLinked, template }) => isLinked && template !== 'hub')
  const first = site.pages.get('/everything/')
  for (let at = 0; at < linked.length; at += PER_HUB) {
    const hub = at === 0 ? first : addHub(`part-${at / PER_HUB}`)
    if (!hub) throw new Error('The site has no hub.')
    if (hub !== first) first?.main.push(`<p><a href="${hub.path}">${hub.h1}</a></p>`)
    const items = linked.slice(at, at + PER_HUB).map((page) => `<li><a href="${page.path}">${nameOf(page)}</a></li>`)
    hub.main.push(`<ul class="links">${items.join('')}</ul>`)
  }
  linkNeighbors(linked)
}

/** Links each page from those before and after it, so that no page has a link from one page only. */
function linkNeighbors(pages: TrialPage[]) {
  for (const [at, page] of pages.entries()) {
    const neighbors = [pages.at(at - 1), pages[(at + 1) % pages.length]].filter((one) => one && one !== page)
    const links = neighbors.flatMap((one) => (one ? [`<a href="${one.path}">${nameOf(one)}</a>`] : []))
    page.after.push(`<aside class="see-also" aria-label="See also"><p>${links.join(' and ')}</p></aside>`)
  }
}

const nameOf = ({ path, h1, title }: TrialPage) => h1?.trim() || title?.trim() || path.split('/').at(-2) || path

/** Returns the fetch of a crawl that gets a trial site from memory, and pages of other hosts. */
export function trialFetch(site: TrialSite): CrawlFetch {
  return async ({ url, method }) => {
    const { origin, pathname, search } = new URL(url)
    const { status, headers, body } =
      origin === site.origin ? answerOf(site, pathname + search) : (site.files.get(url) ?? elsewhere(site, url))
    // The body is decompressed, and the header says how it was sent, as the fetch of a crawl has it.
    const sent = isText(headers['content-type']) ? { 'content-encoding': 'br', ...headers } : headers
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    return {
      status,
      headers: sent,
      body: method === 'HEAD' ? [] : [bytes],
      firstByteMs: site.firstByteMs ?? 1,
    } satisfies CrawlResponse
  }
}

const isText = (type = '') => /text|xml|json|javascript/.test(type)

/**
 * Returns what another host answers: a page; over http or with `www.`, a redirect to the trial site. Hosts that end
 * with `.invalid` do not exist (RFC 2606).
 */
function elsewhere({ origin }: TrialSite, url: string): TrialFile {
  const { host, hostname, pathname, search } = new URL(url)
  if (hostname.endsWith('.invalid')) throw new CrawlFailure('dns', 'There is no such host.')
  const own = new URL(origin).host
  if (host === own || host === `www.${own}`)
    return { status: 301, headers: { location: `${origin}${pathname}${search}` }, body: '' }
  if (pathname === '/robots.txt') return { status: 404, headers: {}, body: '' }
  return { status: 200, headers: PAGE_HEADERS, body: `<!doctype html><html lang="en"><title>${host}</title></html>` }
}

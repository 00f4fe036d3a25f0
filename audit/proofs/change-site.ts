import type { AlsoFound } from '../proof.ts'
import type { TrialFile, TrialPage, TrialSite } from '../trial/site-model.ts'

/** Replaces the lines of robots.txt; the sitemap stays named unless `isNamed` is false. */
export function setRobots(site: TrialSite, lines: string[], { isNamed = true, status = 200 } = {}): undefined {
  const named = isNamed ? ['', `Sitemap: ${site.origin}/sitemap.xml`] : []
  site.robots = { ...site.robots, status, body: [...lines, ...named, ''].join('\n') }
}

/** Adds markup to the page about the workshop, which every page links to. */
export function addToAbout(site: TrialSite, markup: string): undefined {
  pageAt(site, '/about/').main.push(markup)
}

/** Names other rules that a change breaks as well, on whatever page. */
export const also = (...rules: string[]): AlsoFound[] => rules.map((rule) => ({ rule, url: '' }))

/** Links a URL from the page about the workshop, and returns other rules that this breaks. */
export function addLink(
  site: TrialSite,
  href: string,
  { text = 'The history of the workshop', breaks = [] as string[] } = {},
): AlsoFound[] {
  addToAbout(site, `<p><a href="${href.replaceAll('&', '&amp;')}">${text}</a></p>`)
  return also(...breaks)
}

export function pageAt(site: TrialSite, path: string): TrialPage {
  const page = site.pages.get(path)
  if (!page) throw new Error(`The trial site has no page ${path}`)
  return page
}

/** Returns the first page of a template. */
export function firstOf(site: TrialSite, template: TrialPage['template']): TrialPage {
  const page = [...site.pages.values()].find((one) => one.template === template)
  if (!page) throw new Error(`The trial site has no page of the template ${template}`)
  return page
}

export const redirectTo = (location: string, status = 301): TrialFile => ({ status, headers: { location }, body: '' })

export const xml = (body: string, status = 200): TrialFile => ({
  status,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  body,
})

/** Returns a sitemap of the linked pages of a trial site and of some more URLs. */
export function sitemapWith(site: TrialSite, more: string[], { dates = [] as string[], without = '' } = {}): TrialFile {
  const own = [...site.pages.values()]
    .filter(({ isInSitemap, path }) => isInSitemap && path !== without)
    .map(({ path }) => `${site.origin}${path}`)
  const entries = [...own, ...more].map((url, at) => {
    const date = dates.length > 0 ? `<lastmod>${dates[at % dates.length]}</lastmod>` : ''
    return `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${date}</url>`
  })
  return xml(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
  )
}

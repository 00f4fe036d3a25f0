import type { SiteView } from '../site/site-view.ts'

/** Templates of which a page is opened in a browser, and of those, how many are measured with Lighthouse. */
export const MAX_OPENED = 5
export const MAX_MEASURED = 3

/** Returns a page of each of the largest templates: the home page first, of others the one with the fewest clicks. */
export function pagesToOpen({ home, templates, byUrl }: Pick<SiteView, 'home' | 'templates' | 'byUrl'>): string[] {
  const ofHome = templates.find(({ urls }) => home && urls.includes(home.url))
  const others = templates.filter((template) => template !== ofHome)
  const depthOf = (url: string) => byUrl.get(url)?.depth ?? Number.POSITIVE_INFINITY
  const nearest = others.flatMap(({ urls }) =>
    urls.toSorted((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1)).slice(0, 1),
  )
  return [...(home ? [home.url] : []), ...nearest].slice(0, MAX_OPENED)
}

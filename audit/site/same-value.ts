import type { SiteOutcome } from '../rule.ts'
import type { SitePage } from './site-view.ts'

/** Finds pages that share a text, without regard to case. Pages with an empty one are left out. */
export function sameValue(pages: SitePage[], plainTextOf: (page: SitePage) => string): SiteOutcome {
  const having = pages.filter((page) => plainTextOf(page) !== '')
  const groups = Map.groupBy(having, (page) => plainTextOf(page).toLowerCase())
  return {
    of: having.length,
    found: [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap((group) => {
        const cause = group[0] ? plainTextOf(group[0]) : ''
        return group.map(({ url }) => ({ url, cause }))
      }),
  }
}

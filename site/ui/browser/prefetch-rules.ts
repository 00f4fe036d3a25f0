/** How close to the window a link must be before its page is fetched. */
export const PREFETCH_MARGIN = '200px'

/** Returns whether to prefetch: not for visitors who save data or have a slow connection. */
export function mayPrefetch(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

type Place = { origin: string; pathname: string; search: string }

/**
 * Returns whether a link leads to another page of this site. Excludes downloads, the API, the back office, and images.
 */
export function isWorthPrefetching(link: Place & { download?: string; target?: string; rel?: string }, here: Place) {
  const isElsewhere = link.pathname !== here.pathname || link.search !== here.search
  return (
    link.origin === here.origin &&
    isElsewhere &&
    !link.download &&
    !link.target &&
    !/\bnofollow\b/.test(link.rel ?? '') &&
    !/^\/(api|admin|cms-api|images)\//.test(`${link.pathname}/`)
  )
}

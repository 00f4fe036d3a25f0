/** How near a link comes to the window before its page is fetched. */
export const PREFETCH_MARGIN = '200px'

/** Nothing is prefetched for visitors who save data or have a slow connection. */
export function mayPrefetch(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

type Place = { origin: string; pathname: string; search: string }

/** Pages of this site other than the present one; nothing that answers data, belongs to the back office or is no page of its own. */
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

import { isWorthPrefetching, mayPrefetch, PREFETCH_MARGIN } from './prefetch-rules.ts'

/** Fetches pages of this site when a link to them comes near the window, so that they open at once. */
export function prefetchLinks() {
  if (!mayPrefetch((navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection)) return
  const known = new Set<string>()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        const link = target as HTMLAnchorElement
        const { href } = link
        // Reading the parts of a URL parses it, so it is done for the few links that come near, not for all.
        if (known.has(href) || !isWorthPrefetching(link, location)) continue
        known.add(href)
        prefetch(href)
      }
    },
    { rootMargin: PREFETCH_MARGIN },
  )
  for (const link of document.querySelectorAll(`a:is([href^="/"], [href^="${location.origin}/"])`)) near.observe(link)
}

/**
 * Firefox measures a prefetch by `default-src`, which is `'none'`, and Safari has no prefetch. Both store what `fetch`
 * reads, and then ask only whether it has changed. Browsers with speculation rules are the ones whose links work.
 */
function prefetch(href: string) {
  if (HTMLScriptElement.supports?.('speculationrules'))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  else fetch(href, { priority: 'low' }).catch(() => undefined)
}

import { normalizeUrl } from '#engine/crawl/normalize-url.ts'
import type { CrawledPage } from '#engine/web/crawl.ts'

/** Why search engines do not show a page. */
export type NotIndexable =
  | 'no-response'
  | 'redirect'
  | 'error'
  | 'instead'
  | 'file'
  | 'robots'
  | 'noindex'
  | 'canonicalized'

export type Indexability = {
  /** HTML with a status of 2xx that visitors see. */
  isPage: boolean
  isIndexable: boolean
  reason?: NotIndexable
}

export const NOT_INDEXABLE: Record<NotIndexable, string> = {
  'no-response': 'No response',
  redirect: 'Redirects',
  error: 'Error status',
  instead: 'Shows a captcha or a parked domain',
  file: 'Not HTML',
  robots: 'Excluded by robots.txt',
  noindex: 'noindex',
  canonicalized: 'Names another URL as canonical',
}

const isNoindex = (rule: string) => rule === 'noindex' || rule === 'none'

/** Returns whether search engines may show a page. `isAllowed` tells what robots.txt lets them request. */
export function indexabilityOf(page: CrawledPage, isAllowed: (url: string) => boolean): Indexability {
  const { status, location, instead, mediaType, robots, canonical, url } = page
  const not = (reason: NotIndexable, isPage = false): Indexability => ({ isPage, isIndexable: false, reason })
  if (status === null) return not('no-response')
  if (location !== undefined) return not('redirect')
  if (instead) return not('instead')
  if (status < 200 || status >= 300) return not('error')
  if (!/html|^$/.test(mediaType)) return not('file')
  if (!isAllowed(url)) return not('robots', true)
  if (robots.some(isNoindex)) return not('noindex', true)
  if (canonical !== undefined && normalizeUrl(canonical)?.url !== url && URL.canParse(canonical))
    return not('canonicalized', true)
  return { isPage: true, isIndexable: true }
}

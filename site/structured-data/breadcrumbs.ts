import type { BreadcrumbList } from 'schema-dts'
import type { Crumb } from '../ui/parts/breadcrumbs.tsx'
import { partId } from './ids.ts'

/** The trail of a page as it is shown. The last place is the page itself. A trail of one place leads nowhere: undefined. */
export function breadcrumbs(crumbs: Crumb[], { siteUrl, path }: { siteUrl: string; path: string }) {
  if (crumbs.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    '@id': partId(siteUrl, path, 'trail'),
    itemListElement: crumbs.map(({ label, href }, i) => ({
      '@type': 'ListItem' as const,
      position: i + 1,
      name: label,
      item: siteUrl + (i === crumbs.length - 1 ? path : (href ?? path)),
    })),
  } satisfies BreadcrumbList
}

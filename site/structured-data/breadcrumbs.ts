import type { BreadcrumbList } from 'schema-dts'
import type { Crumb } from '../ui/parts/breadcrumbs.tsx'
import { partId } from './ids.ts'

/**
 * Returns the breadcrumbs of a page as it shows them, or undefined if there is only one. The last item is the page
 * itself.
 */
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

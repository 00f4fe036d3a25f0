import type { CollectionPage } from 'schema-dts'
import { pageId, partId } from './ids.ts'

/** Returns a page that lists others, in the order in which it shows them. */
export function list(items: { name: string; path: string }[], siteUrl: string, path: string) {
  return {
    '@type': 'CollectionPage',
    '@id': pageId(siteUrl, path),
    mainEntity: {
      '@type': 'ItemList',
      '@id': partId(siteUrl, path, 'list'),
      numberOfItems: items.length,
      itemListElement: items.map((item, i) => ({
        '@type': 'ListItem' as const,
        position: i + 1,
        name: item.name,
        url: siteUrl + item.path,
      })),
    },
  } satisfies CollectionPage
}

import type { Measured } from '#engine/social/cards.ts'
import { type DeclaredImage, sourced } from '#engine/social/tags.ts'
import type { PageHead } from '#engine/web/read-head.ts'
import { metaTag } from './check.ts'

/** Returns a complete set of tags with the values of the page; missing values are an ellipsis to fill in. */
export function suggestedTags(head: PageHead, images: DeclaredImage[], measured: Map<string, Measured>): string {
  const value = (...keys: string[]) => sourced(head, ...keys)?.value
  const image = images.find(({ key }) => key.startsWith('og:')) ?? images[0]
  const size = image?.url ? measured.get(image.url) : undefined
  const canonical = head.links.find(({ rels }) => rels.includes('canonical'))?.url
  const title = value('og:title', 'twitter:title', 'title') ?? '…'
  const rows: [key: string, value: string | undefined][] = [
    ['og:type', value('og:type') ?? 'website'],
    ['og:url', canonical ?? value('og:url') ?? (head.base || '…')],
    ['og:title', title],
    ['og:description', value('og:description', 'twitter:description', 'description') ?? '…'],
    ['og:site_name', value('og:site_name')],
    ['og:image', image?.url ?? '…'],
    ['og:image:width', size?.width ? String(size.width) : undefined],
    ['og:image:height', size?.height ? String(size.height) : undefined],
    ['og:image:alt', image?.alt ?? '…'],
    ['twitter:card', 'summary_large_image'],
  ]
  return rows.flatMap(([key, content]) => (content === undefined ? [] : [metaTag(key, content)])).join('\n')
}

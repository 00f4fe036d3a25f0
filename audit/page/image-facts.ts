import { resolveUrl } from '#engine/web/read-head.ts'
import type { Tag } from '#engine/web/read-tags.ts'
import { once } from '../once.ts'
import type { AuditedPage } from './audited-page.ts'

const MAX_FALLBACKS = 200
const MODERN = /^image\/(?:avif|webp|jxl)/i

/** Returns the `img` elements that browsers act on. */
export const imagesOf = once(({ tags }: AuditedPage): Tag[] =>
  tags.filter(({ name, isInSvg }) => name === 'img' && !isInSvg),
)

/**
 * Returns the URLs in `src` that browsers load only where they cannot use a `srcset` or another format of the same
 * `picture`; undefined if there are none.
 */
export function fallbackImages(page: AuditedPage): string[] | undefined {
  const images = imagesOf(page)
  if (images.length === 0) return undefined
  const pictures = new Set(
    page.tags
      .filter(({ name, attributes, parent }) => name === 'source' && parent?.name === 'picture' && isChosen(attributes))
      .map(({ parent }) => parent),
  )
  const urls = images
    .filter(({ attributes, parent }) => attributes.srcset || pictures.has(parent))
    .flatMap(({ attributes }) => resolveUrl(attributes.src, page.head.base) ?? [])
  return urls.length === 0 ? undefined : urls.slice(0, MAX_FALLBACKS)
}

const isChosen = ({ type, media, srcset }: Tag['attributes']) =>
  srcset !== undefined && (MODERN.test(type ?? '') || (type === undefined && media === undefined))

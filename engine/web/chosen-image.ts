import { matchesMedia } from './media-conditions.ts'
import { resolveUrl } from './read-head.ts'
import type { Markup, Tag } from './read-tags.ts'
import { sourceSize } from './source-size.ts'
import { chooseCandidate, type Viewport } from './srcset.ts'

type Surroundings = { viewport: Viewport; base: string; markup: Markup }

const SHOWN_TYPES = /^image\/(?:jpeg|png|gif|webp|avif|svg\+xml|apng|bmp|x-icon)$/i

/**
 * Returns the absolute URL of what a browser shows for an `img`, with the sources of its `picture`; `null` for none.
 */
export function chosenImage(tag: Tag, { viewport, base, markup }: Surroundings): string | null {
  const picture = tag.parent?.name === 'picture' ? tag.parent : undefined
  const sources = picture
    ? markup.tags.filter(({ name, parent, offset }) => name === 'source' && parent === picture && offset < tag.offset)
    : []
  for (const { attributes } of sources) {
    const isKnown = !attributes.type || SHOWN_TYPES.test(attributes.type.trim())
    if (!attributes.srcset || !isKnown || !matchesMedia(attributes.media, viewport)) continue
    const url = chooseCandidate({ srcset: attributes.srcset }, sourceSize(attributes.sizes, viewport), viewport)
    if (url) return resolveUrl(url, base)
  }
  const { src, srcset, sizes } = tag.attributes
  return resolveUrl(chooseCandidate({ src, srcset }, sourceSize(sizes, viewport), viewport), base)
}

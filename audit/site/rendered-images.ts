import { resolveUrl } from '#engine/web/read-head.ts'
import { readTags } from '#engine/web/read-tags.ts'
import type { RenderedPage } from '#engine/web/rendered.ts'
import { parseSrcset } from '#engine/web/srcset.ts'
import { imageDetails } from '#tools/images-extractor/image-details.ts'
import { isOversized } from '#tools/images-extractor/image-faults.ts'
import type { SiteView } from './site-view.ts'

/** Smaller files gain too little. */
export const MIN_WIDTH = 400

/** Returns the images of a page in a browser that have more than three times the pixels of their width. */
export const oversizedImages = ({ images }: RenderedPage): RenderedPage['images'] =>
  images.filter(
    ({ src, naturalWidth, width }) => isPhoto(src) && naturalWidth >= MIN_WIDTH && isOversized(naturalWidth, width),
  )

const isPhoto = (src: string) => !/^data:|\.svgz?(?:$|[?#])/i.test(src)

/**
 * Returns whether the image that is the largest content of the first screen is lazy.
 * @returns `null` if the largest content is no image, or its element is unknown
 */
export function isLargestLazy({ url, html, images }: RenderedPage): boolean | null {
  const largest = images.find(({ isLcp }) => isLcp)
  if (!largest) return null
  const tag = readTags(html).tags.find(
    ({ name, attributes, isInNoscript, isInTemplate }) =>
      name === 'img' &&
      !isInNoscript &&
      !isInTemplate &&
      [attributes.src, ...parseSrcset(attributes.srcset ?? '').map((one) => one.url)].some(
        (href) => resolveUrl(href, url) === largest.src,
      ),
  )
  // The sources of a picture are not among the candidates of its image, so the element may be unknown.
  return tag ? imageDetails(tag).isLazy : null
}

/** Returns the pages in a browser that pass a test; none if no page was opened. */
export const renderedWhere = ({ rendered }: SiteView, test: (page: RenderedPage) => boolean): Set<string> =>
  new Set('unmeasured' in rendered ? [] : rendered.value.filter(test).map(({ url }) => url))

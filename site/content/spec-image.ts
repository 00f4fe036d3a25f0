import type { Media } from '../../cms/payload-types.ts'

/** `image-{id}-{width}x{height}-{extension}`, the reference that an image address is made from (specification §3). */
export function specImage(media: Media | number | null | undefined) {
  return typeof media === 'object' && media?.assetRef ? { asset: { _ref: media.assetRef } } : null
}

import type { Media } from '#cms/payload-types.ts'

/** Parses `image-{id}-{width}x{height}-{extension}`, the reference in image URLs (specification §3). */
export function specImage(media: Media | number | null | undefined) {
  return typeof media === 'object' && media?.assetRef ? { asset: { _ref: media.assetRef } } : null
}

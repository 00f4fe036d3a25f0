import type { Media } from '#cms/payload-types.ts'
import { isArt } from '#engine/art/options.ts'
import { environment } from '#platform/environment/environment.ts'
import type { Picture } from '../ui/images/picture.tsx'
import { imagePath, isImageReference } from '../ui/images/reference.ts'

/** In percent of the width and height, as the CMS stores a focal point. */
const CENTER = 50

/** Returns what a component shows of an uploaded file: generated art by its parameters, everything else as a photo. */
export function pictureOf(media: Media | number | null | undefined): Picture | undefined {
  if (typeof media !== 'object' || !media) return undefined
  const alt = media.alt ?? ''
  if (isArt(media.art)) return { art: media.art, alt }
  if (!media.assetRef || !isImageReference(media.assetRef)) return undefined
  const place = { project: environment.imageProject, dataset: environment.imageDataset }
  return {
    src: imagePath({ asset: { _ref: media.assetRef } }, place),
    width: media.width ?? undefined,
    height: media.height ?? undefined,
    focus: focusOf(media),
    alt,
  }
}

/** Undefined for the center, so that images without a focal point keep their URLs. */
function focusOf({ focalX, focalY }: Media) {
  const [x, y] = [(focalX ?? CENTER) / 100, (focalY ?? CENTER) / 100]
  return x * 100 === CENTER && y * 100 === CENTER ? undefined : { x, y }
}

import type { Format } from '#engine/images/picture.ts'

const irregular: Partial<Record<Format, string>> = { svg: 'image/svg+xml', ico: 'image/x-icon' }

/** Returns the media type of an image format, as the IANA registry names it. */
export const mediaTypeOf = (format: Format): string => irregular[format] ?? `image/${format}`

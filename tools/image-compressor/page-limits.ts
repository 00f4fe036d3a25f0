/** Images of a page that are compressed. */
export const MAX_IMAGES = 20
/** Maximum size of one image. */
export const MAX_IMAGE_BYTES = 5_000_000

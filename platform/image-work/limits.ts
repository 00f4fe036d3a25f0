/** Pixels of an image, all frames of an animation together, that are accepted at upload and read for serving. */
export const MAX_IMAGE_PIXELS = 50e6
/** WebP allows at most 16,383 pixels per side, and an image URL has room for five digits. */
export const MAX_IMAGE_SIDE = 16_383
export const MAX_IMAGE_FRAMES = 500

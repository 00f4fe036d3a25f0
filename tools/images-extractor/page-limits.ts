/** Maximum number of images whose first bytes are requested. */
export const MAX_PROBES = 80
/** Maximum number of images that are encoded to measure the savings with WebP, and the quality used. */
export const MAX_ENCODED = 6
export const WEBP_QUALITY = 75

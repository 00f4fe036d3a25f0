/** Images that are encoded to measure what WebP saves, and the quality at which. */
export const MAX_ENCODED = 6
export const WEBP_QUALITY = 75

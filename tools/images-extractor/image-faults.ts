import type { ImageDetails } from './image-details.ts'

export const HEAVY_BYTES = 300_000
/** A photo below this size gains too little from another format. */
const MIN_GAIN_BYTES = 20_000
/** Real pixels per declared pixel above which an image is oversized; screens show at most three. */
export const OVERSIZED = 3

export const isHeavy = ({ bytes }: { bytes: number | null }) => bytes !== null && bytes > HEAVY_BYTES

/** Returns whether another format would make a file smaller. `format` is the subtype of its media type. */
export const hasOldFormat = ({ format, bytes }: { format: string | null; bytes: number | null }) =>
  /^(?:jpeg|png|bmp|tiff)$/.test(format ?? '') && bytes !== null && bytes > MIN_GAIN_BYTES

/** Returns whether an image has pixels that no screen shows at its width in CSS pixels. */
export const isOversized = (pixels: number | null, width: number | null) =>
  pixels !== null && width !== null && width > 1 && pixels > width * OVERSIZED

export const hasNoSize = ({ declaredWidth, declaredHeight }: ImageDetails) =>
  declaredWidth === null || declaredHeight === null

export const isLazyAndUrgent = ({ isLazy, fetchPriority }: ImageDetails) => isLazy && fetchPriority === 'high'

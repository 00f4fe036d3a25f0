import sharp, { type Sharp } from 'sharp'
import { MAX_IMAGE_PIXELS } from './limits.ts'

export type DerivedFormat = 'jpg' | 'png' | 'webp' | 'avif'

export type Derivation = {
  /** Path of the stored original, and the size that its URL claims. */
  source: string
  width: number
  height: number
  /** The box, in pixels; without one the image keeps its size. */
  box: { w?: number | undefined; h?: number | undefined }
  fit: 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'scale' | 'min'
  crop: string[]
  /** The point around which `crop: ['focalpoint']` crops, as shares of width and height. */
  focus?: { x: number; y: number } | undefined
  format: DerivedFormat
  /** 1 to 100 */
  quality: number
}

/**
 * Renders a stored image again: fitted into a box, never larger than the original, in sRGB, and without metadata.
 * @throws {Error} if the original does not have the claimed size or cannot be read
 */
export async function deriveImage({ source, width, height, box, fit, crop, focus, format, quality }: Derivation) {
  const image = sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'warning' })
  const actual = await image.metadata()
  if (actual.width !== width || actual.height !== height)
    throw new Error(`The image is ${actual.width}x${actual.height}, not ${width}x${height}.`)
  // By default, sharp converts a tagged 16-bit image to Display P3.
  const inSrgb = image.autoOrient().withIccProfile('srgb', { attach: false })
  const resized = resize(inSrgb, { box, fit, crop, focus, original: { width, height } })
  return encode(resized, format, quality).toBuffer()
}

type Resizing = Pick<Derivation, 'box' | 'fit' | 'crop' | 'focus'> & { original: { width: number; height: number } }

function resize(image: Sharp, { box: { w, h }, fit, crop, focus, original }: Resizing) {
  if (w === undefined && h === undefined) return image
  if (fit === 'scale')
    return image.resize({ ...boxOf(cappedSize(w, original.width), cappedSize(h, original.height)), fit: 'fill' })
  if (fit === 'clip' || fit === 'max') return image.resize({ ...boxOf(w, h), fit: 'inside', withoutEnlargement: true })
  if (fit === 'min') {
    const width = cappedSize(w, original.width) ?? original.width
    const height = cappedSize(h, original.height) ?? original.height
    return image.resize({ width, height, fit: 'cover', position: placeOf(crop) })
  }
  // A box that is too large is scaled down with its ratio kept.
  const factor = Math.min(1, original.width / (w ?? 1), original.height / (h ?? 1))
  const within = boxOf(scaled(w, factor), scaled(h, factor))
  if (fit === 'crop' && focus && crop.includes('focalpoint') && within.width && within.height)
    return image.extract(regionAround(focus, original, within.width / within.height)).resize({ ...within, fit: 'fill' })
  if (fit === 'crop') return image.resize({ ...within, fit: 'cover', position: placeOf(crop) })
  return image.resize({ ...within, fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
}

const boxOf = (width?: number, height?: number) => ({ ...(width ? { width } : {}), ...(height ? { height } : {}) })
const cappedSize = (requested: number | undefined, own: number) => requested && Math.min(requested, own)
const scaled = (requested: number | undefined, factor: number) =>
  requested && Math.max(1, Math.round(requested * factor))

/** Returns the largest part of an image in a ratio, with the focal point as near to its center as the edges allow. */
function regionAround(focus: { x: number; y: number }, { width, height }: Resizing['original'], ratio: number) {
  const region = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  }
  const start = (share: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, share * whole - part / 2)))
  return { ...region, left: start(focus.x, width, region.width), top: start(focus.y, height, region.height) }
}

/** Returns a position in sharp's notation, which names the vertical side last: `left top`. */
function placeOf(crop: string[]) {
  if (crop.includes('entropy')) return sharp.strategy.entropy
  return ['left', 'right', 'top', 'bottom'].filter((side) => crop.includes(side)).join(' ') || 'centre'
}

function encode(image: Sharp, format: DerivedFormat, quality: number) {
  switch (format) {
    case 'jpg':
      return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
    case 'webp':
      return image.webp({ quality })
    case 'avif':
      // Takes a fifth of the time of effort 3 for files that are a tenth larger, because someone is waiting.
      return image.avif({ quality: Math.max(1, quality - 15), effort: 0 })
  }
}

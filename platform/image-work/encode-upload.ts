import sharp, { type Metadata, type Sharp } from 'sharp'
import { MAX_IMAGE_FRAMES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from './limits.ts'

export type UploadFormat = 'png' | 'jpg' | 'gif' | 'webp' | 'avif'
export type EncodedUpload = { bytes: Uint8Array; format: UploadFormat; width: number; height: number }

/** Why an image is not accepted, in a sentence for the person who uploads it. */
export class ImageRefused extends Error {
  override name = 'ImageRefused'
}

/** First bytes of the accepted formats, as Latin-1. The name and type that a file claims to have are ignored. */
const SIGNATURES: [format: UploadFormat, start: RegExp, decoder: string][] = [
  ['png', /^\x89PNG\r\n/, 'png'],
  ['jpg', /^\xff\xd8\xff/, 'jpeg'],
  ['gif', /^GIF8[79]a/, 'gif'],
  ['webp', /^RIFF[\s\S]{4}WEBP/, 'webp'],
  ['avif', /^[\s\S]{4}ftypavi[fs]/, 'heif'],
]

const NOT_AN_IMAGE = 'This file is not a picture that the site can show. Use PNG, JPEG, WebP, AVIF, or GIF.'
const HIGH_QUALITY = 92
/** AVIF reaches at this quality what JPEG reaches at 92. */
const HIGH_QUALITY_AVIF = 80

/**
 * Decodes an uploaded image and encodes it again in the same format: only its pixels remain, upright, and the frames
 * and delays of an animation. PNG and lossless WebP keep every pixel value; colors beyond sRGB become Display P3.
 * @throws {ImageRefused} with the reason
 */
export async function encodeUpload(bytes: Uint8Array): Promise<EncodedUpload> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const [format, , decoder] = SIGNATURES.find(([, signature]) => signature.test(start)) ?? []
  if (!format) throw new ImageRefused(NOT_AN_IMAGE)
  const canMove = format === 'gif' || format === 'webp'
  const measured = await sharp(bytes, { limitInputPixels: false, animated: canMove }).metadata().catch(damaged)
  if (measured.format !== decoder) throw new ImageRefused(NOT_AN_IMAGE)
  refuseTooLarge(measured)
  const moves = (measured.pages ?? 1) > 1
  const ignoreIcc = isSrgb(measured.icc)
  const input = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'warning', animated: moves, ignoreIcc })
  // Frames are stacked into one long image, which cannot be rotated; no program writes rotated animations.
  const upright = inItsColors(moves ? input : input.autoOrient(), measured, ignoreIcc)
  const { data, info } = await encode(upright, format, { bytes, measured })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  return { bytes: data, format, width: info.width, height: info.pageHeight ?? info.height }
}

function refuseTooLarge({ width, height, pages = 1, pageHeight = height }: Metadata) {
  if (pages > MAX_IMAGE_FRAMES)
    throw new ImageRefused(`This animation has ${pages} frames. An image may have at most ${MAX_IMAGE_FRAMES}.`)
  const maximum = `${MAX_IMAGE_PIXELS / 1e6} megapixels, all frames together`
  if (width * pageHeight * pages > MAX_IMAGE_PIXELS) {
    const megapixels = Math.ceil((width * pageHeight * pages) / 1e6)
    const frames = pages > 1 ? `, ${pages} frames` : ''
    throw new ImageRefused(
      `This image has ${megapixels} megapixels (${width} × ${pageHeight}${frames}). The limit is ${maximum}. Scale it down first.`,
    )
  }
  if (Math.max(width, pageHeight) > MAX_IMAGE_SIDE)
    throw new ImageRefused(
      `This image is ${width} × ${pageHeight} pixels. No side may have more than ${MAX_IMAGE_SIDE}.`,
    )
}

/**
 * The embedded profile is removed, because it can contain anything; colors beyond sRGB get sharp's own profile of
 * Display P3.
 */
function inItsColors(image: Sharp, { space, icc }: Metadata, ignoresProfile: boolean) {
  const depth = space === 'rgb16' || space === 'grey16' || space === 'b-w' ? image.toColourspace(space) : image
  const isWide = icc !== undefined && !ignoresProfile && (space === 'srgb' || space === 'rgb16')
  return isWide ? depth.withIccProfile('p3') : depth
}

function encode(image: Sharp, format: UploadFormat, { bytes, measured }: { bytes: Uint8Array; measured: Metadata }) {
  switch (format) {
    case 'png':
      return image.png({ compressionLevel: 6 })
    case 'jpg': {
      const isFull = measured.chromaSubsampling?.startsWith('4:4:4')
      return image.jpeg({ quality: HIGH_QUALITY, chromaSubsampling: isFull ? '4:4:4' : '4:2:0' })
    }
    case 'gif':
      return image.gif({ reuse: true, dither: 0, effort: 3 })
    case 'webp':
      return isLosslessWebp(bytes)
        ? image.webp({ lossless: true, exact: true, effort: 0 })
        : image.webp({ quality: HIGH_QUALITY, alphaQuality: 100, effort: 3 })
    case 'avif':
      return image.avif({ quality: HIGH_QUALITY_AVIF, effort: 0, chromaSubsampling: '4:4:4' })
  }
}

/** Lossy frames are in chunks named `VP8 `, lossless ones in `VP8L` (RFC 9649, 2.5 and 2.6). */
function isLosslessWebp(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return buffer.includes('VP8L') && !buffer.includes('VP8 ')
}

/**
 * Returns whether a profile is sRGB by its description. A profile with a false name only changes the colors of its own
 * image.
 */
function isSrgb(icc: Buffer | undefined) {
  return icc !== undefined && /sRGB/.test(icc.toString('latin1').replaceAll('\0', ''))
}

function damaged(error: Error): never {
  const [reason] = error.message.split('\n')
  throw new ImageRefused(`This image is damaged or incomplete (${reason}). Export it again and upload the new file.`)
}

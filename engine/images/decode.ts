import { Failure } from '../failures.ts'
import { readHeifExif, readHeifHead, withLastSize } from './boxes.ts'
import { codecs } from './codecs.ts'
import { findOrientation } from './exif-orientation.ts'
import { headerSize, refuseHuge } from './header.ts'
import { jpegChannels, jpegParts } from './jpeg-parts.ts'
import { jpegMetadata, pngMetadata, webpChunks, webpMetadata } from './metadata.ts'
import { orientationOf, upright } from './orientation.ts'
import { type DecodedPicture, type Format, formatNames, hasTransparency, type Metadata } from './picture.ts'
import { readPngChunks } from './png-chunks.ts'
import {
  cmykNote,
  codedColorNotes,
  type DecodePorts,
  pngColorNotes,
  type ReadImage,
  toPixels,
  withRgbProfile,
} from './read.ts'
import { formatOf } from './sniff.ts'

type Bytes = Uint8Array<ArrayBuffer>
/**
 * Decodes an image of any supported format to upright, straight RGBA with eight bits per channel. The format is
 * detected from the first bytes, never from the name. The size is read from the header first: images above 100
 * megapixels are refused.
 * @param name of the file, for messages
 * @throws {Failure} invalid: a sentence that says what is wrong with the file
 * @example const { width, height, data } = await decode(new Uint8Array(await file.arrayBuffer()), file.name, ports)
 */
export async function decode(bytes: Bytes, name: string, ports: DecodePorts): Promise<DecodedPicture> {
  const format = formatOf(bytes, name)
  const size = headerSize(bytes, format)
  if (size) refuseHuge(size, name)
  const read = await readWith(format, bytes, name, ports)
  const { picture, orientation = 1, turned, metadata = {}, frames, notes = [] } = read
  const stood = upright(picture, orientation)
  return {
    ...stood,
    format,
    hasAlpha: hasTransparency(stood),
    orientation: turned ?? orientation,
    metadata,
    ...(frames === undefined ? {} : { frames }),
    notes,
  }
}

/** Decodes a file of a form. */
export async function decodeFile(file: File, ports: DecodePorts): Promise<DecodedPicture & { bytes: Bytes }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { ...(await decode(bytes, file.name, ports)), bytes }
}

async function readWith(format: Format, bytes: Bytes, name: string, ports: DecodePorts): Promise<ReadImage> {
  try {
    switch (format) {
      case 'jpeg':
        return await readJpeg(bytes, name, ports)
      case 'png':
        return await readPng(bytes, name, ports)
      case 'webp':
        return await readWebp(bytes, name, ports)
      case 'avif':
        return await readAvif(bytes, ports)
      case 'jxl':
        return { picture: toPixels((await codecs.jxlDecoder(ports.asset)).decode(bytes)) }
      case 'gif':
        return (await import('./gif.ts')).readGif(bytes)
      case 'tiff':
        return await (await import('./tiff.ts')).readTiff(bytes, name)
      case 'bmp':
        return { picture: (await import('./bitmap.ts')).readBmp(bytes, name) }
      case 'ico':
        return await readIcon(bytes, name, ports)
      case 'heic':
        return await (await import('./heic.ts')).readHeic(bytes, name)
      case 'svg':
        return await (await import('./svg.ts')).readSvg(bytes, name, ports)
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('invalid', {
      message: `${name} is ${article(format)} ${formatNames[format]} that cannot be decoded. It is damaged, incomplete, or a variant that the decoder does not support. Save or download it again.`,
      cause: error,
    })
  }
}

async function readJpeg(bytes: Bytes, name: string, { asset }: DecodePorts): Promise<ReadImage> {
  const { exif, icc } = jpegMetadata(bytes)
  const orientation = orientationIn({ ...(exif ? { exif } : {}) })
  const notes = isCutOff(bytes) ? [`${name} is cut off: what is missing of it is filled with gray.`] : []
  if (jpegChannels(bytes) === 4) {
    const picture = await (await import('./cmyk.ts')).readCmykJpeg(bytes)
    return { picture, orientation, metadata: { ...(exif ? { exif } : {}) }, notes: [...notes, cmykNote] }
  }
  const decoder = await codecs.jpegDecoder(asset)
  const picture = toPixels(decoder.decode(bytes, false))
  const metadata = withRgbProfile({ ...(exif ? { exif } : {}), ...(icc ? { icc } : {}) })
  return { picture, orientation, metadata, notes }
}

/**
 * Returns whether a file is intact except for a missing end marker. A JPEG with a broken structure is left to the
 * decoder.
 */
function isCutOff(bytes: Bytes) {
  const whole = jpegParts(bytes)
  return whole !== undefined && !(bytes[whole.end - 2] === 0xff && bytes[whole.end - 1] === 0xd9)
}

async function readPng(bytes: Bytes, name: string, { asset }: DecodePorts): Promise<ReadImage> {
  const chunks = readPngChunks(bytes, name)
  const found = pngMetadata(chunks)
  const metadata = withRgbProfile(found)
  const decoder = await codecs.png(asset)
  const picture = toPixels(decoder.decode(bytes))
  const notes = found.icc ? [] : pngColorNotes(chunks)
  if (chunks[0]?.data[8] === 16) notes.push('16 bits a channel were reduced to 8.')
  if (chunks.some(({ type }) => type === 'acTL')) notes.push('Animated PNG: the first frame was taken.')
  return { picture, metadata, orientation: orientationIn(metadata), notes }
}

async function readWebp(bytes: Bytes, name: string, { asset }: DecodePorts): Promise<ReadImage> {
  const isAnimated = webpChunks(bytes).some(({ type }) => type === 'ANIM')
  if (isAnimated)
    throw new Failure('invalid', {
      message: `${name} is an animated WebP, which is not supported. Export one of its frames as a still image.`,
    })
  const metadata = webpMetadata(bytes)
  const picture = toPixels((await codecs.webpDecoder(asset)).decode(bytes))
  return { picture, metadata, orientation: orientationIn(metadata) }
}

/** Decodes an AVIF. libavif leaves rotation to the caller. The orientation in Exif is ignored (AVIF, 4.2). */
async function readAvif(bytes: Bytes, { asset }: DecodePorts): Promise<ReadImage> {
  const head = readHeifHead(bytes)
  const exif = readHeifExif(bytes)
  const metadata = withRgbProfile({ ...(exif ? { exif } : {}), ...(head?.icc ? { icc: head.icc } : {}) })
  const picture = toPixels((await codecs.avifDecoder(asset)).decode(withLastSize(bytes), 8))
  const notes = metadata.icc ? [] : codedColorNotes(head)
  if ((head?.bits ?? 8) > 8) notes.push(`${head?.bits} bits a channel were reduced to 8.`)
  if (head?.isSequence) notes.push('Animated AVIF: the first frame was taken.')
  return { picture, metadata, orientation: head ? orientationOf(head.turns, head.mirror) : 1, notes }
}

async function readIcon(bytes: Bytes, name: string, ports: DecodePorts): Promise<ReadImage> {
  const { readIco } = await import('./icon.ts')
  const { count, png, picture } = readIco(bytes, name)
  const size = png && headerSize(png, 'png')
  if (size) refuseHuge(size, name)
  const read: ReadImage = picture ? { picture } : await readPng(png ?? new Uint8Array(), name, ports)
  const chosen = count > 1 ? [`The icon holds ${count} pictures: the largest was taken.`] : []
  return { ...read, notes: [...(read.notes ?? []), ...chosen] }
}

const orientationIn = ({ exif }: Metadata) => (exif && findOrientation(exif)?.value) || 1

const article = (format: Format) => (/^(?:avif|ico|svg)$/.test(format) ? 'an' : 'a')

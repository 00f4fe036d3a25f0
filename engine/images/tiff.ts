import { Failure } from '../failures.ts'
import { inkToRgb } from './cmyk.ts'
import { refuseHuge } from './header.ts'
import { cmykNote, type ReadImage, withRgbProfile } from './read.ts'

/** Supported values of tag 262 (TIFF 6.0, section 8): gray both ways, RGB, palette, CMYK, YCbCr, and LogLuv. */
const READABLE = [0, 1, 2, 3, 5, 6, 32_845]
const RGB = 2
const CMYK = 5
/** Values of tag 259: JPEG as in TIFF 6.0, and as in Technical Note 2. */
const PACKED_AS_JPEG = [6, 7]

/** Returns the first page of a TIFF 6.0 file, read with utif2. Previews and masks are skipped (tag 254). */
export async function readTiff(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ReadImage> {
  const { default: utif } = await import('utif2')
  // The reader counts from the start of the buffer, so the bytes are copied into their own.
  const buffer = bytes.slice().buffer
  const pages = utif.decode(buffer).filter((page) => page.t256 && page.t257)
  const page = pages.find((one) => !(numberOf(one.t254) & 5)) ?? pages[0]
  if (!page) throw new Failure('invalid', { message: `${name} is a TIFF without a picture.` })
  refuseHuge({ width: numberOf(page.t256), height: numberOf(page.t257) }, name)
  utif.decodeImage(buffer, page)
  if (!page.data || page.data.length === 0)
    throw new Failure('invalid', { message: `${name} is a TIFF with an unsupported compression. Save it with LZW.` })
  const bits = numberOf(page.t258)
  const colors = page.t262 ? numberOf(page.t262) : RGB
  const isInkInJpeg = colors === CMYK && PACKED_AS_JPEG.includes(numberOf(page.t259))
  if (!READABLE.includes(colors) || isInkInJpeg || (colors === CMYK && bits !== 8))
    throw new Failure('invalid', {
      message: `${name} is a TIFF with an unsupported color format (${bits} bits, photometric interpretation ${colors}${isInkInJpeg ? ', compressed as JPEG' : ''}). Save it as RGB.`,
    })
  const { width, height } = page
  const data =
    colors === CMYK
      ? inkToRgb(page.data, { width, height, samples: numberOf(page.t277) || 4 })
      : new Uint8ClampedArray(utif.toRGBA8(page))
  const profile = page.t34675 as ArrayLike<number> | undefined
  const metadata = withRgbProfile(profile ? { icc: Uint8Array.from(profile) } : {})
  const notes = colors === CMYK ? [cmykNote] : []
  if (pages.length > 1) notes.push(`The TIFF has ${pages.length} pages: the first was taken.`)
  if (bits > 8) notes.push(`${bits} bits a channel were reduced to 8.`)
  return {
    picture: { width, height, data },
    orientation: numberOf(page.t274) || 1,
    metadata,
    notes,
  }
}

const numberOf = (tag: unknown) => Number((tag as ArrayLike<number> | undefined)?.[0] ?? 0)

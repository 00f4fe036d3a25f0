import { Failure } from '../failures.ts'
import { withCommas } from '../text/numbers.ts'
import { readBoxes, readHeifHead } from './boxes.ts'
import { isFrame } from './jpeg-parts.ts'
import { jpegSegments, webpChunks, webpSize } from './metadata.ts'
import type { Format } from './picture.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Size = { width: number; height: number }

/** 100 megapixels are 400 MB of RGBA, needed twice during processing: more than a browser tab reliably gets. */
export const MAX_PIXELS = 100_000_000

/**
 * Returns width and height from the file's header, before decoding and before orientation is applied.
 * @returns undefined if the header does not contain them (SVG, or a damaged file)
 */
export function headerSize(bytes: Bytes, format: Format): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (format === 'png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (format === 'gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (format === 'bmp') return bmpSize(view)
    if (format === 'jpeg') return jpegSize(bytes)
    if (format === 'webp') return webpSize(webpChunks(bytes))
    if (format === 'avif' || format === 'heic') return readHeifHead(bytes)
    if (format === 'jxl') return jxlSize(bytes)
    if (format === 'tiff') return tiffSize(view)
  } catch (error) {
    // A truncated header does not contain the size; the decoder reports what is wrong.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

/**
 * Checks the size of a picture.
 * @throws {Failure} invalid, if it would not fit into memory or has no area
 */
export function refuseHuge({ width, height }: Size, name: string): void {
  if (width === 0 || height === 0)
    throw new Failure('invalid', { message: `${name} has no area: its header says ${width} × ${height} pixels.` })
  if (width * height <= MAX_PIXELS) return
  const megapixels = withCommas(Math.round((width * height) / 1e6))
  throw new Failure('invalid', {
    message: `${name} is too large: its header says ${withCommas(width)} × ${withCommas(height)} pixels, ${megapixels} megapixels. The maximum is 100. Scale it down in a desktop program first.`,
  })
}

function bmpSize(view: DataView): Size {
  if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) }
  return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
}

function jpegSize(bytes: Bytes): Size | undefined {
  const frame = jpegSegments(bytes).find(isFrame)
  if (!frame || frame.data.length < 6) return undefined
  const at = (index: number) => frame.data[index] ?? 0
  return { height: (at(1) << 8) | at(2), width: (at(3) << 8) | at(4) }
}

function tiffSize(view: DataView): Size | undefined {
  const isLittle = view.getUint16(0) === 0x4949
  const start = view.getUint32(4, isLittle)
  const size: Partial<Size> = {}
  for (let entry = 0; entry < view.getUint16(start, isLittle); entry++) {
    const at = start + 2 + entry * 12
    const tag = view.getUint16(at, isLittle)
    const value =
      view.getUint16(at + 2, isLittle) === 3 ? view.getUint16(at + 8, isLittle) : view.getUint32(at + 8, isLittle)
    if (tag === 256) size.width = value
    if (tag === 257) size.height = value
  }
  return size.width && size.height ? { width: size.width, height: size.height } : undefined
}

/** SizeHeader of ISO/IEC 18181-1, D.3.1: bits are read from the lowest of each byte. */
function jxlSize(bytes: Bytes): Size | undefined {
  let start = 0
  if (bytes[0] === 0) {
    const box = readBoxes(bytes).find(({ type }) => type === 'jxlc' || type === 'jxlp')
    if (!box) return undefined
    start = box.start + (box.type === 'jxlp' ? 4 : 0)
  }
  let bit = (start + 2) * 8
  const take = (count: number) => {
    let value = 0
    for (let index = 0; index < count; index++, bit++) value += (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) * 2 ** index
    return value
  }
  const isSmall = take(1) === 1
  const measure = () => (isSmall ? (take(5) + 1) * 8 : take([9, 13, 18, 30][take(2)] ?? 9) + 1)
  const height = measure()
  const ratio = [0, [1, 1], [12, 10], [4, 3], [3, 2], [16, 9], [5, 4], [2, 1]][take(3)]
  if (!Array.isArray(ratio)) return { width: measure(), height }
  return { width: Math.floor((height * (ratio[0] ?? 1)) / (ratio[1] ?? 1)), height }
}

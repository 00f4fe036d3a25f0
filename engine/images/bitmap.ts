import { Failure } from '../failures.ts'
import type { Picture } from './picture.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Reads a Windows bitmap: 1, 2, 4, 8, 16, 24, and 32 bits, palettes, bit fields, RLE4 and RLE8, headers from the OS/2
 * one to V5 (Microsoft, "Bitmap Storage"; OS/2 BITMAPCOREHEADER).
 * @throws {Failure} invalid, if it is truncated or has another compression
 */
export function readBmp(bytes: Bytes, name: string): Picture {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return readDib(bytes, { head: 14, pixels: view.getUint32(10, true), name })
}

/**
 * Reads what follows the file header of a bitmap. An icon holds the same, at twice its height: colors, then a mask.
 */
export function readDib(
  bytes: Bytes,
  { head, pixels, name, isIcon = false }: { head: number; pixels?: number; name: string; isIcon?: boolean },
): Picture {
  const wrong = (what: string) => new Failure('invalid', { message: `${name} cannot be read as a bitmap: ${what}` })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < head + 12) throw wrong('its header is cut off.')
  const size = view.getUint32(head, true)
  const isCore = size === 12
  if ((!isCore && size < 16) || bytes.length < head + Math.min(size, 40)) throw wrong('its header is damaged.')
  const width = isCore ? view.getUint16(head + 4, true) : view.getInt32(head + 4, true)
  const tall = isCore ? view.getUint16(head + 6, true) : view.getInt32(head + 8, true)
  const height = Math.abs(isIcon ? Math.trunc(tall / 2) : tall)
  const bits = view.getUint16(head + (isCore ? 10 : 14), true)
  const packing = isCore || size < 20 ? 0 : view.getUint32(head + 16, true)
  if (width <= 0 || height <= 0) throw wrong(`its header says ${width} × ${height} pixels.`)
  if (![1, 2, 4, 8, 16, 24, 32].includes(bits)) throw wrong(`${bits} bits a pixel are not one of its depths.`)
  if (![0, 1, 2, 3, 6].includes(packing)) throw wrong(`its packing (${packing}) is one for printers.`)

  const masks = readMasks(view, { head, size, bits, packing })
  const listed = isCore || size < 36 ? 0 : view.getUint32(head + 32, true)
  const colors = bits <= 8 ? Math.min(256, listed || 2 ** bits) : 0
  const entry = isCore ? 3 : 4
  const paletteAt = head + size + (size === 40 && packing === 3 ? 12 : size === 40 && packing === 6 ? 16 : 0)
  const start = pixels || paletteAt + colors * entry
  const stride = Math.ceil((width * bits) / 32) * 4
  if (packing !== 1 && packing !== 2 && start + stride * height > bytes.length)
    throw wrong(`it is cut off: ${start + stride * height} bytes are needed, it has ${bytes.length}.`)

  const data = new Uint8ClampedArray(width * height * 4)
  const indices =
    packing === 1 || packing === 2 ? unpackRuns(bytes, start, { width, height, isNibble: packing === 2 }) : undefined
  let hasAlpha = false
  for (let y = 0; y < height; y++) {
    const row = start + (tall < 0 ? y : height - 1 - y) * stride
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4
      if (bits <= 8) {
        const index = indices
          ? (indices[(height - 1 - y) * width + x] ?? 0)
          : ((bytes[row + ((x * bits) >> 3)] ?? 0) >> (8 - bits - ((x * bits) & 7))) & (2 ** bits - 1)
        const at = paletteAt + Math.min(index, colors - 1) * entry
        data[to] = bytes[at + 2] ?? 0
        data[to + 1] = bytes[at + 1] ?? 0
        data[to + 2] = bytes[at] ?? 0
        data[to + 3] = 255
      } else if (bits === 24) {
        const at = row + x * 3
        data[to] = bytes[at + 2] ?? 0
        data[to + 1] = bytes[at + 1] ?? 0
        data[to + 2] = bytes[at] ?? 0
        data[to + 3] = 255
      } else {
        const value = bits === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true)
        for (let channel = 0; channel < 4; channel++) data[to + channel] = masked(value, masks[channel] ?? 0)
        if (masks[3] === 0) data[to + 3] = 255
        else if (data[to + 3] !== 0) hasAlpha = true
      }
    }
  }
  // Whether all alpha bytes are 0: many encoders write 0 for an opaque image.
  const isOpaque = bits === 32 && masks[3] !== 0 && !hasAlpha
  if (isOpaque) for (let at = 3; at < data.length; at += 4) data[at] = 255
  if (isIcon && (bits < 32 || isOpaque)) applyMask(bytes, data, { width, height, start: start + stride * height })
  return { width, height, data }
}

type Layout = { head: number; size: number; bits: number; packing: number }

function readMasks(view: DataView, { head, size, bits, packing }: Layout): number[] {
  if (packing === 3 || packing === 6) {
    const at = head + 40
    const alpha = size >= 56 || packing === 6 ? view.getUint32(at + 12, true) : 0
    return [view.getUint32(at, true), view.getUint32(at + 4, true), view.getUint32(at + 8, true), alpha]
  }
  return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0xff000000]
}

/** Returns the bits under a mask, scaled to 0 to 255. */
function masked(value: number, mask: number) {
  if (mask === 0) return 0
  const shift = 31 - Math.clz32(mask & -mask)
  const max = mask >>> shift
  return Math.round((((value & mask) >>> shift) * 255) / max)
}

/** Applies the second half of an icon's bitmap: one bit a pixel, 1 is transparent. */
function applyMask(
  bytes: Bytes,
  data: Uint8ClampedArray,
  { width, height, start }: { width: number; height: number; start: number },
) {
  const stride = Math.ceil(width / 32) * 4
  if (start + stride * height > bytes.length) return
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const bit = ((bytes[start + (height - 1 - y) * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      if (bit === 1) data[(y * width + x) * 4 + 3] = 0
    }
}

/**
 * Unpacks RLE8 and RLE4: pairs of count and value. After a 0: 0 ends a row, 1 ends the image, 2 moves the position,
 * larger numbers precede literal pixels.
 */
function unpackRuns(
  bytes: Bytes,
  start: number,
  { width, height, isNibble }: { width: number; height: number; isNibble: boolean },
) {
  const indices = new Uint8Array(width * height)
  let [x, y, at] = [0, 0, start]
  const put = (value: number) => {
    if (x < width && y < height) indices[y * width + x] = value
    x++
  }
  while (at + 1 < bytes.length && y < height) {
    const count = bytes[at++] ?? 0
    const value = bytes[at++] ?? 0
    if (count > 0)
      for (let index = 0; index < count; index++) put(isNibble ? (index & 1 ? value & 15 : value >> 4) : value)
    else if (value === 0) {
      x = 0
      y++
    } else if (value === 1) break
    else if (value === 2) {
      x += bytes[at++] ?? 0
      y += bytes[at++] ?? 0
    } else {
      for (let index = 0; index < value; index++) {
        const byte = bytes[at + (isNibble ? index >> 1 : index)] ?? 0
        put(isNibble ? (index & 1 ? byte & 15 : byte >> 4) : byte)
      }
      const taken = isNibble ? (value + 1) >> 1 : value
      at += taken + (taken & 1)
    }
  }
  return indices
}

/** Returns a Windows bitmap of 24 bits, or of 32 with a V4 header if it has transparency. */
export function writeBmp({ width, height, data }: Picture, hasAlpha: boolean): Bytes {
  const bytesEach = hasAlpha ? 4 : 3
  const stride = Math.ceil((width * bytesEach) / 4) * 4
  const headers = 14 + (hasAlpha ? 108 : 40)
  const bytes = new Uint8Array(headers + stride * height)
  const view = new DataView(bytes.buffer)
  bytes.set([0x42, 0x4d])
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, headers, true)
  view.setUint32(14, headers - 14, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, bytesEach * 8, true)
  view.setUint32(34, stride * height, true)
  // 72 dots per inch, in dots per meter.
  view.setInt32(38, 2835, true)
  view.setInt32(42, 2835, true)
  if (hasAlpha) {
    view.setUint32(30, 3, true)
    for (const [index, mask] of [0xff0000, 0xff00, 0xff, 0xff000000].entries())
      view.setUint32(54 + index * 4, mask, true)
    // LCS_sRGB
    view.setUint32(70, 0x73524742, true)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const to = headers + (height - 1 - y) * stride + x * bytesEach
      bytes[to] = data[from + 2] ?? 0
      bytes[to + 1] = data[from + 1] ?? 0
      bytes[to + 2] = data[from] ?? 0
      if (hasAlpha) bytes[to + 3] = data[from + 3] ?? 255
    }
  return bytes
}

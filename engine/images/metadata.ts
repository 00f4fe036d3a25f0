import { Unzlib, zlibSync } from 'fflate'
import { asUpright } from './exif-orientation.ts'
import type { Metadata, Target } from './picture.ts'
import { type PngChunk, pngChunk } from './png-chunks.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const startsWith = (bytes: Uint8Array, head: Uint8Array) => head.every((byte, at) => bytes[at] === byte)
const exifHead = ascii('Exif\0\0')
const iccHead = ascii('ICC_PROFILE\0')
/** Maximum payload of one JPEG segment besides its marker, length, and header: ICC.1:2022, B.4. */
const ICC_PART = 65_519

/** Returns the Exif (APP1) and color profile (APP2, in order of its parts) of a JPEG. */
export function jpegMetadata(bytes: Bytes): Metadata {
  const parts: { number: number; data: Uint8Array }[] = []
  const found: Metadata = {}
  for (const { marker, data } of jpegSegments(bytes)) {
    if (marker === 0xe1 && startsWith(data, exifHead)) found.exif ??= data.slice(6)
    if (marker === 0xe2 && startsWith(data, iccHead)) parts.push({ number: data[12] ?? 0, data: data.subarray(14) })
  }
  if (parts.length > 0) found.icc = joined(parts.sort((a, b) => a.number - b.number).map(({ data }) => data))
  return found
}

/** Returns the segments of a JPEG before its image data (ITU-T T.81, B.1.1). */
export function jpegSegments(bytes: Bytes): { marker: number; start: number; data: Bytes }[] {
  const segments: { marker: number; start: number; data: Bytes }[] = []
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) break
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xda || marker === 0xd9) break
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (length < 2) break
    segments.push({ marker, start: at, data: bytes.subarray(at + 4, at + 2 + length) })
    at += 2 + length
  }
  return segments
}

/** Returns the Exif (eXIf) and color profile (iCCP) of a PNG. */
export function pngMetadata(chunks: PngChunk[]): Metadata {
  const exif = chunks.find(({ type }) => type === 'eXIf')?.data
  const profile = chunks.find(({ type }) => type === 'iCCP')?.data
  const found: Metadata = exif ? { exif: exif.slice() } : {}
  const end = profile?.indexOf(0) ?? -1
  if (!profile || end < 0) return found
  try {
    found.icc = unpacked(profile.subarray(end + 2))
  } catch {
    // No program uses a profile that cannot be decompressed, so the image is shown without it.
  }
  return found
}

/** No real profile is larger; anything that decompresses to more is a decompression bomb. */
const MAX_PROFILE_SIZE = 8 * 1024 * 1024
const PIECE = 4096

/**
 * Unpacks a profile.
 * @throws {Error} if it is not a zlib stream (RFC 1950) or is larger than any profile
 */
function unpacked(packed: Uint8Array): Bytes {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Unzlib((part) => {
    size += part.length
    if (size > MAX_PROFILE_SIZE) throw new Error('Larger than any profile.')
    parts.push(part)
  })
  for (let at = 0; at < packed.length; at += PIECE)
    stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
  return joined(parts)
}

/** Returns the Exif and color profile of a WebP (RFC 9649, 2.7). */
export function webpMetadata(bytes: Bytes): Metadata {
  const found: Metadata = {}
  for (const { type, data } of webpChunks(bytes)) {
    if (type === 'EXIF') found.exif = data.slice(startsWith(data, exifHead) ? 6 : 0)
    if (type === 'ICCP') found.icc = data.slice()
  }
  return found
}

export function webpChunks(bytes: Bytes): { type: string; data: Bytes }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: { type: string; data: Bytes }[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const type = String.fromCharCode(...bytes.subarray(at, at + 4))
    chunks.push({ type, data: bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + size)) })
    at += 8 + size + (size & 1)
  }
  return chunks
}

/** Returns whether `writeMetadata` can put a block into files of a format. */
export const holdsMetadata = (target: Target) => target === 'jpeg' || target === 'png' || target === 'webp'

/** Maximum Exif payload of one JPEG segment, after its length and its six-byte identifier. */
const MAX_EXIF_LENGTH = 65_527

/** Returns whether `writeMetadata` keeps this Exif block: a JPEG must hold it in one segment. */
export const holdsExif = (target: Target, exif: Uint8Array): boolean =>
  holdsMetadata(target) && (target !== 'jpeg' || exif.length <= MAX_EXIF_LENGTH)

/**
 * Adds Exif and a color profile to an encoded JPEG, PNG, or WebP; other formats are returned unchanged. The orientation
 * of the Exif block is set to 1, because decoded pixels are upright.
 */
export function writeMetadata(bytes: Bytes, target: Target, { exif, icc }: Metadata, hasAlpha = false): Bytes {
  if (!exif && !icc) return bytes
  const camera = exif ? asUpright(exif) : undefined
  if (target === 'jpeg') return withJpegMetadata(bytes, camera, icc)
  if (target === 'png') return withPngMetadata(bytes, camera, icc)
  if (target === 'webp') return withWebpMetadata(bytes, camera, icc, hasAlpha)
  return bytes
}

function withJpegMetadata(bytes: Bytes, exif?: Bytes, icc?: Bytes): Bytes {
  const app1 = exif && holdsExif('jpeg', exif) ? [segment(0xe1, exifHead, exif)] : []
  const count = icc ? Math.ceil(icc.length / ICC_PART) : 0
  const app2 = Array.from({ length: count }, (_, index) =>
    segment(
      0xe2,
      joined([iccHead, Uint8Array.of(index + 1, count)]),
      icc?.subarray(index * ICC_PART, (index + 1) * ICC_PART) ?? new Uint8Array(),
    ),
  )
  return joined([bytes.subarray(0, 2), ...app1, ...app2, bytes.subarray(2)])
}

function segment(marker: number, head: Uint8Array, data: Uint8Array): Bytes {
  const length = 2 + head.length + data.length
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 255), head, data])
}

/** Inserts chunks after the header: a profile must precede the palette and the image data (PNG, 5.6). */
function withPngMetadata(bytes: Bytes, exif?: Bytes, icc?: Bytes): Bytes {
  const afterHead = 8 + 25
  const profile = icc ? [pngChunk('iCCP', joined([ascii('ICC profile\0\0'), zlibSync(icc, { level: 9 })]))] : []
  const camera = exif ? [pngChunk('eXIf', exif)] : []
  return joined([bytes.subarray(0, afterHead), ...profile, ...camera, bytes.subarray(afterHead)])
}

function withWebpMetadata(bytes: Bytes, exif: Bytes | undefined, icc: Bytes | undefined, hasAlpha: boolean): Bytes {
  const inside = webpChunks(bytes)
  const size = webpSize(inside)
  if (!size) return bytes
  const head = new Uint8Array(10)
  head[0] = (icc ? 0x20 : 0) | (hasAlpha ? 0x10 : 0) | (exif ? 0x08 : 0)
  const view = new DataView(head.buffer)
  view.setUint16(4, (size.width - 1) & 0xffff, true)
  head[6] = (size.width - 1) >> 16
  view.setUint16(7, (size.height - 1) & 0xffff, true)
  head[9] = (size.height - 1) >> 16
  const image = inside.filter(({ type }) => ['ALPH', 'VP8 ', 'VP8L'].includes(type))
  const body = joined([
    ascii('WEBP'),
    riff('VP8X', head),
    ...(icc ? [riff('ICCP', icc)] : []),
    ...image.map(({ type, data }) => riff(type, data)),
    ...(exif ? [riff('EXIF', exif)] : []),
  ])
  return riff('RIFF', body)
}

/** Returns the size of the canvas of a WebP: from VP8X, VP8 (RFC 6386, 9.1) or VP8L (RFC 9649, 3.4). */
export function webpSize(chunks: { type: string; data: Bytes }[]): { width: number; height: number } | undefined {
  for (const { type, data } of chunks) {
    const at = (index: number) => data[index] ?? 0
    if (type === 'VP8X' && data.length >= 10)
      return {
        width: 1 + (at(4) | (at(5) << 8) | (at(6) << 16)),
        height: 1 + (at(7) | (at(8) << 8) | (at(9) << 16)),
      }
    if (type === 'VP8 ' && data.length >= 10)
      return { width: (at(6) | (at(7) << 8)) & 0x3fff, height: (at(8) | (at(9) << 8)) & 0x3fff }
    if (type === 'VP8L' && data.length >= 5) {
      const bits = at(1) | (at(2) << 8) | (at(3) << 16) | (at(4) << 24)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
  }
  return undefined
}

/** Returns one chunk of a RIFF file, padded to an even length. Source: WebP Container Specification. */
export function riff(type: string, data: Uint8Array): Bytes {
  const head = new Uint8Array(8)
  head.set(ascii(type))
  new DataView(head.buffer).setUint32(4, data.length, true)
  return joined([head, data, new Uint8Array(data.length & 1)])
}

export function joined(parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

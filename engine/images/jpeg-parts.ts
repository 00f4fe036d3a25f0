import { jpegSegments } from './metadata.ts'

/** A part of a JPEG: a marker segment with its content, or (marker 0xda) a scan with its coded data. */
export type JpegPart = { marker: number; start: number; end: number; data: Uint8Array<ArrayBuffer> }

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/**
 * Splits a JPEG into its parts, scans included, up to its end marker (ITU-T T.81, B.1). Progressive images have several
 * scans with tables between them.
 * @returns the parts after the start marker, and the offset at which the picture ends; undefined if the structure is
 * broken, so that nothing can be removed safely
 */
export function jpegParts(bytes: Uint8Array<ArrayBuffer>): { parts: JpegPart[]; end: number } | undefined {
  const parts: JpegPart[] = []
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === END_OF_IMAGE) return { parts, end: at + 2 }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (length < 2 || at + 2 + length > bytes.length) return undefined
    const head = at + 2 + length
    const end = marker === START_OF_SCAN ? endOfScan(bytes, head) : head
    parts.push({ marker, start: at, end, data: bytes.subarray(at + 4, head) })
    at = end
    // Programs show a file that is truncated in its scan up to the missing part.
    if (at >= bytes.length) return { parts, end: bytes.length }
  }
  return undefined
}

/** Returns the next marker other than a stuffed zero or a restart (T.81, B.1.1.5). */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** Returns the number of channels that the frame header states: 1 gray, 3 colors, 4 CMYK (T.81, B.2.2). */
export function jpegChannels(bytes: Uint8Array<ArrayBuffer>): number | undefined {
  return jpegSegments(bytes).find(isFrame)?.data[5]
}

/** Returns whether a marker is one of SOF0 to SOF15, without DHT, JPG and DAC (T.81, table B.1). */
export const isFrame = ({ marker }: { marker: number }): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

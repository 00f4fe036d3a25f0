import { Failure } from '../failures.ts'

export type PngChunk = { type: string; start: number; data: Uint8Array<ArrayBuffer> }

/** Color types and their allowed bit depths: PNG (W3C), table 12. */
const depths: Record<number, number[]> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] }

/**
 * Returns the chunks of a PNG after all checks that are possible without decompressing its pixels.
 * @throws {Failure} invalid, with the offset of the error
 */
export function readPngChunks(bytes: Uint8Array<ArrayBuffer>, name: string): PngChunk[] {
  const wrong = (what: string) =>
    new Failure('invalid', { message: `${name} is a damaged PNG: ${what} Save or download it again.` })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a)
    throw wrong('its first eight bytes were changed, as happens in a text-mode transfer.')
  const chunks: PngChunk[] = []
  for (let at = 8; at < bytes.length; ) {
    if (at + 12 > bytes.length) break
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (length > bytes.length - at - 12) throw wrong(`the ${printable(type)} chunk at byte ${at} is cut off.`)
    const end = at + 8 + length
    if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end))
      throw wrong(`the checksum of the ${printable(type)} chunk at byte ${at} does not match.`)
    chunks.push({ type, start: at, data: bytes.subarray(at + 8, end) })
    at = end + 4
    if (type === 'IEND') break
  }
  const head = chunks[0]
  if (head?.type !== 'IHDR' || head.data.length !== 13) throw wrong('it does not begin with a header (IHDR).')
  const depth = head.data[8] ?? 0
  const color = head.data[9] ?? 0
  if (!depths[color]) throw wrong(`its header names the color type ${color}, which PNG does not have.`)
  if (!depths[color].includes(depth))
    throw wrong(`its header names ${depth} bits a sample, which color type ${color} cannot have.`)
  if (!chunks.some(({ type }) => type === 'IDAT')) throw wrong('it has no image data (IDAT).')
  if (color === 3 && !chunks.some(({ type }) => type === 'PLTE')) throw wrong('its palette (PLTE) is missing.')
  return chunks
}

/** Returns one chunk with its length and checksum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) chunk[4 + at] = type.charCodeAt(at)
  chunk.set(data, 8)
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)))
  return chunk
}

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** Returns the CRC-32 of ISO 3309, as PNG (W3C), annex D, has it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let at = 0; at < bytes.length; at++) crc = (crcTable[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const printable = (type: string) => type.replace(/[^\x20-\x7e]/g, '?')

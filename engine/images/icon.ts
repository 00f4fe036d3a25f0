import { Failure } from '../failures.ts'
import { readDib } from './bitmap.ts'
import type { Picture } from './picture.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Edge length in one byte; 0 means 256. */
export const MAX_ICON_SIZE = 256

/**
 * Returns the largest image of an ICO or CUR file; among equal sizes, the one with the most colors.
 * @returns the picture, or the bytes of the PNG that it is, and how many pictures the file has
 * @throws {Failure} invalid
 */
export function readIco(bytes: Bytes, name: string): { count: number; png?: Bytes; picture?: Picture } {
  const wrong = (what: string) => new Failure('invalid', { message: `${name} cannot be read as an icon: ${what}` })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 22) throw wrong('it is cut off.')
  const count = view.getUint16(4, true)
  const entries = Array.from({ length: Math.min(count, Math.floor((bytes.length - 6) / 16)) }, (_, index) => {
    const at = 6 + index * 16
    return {
      edge: bytes[at] || 256,
      bits: view.getUint16(at + 6, true),
      length: view.getUint32(at + 8, true),
      start: view.getUint32(at + 12, true),
    }
  }).sort((a, b) => b.edge - a.edge || b.bits - a.bits)
  const best = entries[0]
  if (!best) throw wrong('it lists no picture.')
  if (best.start + best.length > bytes.length || best.length < 40)
    throw wrong(`its largest picture, at byte ${best.start}, is cut off.`)
  const inside = bytes.subarray(best.start, best.start + best.length)
  if (inside[0] === 0x89 && inside[1] === 0x50) return { count, png: inside }
  return { count, picture: readDib(inside, { head: 0, name, isIcon: true }) }
}

/**
 * Returns an ICO file of PNG images, which Windows has supported since Vista and every browser supports.
 * @param pictures PNG files with their edges, at most 256 pixels
 */
export function writeIco(pictures: { width: number; height: number; png: Uint8Array }[]): Bytes {
  const heads = 6 + pictures.length * 16
  const bytes = new Uint8Array(pictures.reduce((sum, { png }) => sum + png.length, heads))
  const view = new DataView(bytes.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, pictures.length, true)
  let start = heads
  for (const [index, { width, height, png }] of pictures.entries()) {
    const at = 6 + index * 16
    bytes[at] = width === MAX_ICON_SIZE ? 0 : width
    bytes[at + 1] = height === MAX_ICON_SIZE ? 0 : height
    view.setUint16(at + 4, 1, true)
    view.setUint16(at + 6, 32, true)
    view.setUint32(at + 8, png.length, true)
    view.setUint32(at + 12, start, true)
    bytes.set(png, start)
    start += png.length
  }
  return bytes
}

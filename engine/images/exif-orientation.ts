/**
 * Finds the orientation in an Exif block: tag 274 of its first directory (TIFF 6.0, section 2; Exif 2.32, 4.6.4).
 * @returns 1 to 8, and the offset of its two bytes; undefined if there is none
 */
export function findOrientation(exif: Uint8Array): { value: number; at: number; isLittle: boolean } | undefined {
  if (exif.length < 14) return undefined
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  const isLittle = view.getUint16(0) === 0x4949
  const start = view.getUint32(4, isLittle)
  if (start + 2 > exif.length) return undefined
  const count = view.getUint16(start, isLittle)
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + entry * 12
    if (at + 12 > exif.length) return undefined
    if (view.getUint16(at, isLittle) !== 274) continue
    const value = view.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? { value, at: at + 8, isLittle } : undefined
  }
  return undefined
}

/** Returns the same block with the orientation 1: the pixels are already rotated and must not be rotated again. */
export function asUpright(exif: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const found = findOrientation(exif)
  if (!found) return exif
  const copy = exif.slice()
  new DataView(copy.buffer).setUint16(found.at, 1, found.isLittle)
  return copy
}

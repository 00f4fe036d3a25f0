import { joined, pngMetadata } from './metadata.ts'
import { pngChunk, readPngChunks } from './png-chunks.ts'
import { isSrgb } from './to-srgb.ts'

const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']

/** Returns a PNG without texts, date and camera data, and without a profile that only says sRGB. The pixels stay. */
export function strippedPng(bytes: Uint8Array<ArrayBuffer>, keepsAll = false): Uint8Array<ArrayBuffer> {
  if (keepsAll) return bytes
  const chunks = readPngChunks(bytes, 'The picture')
  const { icc } = pngMetadata(chunks)
  const left = chunks.filter(({ type }) => !texts.includes(type) && !(type === 'iCCP' && icc && isSrgb(icc)))
  return joined([bytes.subarray(0, 8), ...left.map(({ type, data }) => pngChunk(type, data))])
}

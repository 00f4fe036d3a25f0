import { fromBase64 } from '../base64.ts'

/** In pixels. */
const MAX_PIXELS = 4_000_000

const START = /^\s*data:image\/png;base64,/i
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * Returns why an image inside a logo must be removed, or undefined. Only a still PNG is allowed, because its header
 * shows its cost.
 */
export function imageProblem(url: string): string | undefined {
  if (!START.test(url)) return 'it contains an image that is not a PNG. Export it with shapes.'
  const bytes = bytesOf(url)
  if (!bytes || SIGNATURE.some((byte, at) => bytes[at] !== byte))
    return 'it contains a damaged image. Export it with shapes.'
  if (pixelsOfPng(url) > MAX_PIXELS) return 'it contains an image of more than 4 megapixels. Export it with shapes.'
  return String.fromCharCode(...bytes.subarray(0, 256)).includes('acTL')
    ? 'it contains an animated image. Export it with shapes.'
    : undefined
}

/** Returns the pixels of a PNG in a data URL; 0 for any other URL. Source: PNG (Third Edition) 11.2.1. */
export function pixelsOfPng(url = ''): number {
  const bytes = START.test(url) ? bytesOf(url) : undefined
  if (!bytes || bytes.length < 24) return 0
  const view = new DataView(bytes.buffer)
  return view.getUint32(16) * view.getUint32(20)
}

function bytesOf(url: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return fromBase64(url.replace(START, '').replace(/\s+/g, ''))
  } catch {
    return undefined
  }
}

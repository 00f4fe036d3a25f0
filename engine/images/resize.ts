import type { Ports } from '../tool/ports.ts'
import { codecs } from './codecs.ts'
import { crop, type Picture } from './picture.ts'

/** Kernel number of Lanczos with three lobes in squoosh_resize. */
const LANCZOS3 = 3

/**
 * Scales with a Lanczos filter of three lobes in linear light: sRGB is converted before and after (IEC 61966-2-1), and
 * pixels are weighted by their alpha.
 */
export async function resize(
  picture: Picture,
  { width, height }: { width: number; height: number },
  asset: Ports['asset'],
): Promise<Picture> {
  if (picture.width === width && picture.height === height) return picture
  const { resize: scale } = await codecs.resize(asset)
  const { data } = picture
  const from = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const scaled = new Uint8ClampedArray(scale(from, picture.width, picture.height, width, height, LANCZOS3, true, true))
  // The library truncates instead of rounding, so white becomes 254, which is visible on a white page.
  for (let at = 0; at < scaled.length; at++) if (scaled[at] === 254 && (at & 3) !== 3) scaled[at] = 255
  return { width, height, data: scaled }
}

/**
 * Returns the largest size with the same proportions that fits a box; never larger than the image unless `canEnlarge`.
 */
export function fitInside(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number; canEnlarge?: boolean },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height, box.canEnlarge ? Infinity : 1)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Returns the largest part of an image that has the proportions of a box, with the focal point as close to its center
 * as the edges allow.
 * @param focus 0 to 1 from the left and from the top
 */
export function cropFrame(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
  focus: { x: number; y: number } = { x: 0.5, y: 0.5 },
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(width / box.width, height / box.height)
  const across = Math.min(width, Math.max(1, Math.round(box.width * scale)))
  const down = Math.min(height, Math.max(1, Math.round(box.height * scale)))
  const place = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part))
  return { x: place(width, across, focus.x), y: place(height, down, focus.y), width: across, height: down }
}

/** Crops to the proportions of a box around a focal point and scales to exactly its size. */
export async function fillBox(
  picture: Picture,
  box: { width: number; height: number; focus?: { x: number; y: number } },
  asset: Ports['asset'],
): Promise<Picture> {
  const part = crop(picture, cropFrame(picture, box, box.focus))
  return resize(part, { width: box.width, height: box.height }, asset)
}

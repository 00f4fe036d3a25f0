import type { Picture } from '#engine/images/picture.ts'
import { svgSize } from '#engine/images/svg.ts'
import type { Ports } from '#engine/tool/ports.ts'

/** Longest edges, in pixels, at which both versions are rendered: an icon, a card, half a screen. */
export const EDGES = [48, 256, 720]
/** Maximum difference of a channel, of 255, that counts as rounding at the edge of a shape. */
const TOLERANCE = 8

export type Difference = {
  edge: number
  width: number
  height: number
  /** Share of pixels that differ by more than the tolerance, 0 to 1. */
  share: number
  /** Largest difference of a channel, 0 to 255. */
  most: number
}

/** Returns whether no pixel differs at any size. */
export const isDrawnSame = (differences: Difference[]): boolean => differences.every(({ share }) => share === 0)

/** Returns the size in whole pixels of a drawing with a given longest edge. */
export function sizeAt(svg: string, edge: number): { width: number; height: number } {
  const { width, height } = svgSize(svg)
  const scale = edge / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export async function draw(
  svg: string,
  size: { width: number; height: number },
  drawSvg: Ports['drawSvg'],
): Promise<Picture> {
  return { ...size, data: await drawSvg(svg, size) }
}

/** Compares two pictures of the same size pixel by pixel, colors weighted by their alpha. */
export function difference(before: Picture, after: Picture, edge: number): Difference {
  let [off, most] = [0, 0]
  for (let at = 0; at < before.data.length; at += 4) {
    const found = pixelDifference(before.data, after.data, at)
    if (found > TOLERANCE) off++
    if (found > most) most = found
  }
  const { width, height } = before
  return { edge, width, height, share: off / (width * height), most: Math.round(most) }
}

/** Returns the first picture in pale gray, with every differing pixel in red. */
export function overlay(before: Picture, after: Picture): Picture {
  const data = new Uint8ClampedArray(before.data.length)
  for (let at = 0; at < data.length; at += 4) {
    const isOff = pixelDifference(before.data, after.data, at) > TOLERANCE
    const alpha = (before.data[at + 3] ?? 0) / 255
    const gray =
      0.299 * (before.data[at] ?? 0) + 0.587 * (before.data[at + 1] ?? 0) + 0.114 * (before.data[at + 2] ?? 0)
    const pale = 255 - (255 - gray) * alpha * 0.35
    data.set(isOff ? [210, 30, 20, 255] : [pale, pale, pale, 255], at)
  }
  return { width: before.width, height: before.height, data }
}

function pixelDifference(a: Uint8ClampedArray, b: Uint8ClampedArray, at: number) {
  const [alpha, other] = [a[at + 3] ?? 0, b[at + 3] ?? 0]
  let most = Math.abs(alpha - other)
  for (let channel = 0; channel < 3; channel++) {
    const found = Math.abs(((a[at + channel] ?? 0) * alpha - (b[at + channel] ?? 0) * other) / 255)
    if (found > most) most = found
  }
  return most
}

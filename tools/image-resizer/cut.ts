import { Failure } from '#engine/failures.ts'
import type { Picture } from '#engine/images/picture.ts'
import { fillBox, fitInside, resize } from '#engine/images/resize.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Ports } from '#engine/tool/ports.ts'

type Focus = { x: number; y: number }
/** One requested size. Without a height, the proportions are kept; `isCut` crops to fill the box around the focus. */
export type Size = { width: number; height?: number; isCut: boolean; label?: string }
export type Cut = { picture: Picture; isEnlarged: boolean; isCropped: boolean }

/** Maximum edge length of a result, in pixels. */
export const MAX_LENGTH = 16_000

/** Returns one size of a picture; undefined if that would enlarge it and `canEnlarge` is false. */
export async function cut(
  picture: Picture,
  { width, height, isCut }: Size,
  { focus, canEnlarge, asset }: { focus: Focus; canEnlarge: boolean; asset: Ports['asset'] },
): Promise<Cut | undefined> {
  const isLarger = isCut
    ? width > picture.width || (height ?? 0) > picture.height
    : width > picture.width && (height === undefined || height > picture.height)
  if (isLarger && !canEnlarge) return undefined
  if (isCut && height !== undefined) {
    const isCropped = Math.abs(picture.width / picture.height / (width / height) - 1) > 0.005
    return { picture: await fillBox(picture, { width, height, focus }, asset), isEnlarged: isLarger, isCropped }
  }
  const size = fitInside(picture, { width, height: height ?? Number.POSITIVE_INFINITY, canEnlarge })
  if (size.height > MAX_LENGTH)
    throw new Failure('invalid', {
      message: `At a width of ${width}, the image would be ${withCommas(size.height)} pixels high. The maximum is ${withCommas(MAX_LENGTH)}: enter a smaller width.`,
    })
  return { picture: await resize(picture, size, asset), isEnlarged: isLarger, isCropped: false }
}

/**
 * Parses a list of widths separated by commas or spaces.
 * @throws {Failure} invalid, with the first part that is not a width
 */
export function readWidths(text: string): number[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const wrong = parts.find(
    (part) => !/^\d+(px|w)?$/i.test(part) || Number.parseInt(part, 10) < 1 || Number.parseInt(part, 10) > MAX_LENGTH,
  )
  const message = wrong
    ? `"${wrong}" is not a width: enter whole pixels from 1 to ${withCommas(MAX_LENGTH)}, separated by commas.`
    : parts.length === 0 || parts.length > 20
      ? 'Enter between 1 and 20 widths, such as 480, 960, 1440.'
      : undefined
  if (message) throw new Failure('invalid', { message, errors: { widths: message } })
  return [...new Set(parts.map((part) => Number.parseInt(part, 10)))].sort((a, b) => a - b)
}

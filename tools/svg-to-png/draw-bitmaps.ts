import { parseColor } from '#engine/color/parse-color.ts'
import { type Coords, clip } from '#engine/color/spaces.ts'
import { Failure } from '#engine/failures.ts'
import { made } from '#engine/images/batch.ts'
import { encode } from '#engine/images/encode.ts'
import { refuseHuge } from '#engine/images/header.ts'
import { flatten, hasTransparency, type Picture } from '#engine/images/picture.ts'
import { cssPixels, drawn, MAX_DRAWN_LENGTH, openDrawing } from '#engine/images/svg.ts'
import type { Ports } from '#engine/tool/ports.ts'

export type Options = {
  scales: number[]
  width: number
  ground: Coords | null
  format: 'png' | 'webp'
  quality: number
}
export type Drawn = Awaited<ReturnType<typeof drawBitmaps>>

/**
 * Renders an SVG at several sizes.
 * @param width of the single size in pixels, 0 for the drawing's own
 * @throws {Failure} invalid, if it is not an SVG or its bitmap would be too large
 */
export async function drawBitmaps(
  source: Uint8Array,
  name: string,
  { scales, width, ground, format, quality }: Options,
  { drawSvg, asset, signal }: Pick<Ports, 'drawSvg' | 'asset' | 'signal'>,
) {
  const { facts, text, size: own } = openDrawing(source, name)
  const factor = width > 0 ? width / own.width : 1
  const bitmaps = []
  let seen: Picture | undefined
  for (const scale of scales) {
    signal.throwIfAborted()
    const size = {
      width: Math.max(1, Math.round(own.width * factor * scale)),
      height: Math.max(1, Math.round(own.height * factor * scale)),
    }
    if (Math.max(size.width, size.height) > MAX_DRAWN_LENGTH)
      throw new Failure('invalid', {
        message: `${name} would be ${size.width} × ${size.height} pixels at ${scale}×; browsers render at most ${MAX_DRAWN_LENGTH} per side. Enter a smaller width.`,
      })
    refuseHuge(size, name)
    const bare: Picture = { ...size, data: await drawn(drawSvg, text, size, name) }
    seen ??= bare
    const picture = ground ? flatten(bare, ground) : bare
    const bytes = await encode(picture, format, format === 'webp' ? { quality } : { level: 2 }, asset)
    bitmaps.push({ scale, ...size, bytes: bytes.length, [made]: bytes })
  }
  const { hasViewBox, external, scripts, hasText, isAnimated } = facts
  const isBlank = seen?.data.every((value, at) => at % 4 !== 3 || value === 0) ?? false
  return {
    name,
    before: source.length,
    own,
    hasSize: cssPixels(facts.width) !== undefined || cssPixels(facts.height) !== undefined,
    hasViewBox,
    external,
    scripts,
    hasText,
    isAnimated,
    isBlank,
    hasAlpha: seen !== undefined && !ground && hasTransparency(seen),
    bitmaps,
  }
}

/**
 * Reads the background color.
 * @returns red, green, blue of 255
 * @throws {Failure} invalid
 */
export function groundOf(text: string): Coords {
  const color = parseColor(text)
  if ('error' in color) throw new Failure('invalid', { message: color.error, errors: { ground: color.error } })
  return clip(color.srgb).map((value) => Math.round(value * 255)) as Coords
}

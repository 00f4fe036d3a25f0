import { type Coords, clip } from '../../engine/color/color-spaces.ts'
import { parseColor } from '../../engine/color/parse-color.ts'
import { Failure } from '../../engine/failures.ts'
import { encode } from '../../engine/images/encode.ts'
import { refuseHuge } from '../../engine/images/header.ts'
import { flatten, hasTransparency, type Picture } from '../../engine/images/picture.ts'
import { svgSize } from '../../engine/images/svg.ts'
import { drawable, inspectSvg } from '../../engine/svg/inspect-svg.ts'
import type { Ports } from '../../engine/tool/ports.ts'

export type Options = {
  scales: number[]
  width: number
  ground: Coords | null
  format: 'png' | 'webp'
  quality: number
}
export type Drawn = Awaited<ReturnType<typeof drawBitmaps>>

/** Longest edge that the canvas of every current browser has. */
const LONGEST = 16_384

/**
 * Draws an SVG at several sizes.
 * @param width of the single size in pixels, 0 for the drawing's own
 * @throws {Failure} invalid, where it is no SVG or its bitmap would be too large
 */
export async function drawBitmaps(
  source: Uint8Array,
  name: string,
  { scales, width, ground, format, quality }: Options,
  { drawSvg, asset, signal }: Pick<Ports, 'drawSvg' | 'asset' | 'signal'>,
) {
  const facts = inspectSvg(source, name)
  const own = svgSize(facts.text)
  const factor = width > 0 ? width / own.width : 1
  const bitmaps = []
  let seen: Picture | undefined
  for (const scale of scales) {
    signal.throwIfAborted()
    const size = {
      width: Math.max(1, Math.round(own.width * factor * scale)),
      height: Math.max(1, Math.round(own.height * factor * scale)),
    }
    if (Math.max(size.width, size.height) > LONGEST)
      throw new Failure('invalid', {
        message: `${name} would be ${size.width} × ${size.height} pixels at ${scale}×; browsers draw at most ${LONGEST} a side. Enter a smaller width.`,
      })
    refuseHuge(size, name)
    const drawn: Picture = { ...size, data: await pixels(drawable(facts), size) }
    seen ??= drawn
    const picture = ground ? flatten(drawn, ground) : drawn
    const bytes = await encode(picture, format, format === 'webp' ? { quality } : { level: 2 }, asset)
    bitmaps.push({ scale, ...size, bytes })
  }
  const { hasViewBox, external, scripts, hasText, isAnimated } = facts
  const isBlank = seen?.data.every((value, at) => at % 4 !== 3 || value === 0) ?? false
  return {
    name,
    before: source.length,
    own,
    hasSize: facts.width !== null && facts.height !== null,
    hasViewBox,
    external,
    scripts,
    hasText,
    isAnimated,
    isBlank,
    hasAlpha: seen !== undefined && !ground && hasTransparency(seen),
    bitmaps,
  }

  async function pixels(svg: string, size: { width: number; height: number }) {
    try {
      return await drawSvg(svg, size)
    } catch (cause) {
      const why = String((cause as Error)?.message ?? cause)
        .split('\n')[0]
        ?.slice(0, 300)
      throw new Failure('invalid', { message: `${name} cannot be drawn: ${why}`, cause })
    }
  }
}

/** @returns red, green, blue of 255 @throws {Failure} invalid */
export function groundOf(text: string): Coords {
  const color = parseColor(text)
  if ('error' in color) throw new Failure('invalid', { message: color.error, errors: { ground: color.error } })
  return clip(color.srgb).map((value) => Math.round(value * 255)) as Coords
}

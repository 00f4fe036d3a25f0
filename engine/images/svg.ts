import { Failure } from '../failures.ts'
import { drawable, inspectSvg } from '../svg/inspect-svg.ts'
import { attributesOf, rootTag } from '../svg/tags.ts'
import type { Ports } from '../tool/ports.ts'
import { refuseHuge } from './header.ts'
import type { DecodePorts, ReadImage } from './read.ts'

/** The size that a browser gives an SVG without one (CSS 2.2, 10.3.2). */
const DEFAULT = { width: 300, height: 150 }
const PIXELS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  // A browser's default font size; ex and ch as for a font without metrics.
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
}

/** Maximum edge of a canvas in every current browser. */
export const MAX_DRAWN_LENGTH = 16_384

/** Renders an SVG in its own size. */
export async function readSvg(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  { drawSvg }: DecodePorts,
): Promise<ReadImage> {
  if (!drawSvg) throw new Failure('invalid', { message: `${name} is an SVG, which this tool does not accept.` })
  const { facts, text, size } = openDrawing(bytes, name)
  const { width, height } = { width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) }
  refuseHuge({ width, height }, name)
  if (Math.max(width, height) > MAX_DRAWN_LENGTH)
    throw new Failure('invalid', {
      message: `${name} would be ${width} × ${height} pixels; browsers draw at most ${MAX_DRAWN_LENGTH} a side. Give it a smaller size.`,
    })
  const data = await drawn(drawSvg, text, { width, height }, name)
  const notes = [`SVG was drawn as ${width} × ${height} pixels.`]
  if (facts.external.length > 0)
    notes.push(`What it asks for elsewhere was not loaded: ${facts.external[0]?.url.slice(0, 120)}.`)
  return { picture: { width, height, data: new Uint8ClampedArray(data) }, notes }
}

/**
 * Checks an SVG and finds its size.
 * @returns the text to render, which loads nothing external
 * @throws {Failure} invalid: not an SVG, unsafe, or with a size of 0
 */
export function openDrawing(source: string | Uint8Array, name: string) {
  const facts = inspectSvg(source, name)
  for (const side of ['width', 'height'] as const)
    if (/^\s*[-+]?0*\.?0*\s*(?:[a-z]+|%)?\s*$/i.test(facts[side] || '1'))
      throw new Failure('invalid', {
        message: `${name} has a ${side} of ${facts[side]}, so browsers show nothing. Set the ${side} of its <svg> above 0 or remove the attribute.`,
      })
  return { facts, text: drawable(facts), size: svgSize(facts.text) }
}

/**
 * Renders an SVG.
 * @throws {Failure} invalid, with the message of the renderer
 */
export async function drawn(
  drawSvg: Ports['drawSvg'],
  text: string,
  size: { width: number; height: number },
  name: string,
) {
  try {
    return await drawSvg(text, size)
  } catch (cause) {
    const why = String((cause as Error)?.message ?? cause)
      .split('\n')[0]
      ?.slice(0, 300)
    throw new Failure('invalid', { message: `${name} cannot be drawn: ${why}`, cause })
  }
}

/**
 * Returns the size of a drawing in CSS pixels: width and height, or viewBox, each completing the other (SVG 2, 8.2 and
 * CSS Images 3, 5.3). Percentages count as missing.
 */
export function svgSize(svg: string): { width: number; height: number } {
  const attributes = attributesOf(rootTag(svg))
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [across, down] = [box[2], box[3]]
  const ratio = across && down && across > 0 && down > 0 ? across / down : undefined
  const [width, height] = [cssPixels(attributes.get('width')), cssPixels(attributes.get('height'))]
  if (width && height) return { width, height }
  if (width) return { width, height: ratio ? width / ratio : DEFAULT.height }
  if (height) return { width: ratio ? height * ratio : DEFAULT.width, height }
  return ratio ? { width: across ?? 1, height: down ?? 1 } : DEFAULT
}

/** Returns a length in CSS pixels; undefined if it depends on the page, such as a percentage. */
export function cssPixels(length: string | null = ''): number | undefined {
  const [, value, unit = ''] = /^\s*\+?([\d.]+(?:e[-+]?\d+)?)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? []
  const factor = PIXELS[unit.toLowerCase()]
  return value && factor && Number(value) > 0 ? Number(value) * factor : undefined
}

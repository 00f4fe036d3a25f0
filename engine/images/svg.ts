import { Failure } from '../failures.ts'
import { refuseHuge } from './header.ts'
import type { DecodePorts, Read } from './read.ts'

/** What a browser gives a drawing that names no size (CSS 2.2, 10.3.2). */
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
}

/** Draws an SVG in its own size. */
export async function readSvg(bytes: Uint8Array<ArrayBuffer>, name: string, { drawSvg }: DecodePorts): Promise<Read> {
  if (!drawSvg) throw new Failure('invalid', { message: `${name} is an SVG, which is not taken here.` })
  const svg = new TextDecoder().decode(bytes)
  const size = svgSize(svg)
  const rounded = { width: Math.max(1, Math.round(size.width)), height: Math.max(1, Math.round(size.height)) }
  refuseHuge(rounded, name)
  const data = await drawSvg(svg, rounded)
  const notes = [`SVG was drawn as ${rounded.width} × ${rounded.height} pixels.`]
  return { picture: { ...rounded, data: new Uint8ClampedArray(data) }, notes }
}

/**
 * Size of a drawing in CSS pixels: width and height, else viewBox, each completing the other (SVG 2, 8.2 and CSS
 * Images 3, 5.3). Percentages count as missing.
 */
export function svgSize(svg: string): { width: number; height: number } {
  const root = /<svg(?=[\s>])[^>]*>/i.exec(svg)?.[0] ?? ''
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(root)?.[1]
  const length = (text = '') => {
    const [, value, unit = ''] = /^\s*([\d.]+(?:e[-+]?\d+)?)\s*([a-z]*)\s*$/i.exec(text) ?? []
    const factor = PIXELS[unit.toLowerCase()]
    return value && factor && Number(value) > 0 ? Number(value) * factor : undefined
  }
  const box = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [across, down] = [box[2], box[3]]
  const ratio = across && down && across > 0 && down > 0 ? across / down : undefined
  const [width, height] = [length(attribute('width')), length(attribute('height'))]
  if (width && height) return { width, height }
  if (width) return { width, height: ratio ? width / ratio : DEFAULT.height }
  if (height) return { width: ratio ? height * ratio : DEFAULT.width, height }
  return ratio ? { width: across ?? 1, height: down ?? 1 } : DEFAULT
}

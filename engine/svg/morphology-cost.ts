import { svgSize } from '../images/svg.ts'
import { attributesOf } from './tags.ts'

/**
 * Maximum number of pixel reads: about half a minute for a program that reads every pixel within the radius of every
 * pixel.
 */
const MAX_LOOKS = 3e10

/**
 * Returns whether a drawing thickens or thins shapes (feMorphology) by so much that resvg would take minutes: for each
 * pixel, it reads all pixels within the radius. Browsers do not.
 * @param size of the result, in pixels
 */
export function isTooThick(svg: string, size: { width: number; height: number }): boolean {
  const tags = svg.match(/<(?:[\w-]+:)?feMorphology\b[^>]*>/g)
  if (!tags) return false
  const own = svgSize(svg)
  const viewBox = Number(/\bviewBox\s*=\s*["']\s*[\d.e+-]+[\s,]+[\d.e+-]+[\s,]+([\d.e+-]+)/.exec(svg)?.[1])
  const scale = size.width / (viewBox > 0 ? viewBox : own.width)
  const isShare = /\bprimitiveUnits\s*=\s*["']objectBoundingBox/.test(svg)
  const looks = tags.map((tag) => {
    const [across = 0, down = across] = (attributesOf(tag).get('radius') ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const window = (radius: number, edge: number) => Math.min(edge, 2 * radius * (isShare ? edge : scale))
    return size.width * size.height * window(across, size.width) * window(down, size.height)
  })
  return looks.filter((one) => one > 0).reduce((sum, one) => sum + one, 0) > MAX_LOOKS
}

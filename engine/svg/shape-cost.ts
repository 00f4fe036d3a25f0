import { pathExtent } from './path-extent.ts'
import type { Shape } from './read-drawing.ts'

/** The geometry of an element, in the units of the drawing. */
export type Extent = { segments: number; length: number; width: number; height: number }

/** Segments for each character: about as many as the outline of a letter has. */
const SEGMENTS_OF_A_LETTER = 30

/** Maximum number of pixels in each unit; relative units are those of a browser's default font. */
const UNITS: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, q: 0.95, em: 16, rem: 16 }

/**
 * Returns a length as a number.
 * @param whole the reference of percentages
 */
export function lengthIn(text = '', whole = 100): number {
  const [, number, unit = ''] = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)\s*(%|[a-z]*)/i.exec(text) ?? []
  const value = Math.abs(Number(number)) || 0
  return unit === '%' ? (value * whole) / 100 : value * (unit === '' ? 1 : (UNITS[unit.toLowerCase()] ?? 16))
}

/**
 * Returns the geometry of an element; none if it has none of its own.
 * @param whole the edge of the drawing
 */
export function extentOf({ name, attributes, children }: Shape, whole: number): Extent {
  const size = (attribute: string) => lengthIn(attributes.get(attribute), whole)
  const box = (width: number, height: number, segments: number) => ({
    segments,
    length: Math.max(2 * (width + height), size('pathLength')),
    width,
    height,
  })
  if (name === 'rect' || name === 'image') return box(size('width'), size('height'), 8)
  if (name === 'circle') return box(2 * size('r'), 2 * size('r'), 4)
  if (name === 'ellipse') return box(2 * (size('rx') || size('ry')), 2 * (size('ry') || size('rx')), 4)
  if (name === 'line') return box(size('x1') + size('x2'), size('y1') + size('y2'), 1)
  const data =
    name === 'path' ? attributes.get('d') : /^poly/.test(name) ? `M${attributes.get('points') ?? ''}` : undefined
  if (data !== undefined) {
    const extent = pathExtent(data)
    return { ...extent, length: Math.max(extent.length * (name === 'polygon' ? 2 : 1), size('pathLength')) }
  }
  if (!/^(?:text|tspan|textPath)$/.test(name)) return { segments: 0, length: 0, width: 0, height: 0 }
  const letters = children.reduce((sum, child) => sum + (typeof child === 'string' ? [...child].length : 0), 0)
  const segments = letters * SEGMENTS_OF_A_LETTER
  // Its letters count as large as the drawing, because their size may come from anywhere.
  return { segments, length: segments * whole, width: whole, height: whole }
}

/**
 * Returns the number of dashes of a line with a length.
 * @param dashes values of `stroke-dasharray` that may apply
 */
export function dashCount(length: number, dashes: string[], whole: number): number {
  return Math.max(
    0,
    ...dashes.map((value) => {
      const lengths = value.split(/[\s,]+/).filter((one) => /\d/.test(one))
      const period = lengths.reduce((sum, one) => sum + lengthIn(one, whole), 0)
      return period > 0 ? (length / period) * lengths.length : 0
    }),
  )
}

/** Returns the maximum factor by which a transform enlarges. */
export function enlargement(transform = ''): number {
  let factor = 1
  for (const [, name = '', inside = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [first = 0, second = first, third = 0, fourth = 0] = inside
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number.parseFloat)
    if (/^scale/i.test(name)) factor *= Math.max(Math.abs(first), Math.abs(second))
    if (/^matrix$/i.test(name)) factor *= largestStretch(first, second, third, fourth)
    // Angles in other units count as right angles.
    if (/^skew/i.test(name)) factor *= /rad|turn/i.test(inside) ? 1e6 : 1 + Math.abs(Math.tan((first * Math.PI) / 180))
  }
  return factor
}

/**
 * Returns the factor by which the contents of an element with its own viewBox are enlarged.
 * @param edge of the whole drawing, which the element fills if it has no size
 */
export function viewScale(name: string, attributes: Map<string, string>, edge: number): number {
  const [, , width = 0, height = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(width > 0 && height > 0)) return 1
  const size = (attribute: string) => lengthIn(attributes.get(attribute), edge) || edge
  const [across, down] =
    name === 'marker' ? [size('markerWidth'), size('markerHeight')] : [size('width'), size('height')]
  return Math.max(across / width, down / height)
}

/**
 * Returns the number of pixels in the tile of a pattern.
 * @param attributes of the pattern, including inherited ones
 * @param filled the size of the shape that it fills
 */
export function tilePixels(
  attributes: Map<string, string>,
  filled: { width: number; height: number },
  scale: number,
  edge: number,
) {
  const isMeasured = attributes.get('patternUnits') === 'userSpaceOnUse'
  const side = (name: 'width' | 'height') =>
    isMeasured ? lengthIn(attributes.get(name), edge) : lengthIn(attributes.get(name), 1) * filled[name]
  return side('width') * side('height') * (scale * enlargement(attributes.get('patternTransform'))) ** 2
}

/** Returns the larger singular value of a matrix. */
function largestStretch(a: number, b: number, c: number, d: number) {
  const sum = a * a + b * b + c * c + d * d
  return Math.sqrt((sum + Math.sqrt(Math.max(0, sum * sum - 4 * (a * d - b * c) ** 2))) / 2)
}

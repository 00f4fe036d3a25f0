import type { Shape } from './read-drawing.ts'
import { lengthIn } from './shape-cost.ts'

/** Edge of the drawing at the size for which costs are counted, in pixels. */
export const DRAWN_EDGE = 480

/** Maximum number of effects on which one effect depends, over all its inputs: browsers expand them as a tree. */
const MAX_EFFECTS = 150
/** In pixels of the drawing. */
const MAX_BLUR = 120
const MAX_RADIUS = 24
const MAX_OCTAVES = 4

/** Cost of rendering in microseconds, as measured in Chromium without a graphics card. */
const PIXEL = 0.012
const BLURRED_PIXEL = 0.12
const THICKENED_PIXEL = 0.09
const NOISE_PIXEL = 0.15

/** Maximum region, relative to the size of the drawing, in each direction. */
const MAX_REGION = 6
/** Minimum number of pixels, because an effect on a tiny area has a fixed cost. */
const MIN_PIXELS = 2_000
/** Default region, relative to the filtered element. */
const DEFAULT_SHARE = '120%'

type Refuse = (why: string) => never

/**
 * Returns the cost of a filter, in microseconds.
 * @param scale pixels for each unit of the drawing
 * @param filtered pixels of the filtered element
 */
export function filterCost(filter: Shape, scale: number, filtered: number, refuse: Refuse): number {
  const { attributes } = filter
  if (attributes.get('primitiveUnits') === 'objectBoundingBox')
    refuse('a filter is measured in shares of a shape (primitiveUnits). Export it with lengths.')
  const pixels = regionPixels(attributes, scale, filtered, refuse)
  const named = new Map<string, Cost>()
  let before: Cost = { effects: 0, passes: 0 }
  let total = 0
  for (const effect of filter.children) {
    if (typeof effect === 'string' || !effect.name.startsWith('fe')) continue
    const own = passesOf(effect, scale, refuse)
    const inputs = inputsOf(effect).map((name) => (name === undefined ? before : named.get(name)))
    const effects = inputs.reduce((sum, input) => sum + (input?.effects ?? 1), 1)
    if (effects > MAX_EFFECTS) refuse('a filter combines too many effects. Export its shapes without effects.')
    before = { effects, passes: inputs.reduce((sum, input) => sum + (input?.passes ?? 0), own) }
    named.set(effect.attributes.get('result') ?? '', before)
    total = Math.max(total, before.passes)
  }
  return 500 + total * Math.min(pixels, 2 * DRAWN_EDGE ** 2)
}

/**
 * Returns the number of pixels that a filter processes. The renderer for emails processes the whole region, visible or
 * not.
 */
function regionPixels(attributes: Shape['attributes'], scale: number, filtered: number, refuse: Refuse) {
  const isMeasured = attributes.get('filterUnits') === 'userSpaceOnUse'
  const share = (name: 'width' | 'height') => {
    const text = attributes.get(name) ?? DEFAULT_SHARE
    return isMeasured ? (lengthIn(text, DRAWN_EDGE / scale) * scale) / DRAWN_EDGE : lengthIn(text, 1)
  }
  const [across, down] = [share('width'), share('height')]
  if (!(Math.max(across, down) <= MAX_REGION))
    refuse(`a filter covers more than ${MAX_REGION} times the logo. Export it with a smaller filter region.`)
  return Math.max(MIN_PIXELS, across * down * (isMeasured ? DRAWN_EDGE ** 2 : filtered))
}

type Cost = { effects: number; passes: number }

/** Returns the names of an effect's inputs; undefined for the previous effect. */
function inputsOf({ name, attributes, children }: Shape): (string | undefined)[] {
  if (name === 'feFlood' || name === 'feTurbulence') return []
  if (name === 'feMerge')
    return children.flatMap((node) => (typeof node === 'string' ? [] : [node.attributes.get('in')]))
  const second = /^fe(?:Blend|Composite|DisplacementMap)$/.test(name) ? [attributes.get('in2')] : []
  return [attributes.get('in'), ...second]
}

/**
 * Returns the cost of an effect per pixel.
 * @throws {Failure} through `refuse`, for a size that no drawing needs
 */
function passesOf({ name, attributes }: Shape, scale: number, refuse: Refuse): number {
  const largest = (attribute: string) =>
    Math.max(0, ...(attributes.get(attribute) ?? '').split(/[\s,]+/).map((one) => Math.abs(Number(one)) || 0))
  if (name === 'feGaussianBlur' || name === 'feDropShadow') {
    const blur = largest('stdDeviation') * scale
    if (blur > MAX_BLUR) refuse('a filter blurs by more than a quarter of the logo. Export it with a smaller blur.')
    return BLURRED_PIXEL * (1 + blur / 60)
  }
  if (name === 'feMorphology') {
    const radius = largest('radius') * scale
    if (radius > MAX_RADIUS) refuse('a filter thickens or thins shapes by too much. Export it with a smaller radius.')
    return THICKENED_PIXEL * (1 + radius)
  }
  if (name !== 'feTurbulence') return PIXEL
  const octaves = largest('numOctaves') || 1
  if (octaves > MAX_OCTAVES) refuse(`a filter has noise of more than ${MAX_OCTAVES} octaves. Export it with fewer.`)
  return NOISE_PIXEL * octaves
}

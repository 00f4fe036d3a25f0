import { Failure } from '../failures.ts'
import { type Looks, looksOf, mayConcern, namedShapes, targetsOf } from './drawing-looks.ts'
import type { Rule } from './drawing-styles.ts'
import { DRAWN_EDGE, filterCost } from './filter-cost.ts'
import { pixelsOfPng } from './pasted-image.ts'
import type { Shape } from './read-drawing.ts'
import { dashCount, type Extent, enlargement, extentOf, lengthIn, tilePixels, viewScale } from './shape-cost.ts'

/**
 * Maximum cost of a drawing, in microseconds. The estimate is cautious: an accepted logo renders in a fraction of the
 * allowed 200 ms.
 */
const BUDGET = 100_000

/** In microseconds, as measured in Chromium without a graphics card. */
const COST = {
  element: 8,
  use: 60,
  rule: 0.3,
  shape: 8,
  segment: 0.8,
  lineSegment: 3,
  dash: 2,
  stop: 4,
  clip: 150,
  mask: 600,
  layer: 300,
}

/** In microseconds for each pixel, also measured. */
const PIXEL = { plain: 0.0015, lined: 0.05, painted: 0.012, masked: 0.015, layered: 0.02, unpacked: 0.012 }

/** In pixels. */
const MAX_TILE = 2 * DRAWN_EDGE ** 2
/** Reach of a corner, in line widths. */
const CORNER_REACH = 4
/** Markers scale with the width of a line, which may have any value. */
const MARKER_SCALE = 1_000
/** Elements inside each other, references included. */
const MAX_DEPTH = 120

const SHAPES = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath)$/
/** Elements that masks, clip paths, filters, and opacity apply to. */
const SHOWN =
  /^(?:svg|g|use|switch|symbol|image|mask|clipPath|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath)$/
const CORNERED = /^(?:path|line|polyline|polygon)$/

/** What an element inherits from its ancestors. */
type Around = Inherited & {
  /** Pixels for each unit. */
  scale: number
  depth: number
  /** Width and height of the `use` that references it. */
  size: Shape['attributes']
  /** Whether it is inside a pattern or a marker, which may be larger than the logo. */
  isRepeated: boolean
}

/** Inherited values of each property that affects what is rendered. */
type Inherited = Record<'fill' | 'stroke' | 'marker' | 'dash' | 'thickness', string[]>

const INHERITED: Record<keyof Inherited, string[]> = {
  fill: ['fill'],
  stroke: ['stroke'],
  marker: ['marker', 'marker-start', 'marker-mid', 'marker-end'],
  dash: ['stroke-dasharray'],
  thickness: ['stroke-width'],
}
const NOTHING: Inherited = { fill: [], stroke: [], marker: [], dash: [], thickness: [] }

/**
 * Walks through a drawing as a browser does: each reference is followed as often as it is rendered, so that nesting
 * cannot hide the amount of work.
 * @param edge the longer edge of the viewBox
 * @returns the cost in microseconds
 * @throws {Failure} invalid, for a drawing that takes too long
 */
export function checkCost(root: Shape, rules: Rule[], edge: number): number {
  const named = namedShapes(root)
  const known = new Map<Shape, { looks: Looks; extent: Extent; matched: number }>()
  const entered = new Set<Shape>()
  const defined = new Map<Shape, Inherited>()
  let spent = 0

  define(root, NOTHING)
  enter(root, {
    scale: DRAWN_EDGE / edge,
    depth: 0,
    size: new Map(),
    ...NOTHING,
    isRepeated: false,
  })
  return spent

  /**
   * Records what each element inherits at its place in the file: masks, patterns, and markers use these values wherever
   * they are referenced.
   */
  function define(shape: Shape, outside: Inherited) {
    const inherited = inheritedBy(factsOf(shape).looks, outside)
    defined.set(shape, inherited)
    for (const child of shape.children) if (typeof child !== 'string') define(child, inherited)
  }

  /** Follows a reference to a paint, a layer, or a marker. */
  function apply(target: Shape, around: Around) {
    enter(target, { ...around, ...joined(around, defined.get(target) ?? NOTHING) })
  }

  function enter(shape: Shape, outside: Around) {
    const { line, name, attributes, children } = shape
    if (entered.has(shape)) refuse(line, `<${name}> contains itself through a reference. Remove the reference.`)
    if (outside.depth > MAX_DEPTH) refuse(line, 'its references lead too deep. Export it without symbols.')
    entered.add(shape)
    const { looks, matched, extent } = factsOf(shape)
    const around = within(shape, looks, outside)
    spend(COST.element + matched * COST.rule + (name === 'use' ? COST.use : 0), line)
    if (SHOWN.test(name)) followEffects(looks, around, shownPixels(shape, around), line)
    if (SHAPES.test(name)) draw(shape, extent, looks, around)
    if (name === 'stop') spend(COST.stop, line)
    if (name === 'image') {
      const unpacked = pixelsOfPng(attributes.get('href')) * PIXEL.unpacked
      spend(COST.layer + unpacked + pixelsOf(shape, extent, around.scale) * PIXEL.painted, line)
    }
    const target = named.get((attributes.get('href') ?? '').slice(1))
    if (target) enter(target, name === 'use' ? { ...around, size: sizeOf(shape) } : around)
    for (const child of children) if (typeof child !== 'string') enter(child, around)
    entered.delete(shape)
  }

  function spend(cost: number, line: number) {
    spent += cost
    // NaN also counts as too much.
    if (!(spent <= BUDGET))
      refuse(line, 'it takes too long to draw. Simplify its shapes, effects, and repetitions, and export it again.')
  }

  function factsOf(shape: Shape) {
    const found = known.get(shape)
    if (found) return found
    const concerning = rules.filter((rule) => mayConcern(rule, shape))
    const facts = { looks: looksOf(shape, concerning), extent: extentOf(shape, edge), matched: concerning.length }
    known.set(shape, facts)
    return facts
  }

  /** Returns the pixels of a `use`, which covers as much as its target if that is a shape. */
  function shownPixels(shape: Shape, around: Around) {
    const { scale } = around
    const shown = (shape.name === 'use' && named.get((shape.attributes.get('href') ?? '').slice(1))) || shape
    const enlarged =
      shown === shape ? scale : scale * transformScale(factsOf(shown).looks.get('transform') ?? [], false)
    return pixelsOf(shown, factsOf(shown).extent, enlarged, around.thickness)
  }

  /**
   * Follows masks, clip paths, and filters.
   * @param pixels of the element, which may all be part of a layer
   */
  function followEffects(looks: Looks, around: Around, pixels: number, line: number) {
    for (const property of ['mask', 'clip-path', 'filter'])
      for (const target of targetsOf(looks.get(property), named)) {
        if (around.isRepeated && property !== 'clip-path')
          refuse(line, `a ${property} is used inside a pattern or a marker. Export the pattern or marker as shapes.`)
        if (property === 'mask') spend(COST.mask + pixels * PIXEL.masked, line)
        if (property === 'clip-path') spend(COST.clip, line)
        if (target.name === 'filter') spend(filterCost(target, around.scale, pixels, refuseAt(target.line)), line)
        apply(target, around)
      }
    if (['opacity', 'mix-blend-mode', 'isolation'].some((property) => looks.has(property)))
      spend(COST.layer + pixels * PIXEL.layered, line)
  }

  function draw(shape: Shape, extent: Extent, looks: Looks, around: Around) {
    const { line, name } = shape
    const { segments, length } = extent
    const { scale, fill, stroke, dash, marker } = around
    const isLined = stroke.length > 0
    // The dashes of such a line are measured in pixels.
    const dashes = isLined ? dashCount(length * (looks.has('vector-effect') ? Math.max(1, scale) : 1), dash, edge) : 0
    spend(COST.shape + segments * (COST.segment + (isLined ? COST.lineSegment : 0)) + dashes * COST.dash, line)
    const seen = Math.min(length * scale, segments * 2 * DRAWN_EDGE)
    spend(seen * (isLined ? PIXEL.lined : PIXEL.plain), line)
    const pixels = pixelsOf(shape, extent, scale, around.thickness)
    spend(pixels * PIXEL.plain, line)
    for (const paint of targetsOf([...fill, ...stroke], named)) {
      spend(pixels * PIXEL.painted, line)
      const isPattern = paint.name === 'pattern'
      if (isPattern && around.isRepeated)
        refuse(line, 'a pattern is used inside a pattern or a marker. Export the pattern or marker as shapes.')
      if (isPattern) {
        const tile = tilePixels(withInherited(paint), extent, scale, edge)
        if (!(tile <= MAX_TILE)) refuse(line, 'the tile of a pattern is too large. Export it with smaller patterns.')
        spend(COST.layer + tile * PIXEL.painted, line)
      }
      apply(paint, { ...around, fill: [], stroke: [], isRepeated: around.isRepeated || isPattern })
    }
    if (!CORNERED.test(name)) return
    for (const target of targetsOf(marker, named))
      for (let corner = 0; corner <= segments; corner++)
        apply(target, { ...around, marker: [], dash: [], isRepeated: true, scale: scale * MARKER_SCALE })
  }

  /** Returns the attributes of a pattern, including those of the pattern that it refers to. */
  function withInherited({ attributes }: Shape, depth = 0): Shape['attributes'] {
    const from = named.get((attributes.get('href') ?? '').slice(1))
    // Cycles are refused when they are entered.
    const theirs = from && depth < MAX_DEPTH ? withInherited(from, depth + 1) : []
    return new Map([...theirs, ...attributes])
  }

  function within({ name, attributes }: Shape, looks: Looks, around: Around): Around {
    return {
      ...around,
      scale:
        around.scale *
        (around.depth === 0 ? 1 : viewScale(name, new Map([...attributes, ...around.size]), edge)) *
        transformScale(looks.get('transform') ?? [], attributes.has('transform')) *
        enlargement(attributes.get('patternTransform')),
      size: new Map(),
      depth: around.depth + 1,
      ...inheritedBy(looks, around),
    }
  }
}

function inheritedBy(looks: Looks, outside: Inherited): Inherited {
  const own = (properties: string[]) =>
    properties.flatMap((property) => looks.get(property) ?? []).filter((value) => value !== 'none')
  return joined(
    outside,
    mapped((name) => own(INHERITED[name])),
  )
}

/** Returns all values that may apply, whichever takes precedence. */
function joined(one: Inherited, other: Inherited): Inherited {
  return mapped((name) => (other[name].length === 0 ? one[name] : [...new Set([...one[name], ...other[name]])]))
}

const mapped = (values: (name: keyof Inherited) => string[]) =>
  Object.fromEntries(Object.keys(INHERITED).map((name) => [name, values(name as keyof Inherited)])) as Inherited

/** Returns how many pixels of the drawing an element covers at most; all of them, if it is a group. */
function pixelsOf({ name }: Shape, { width, height }: Extent, scale: number, thickness: string[] = []) {
  const isKnown = SHAPES.test(name) || name === 'image'
  const line = Math.max(1, ...thickness.map((value) => lengthIn(value)))
  // Corners extend farther than the width of a line.
  const side = (length: number) =>
    Math.min(DRAWN_EDGE, (isKnown ? length + CORNER_REACH * line : Number.POSITIVE_INFINITY) * scale)
  return side(width) * side(height)
}

const sizeOf = ({ attributes }: Shape): Shape['attributes'] =>
  new Map([...attributes].filter(([name]) => name === 'width' || name === 'height'))

/**
 * Returns the factor by which transforms enlarge. A style may or may not apply; if it does, it replaces the attribute.
 */
function transformScale(transforms: string[], hasAttribute: boolean) {
  const factors = transforms.map(enlargement)
  return hasAttribute && factors.length === 1 ? (factors[0] ?? 1) : Math.max(1, ...factors)
}

const refuseAt =
  (line: number) =>
  (why: string): never =>
    refuse(line, why)

function refuse(line: number, why: string): never {
  throw new Failure('invalid', { message: `The logo (line ${line}): ${why}` })
}

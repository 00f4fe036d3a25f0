import { Failure } from '../failures.ts'
import { checkCost } from './check-cost.ts'
import { inspectSvg } from './inspect-svg.ts'
import { readDrawing, type Shape, writeDrawing } from './read-drawing.ts'
import { rebuildDrawing } from './rebuild-drawing.ts'
import { attributesOf, rootTag } from './tags.ts'

export type Logo = {
  /** Rebuilt from allowed parts. Reading it again changes nothing. */
  svg: string
  /** Width divided by height. */
  ratio: number
  /** Removed parts that visitors might have seen, such as an animation. */
  leftOut: string[]
}

/** Maximum size in bytes of UTF-8. A drawn logo has a few kilobytes; a larger one is a bitmap inside an SVG. */
export const MAX_LOGO_BYTES = 64 * 1024

/** Allowed ratios, from very tall to very wide. */
const RATIOS = { min: 0.2, max: 12 }
/** Maximum side that the file asks for, in pixels. */
const MAX_SIDE = 10_000

/**
 * Parses an SVG and rebuilds it from the elements, attributes, and styles that a still drawing needs.
 * @throws {Failure} invalid, with the reason in one sentence: it would run, load another file, contain HTML, or take
 * too long to render
 */
export function readLogo(source: string): Logo {
  refuseLarge(source)
  const facts = inspectSvg(source, 'The logo')
  const [script] = facts.scripts
  if (script)
    refuse(`The logo contains a script (${script.what}, line ${script.line}). Remove it and choose the file again.`)
  const [external] = facts.external
  if (external)
    refuse(
      `The logo loads another file (${external.url.slice(0, 80)}, line ${external.line}). Embed it or convert it to shapes.`,
    )
  if (facts.hasForeignObject) refuse('The logo contains HTML (foreignObject), which browsers do not show in images.')
  if (/<!ENTITY|<!DOCTYPE[^>[]*\[/i.test(source))
    refuse('The logo has a DOCTYPE with entities. Export it as plain SVG.')
  const { drawing, rules, leftOut } = rebuildDrawing(readDrawing(source))
  const svg = writeDrawing(drawing)
  const ratio = logoRatio(svg)
  if (ratio === undefined)
    return refuse('The logo has no size. Export it with a viewBox, or with a width and a height in pixels.')
  if (ratio < RATIOS.min || ratio > RATIOS.max)
    refuse(
      `The logo is ${ratio < 1 ? 'too tall' : 'too wide'}: its width is ${ratio.toFixed(1)} times its height, and must be ${RATIOS.min} to ${RATIOS.max} times.`,
    )
  checkCost(drawing, rules, edgeOf(drawing))
  refuseLarge(svg)
  return { svg, ratio, leftOut }
}

/** Returns why an SVG cannot be a logo, in one sentence, or undefined. */
export function logoProblem(source: string): string | undefined {
  try {
    readLogo(source)
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

/** Returns width divided by height, by the viewBox or else by the size; undefined without both. */
export function logoRatio(svg: string): number | undefined {
  const root = attributesOf(rootTag(svg))
  const [, , width, height] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const sized = (name: string) => {
    const [, value] = /^\s*([\d.]+)\s*(?:px)?\s*$/.exec(root.get(name) ?? '') ?? []
    return Number(value)
  }
  const ratio = width && height ? width / height : sized('width') / sized('height')
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

/** Returns the longer edge of what is drawn, in units of the drawing. */
function edgeOf({ attributes }: Shape) {
  const [, , ...box] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const sides = ['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? '0'))
  if (sides.some((side) => side > MAX_SIDE))
    refuse(`The logo is more than ${MAX_SIDE} pixels wide or high. Export it at a smaller size.`)
  const edge = Math.max(...(box.length === 2 ? box : sides))
  return edge > 0 ? edge : refuse('The logo has a viewBox without a size. Export it again.')
}

function refuseLarge(svg: string) {
  const bytes = new TextEncoder().encode(svg).length
  if (bytes > MAX_LOGO_BYTES)
    refuse(
      `The logo is ${Math.ceil(bytes / 1024)} kB; the limit is ${MAX_LOGO_BYTES / 1024} kB. Export it with shapes instead of an embedded image.`,
    )
}

function refuse(message: string): never {
  throw new Failure('invalid', { message })
}

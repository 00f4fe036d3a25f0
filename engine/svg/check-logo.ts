import { Failure } from '../failures.ts'
import { inspectSvg } from './inspect-svg.ts'
import { attributesOf, rootTag } from './tags.ts'

/** In bytes of UTF-8. A logo drawn by hand has a few kilobytes; a larger one is a bitmap inside of an SVG. */
export const MAX_LOGO_BYTES = 64 * 1024

/** From very tall to very wide. */
const RATIOS = { min: 0.2, max: 12 }

/**
 * Returns why an SVG cannot be a logo, in one sentence, or undefined. It is checked by the engine that also checks the
 * SVG files of the tools: nothing in it may run, load another file, or contain HTML.
 */
export function logoProblem(svg: string): string | undefined {
  const bytes = new TextEncoder().encode(svg).length
  if (bytes > MAX_LOGO_BYTES)
    return `The logo is ${Math.ceil(bytes / 1024)} kB; the limit is ${MAX_LOGO_BYTES / 1024} kB. Export it with shapes instead of an embedded image.`
  try {
    const facts = inspectSvg(svg, 'The logo')
    const [script] = facts.scripts
    if (script)
      return `The logo contains a script (${script.what}, line ${script.line}). Remove it and choose the file again.`
    const [external] = facts.external
    if (external)
      return `The logo loads another file (${external.url.slice(0, 80)}, line ${external.line}). Embed it or convert it to shapes.`
    if (facts.hasForeignObject) return 'The logo contains HTML (foreignObject), which browsers do not show in images.'
    if (/<!DOCTYPE|<!ENTITY/i.test(svg)) return 'The logo has a DOCTYPE or entities. Export it as plain SVG.'
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
  const ratio = logoRatio(svg)
  if (ratio === undefined)
    return 'The logo has no size. Export it with a viewBox, or with a width and a height in pixels.'
  if (ratio < RATIOS.min || ratio > RATIOS.max)
    return `The logo is ${ratio < 1 ? 'too tall' : 'too wide'}: its width is ${ratio.toFixed(1)} times its height, and must be ${RATIOS.min} to ${RATIOS.max} times.`
  return undefined
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

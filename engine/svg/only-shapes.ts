/** The elements of `engine/art/art.ts` and of the illustrations of work. */
const TAG =
  /^<(?:\/(?:g|text)|(?:circle|g|path|rect|text)(?: (?:class|d|font-size|height|letter-spacing|r|stroke-dasharray|stroke-width|transform|width|x|y|cx|cy)="[^"<>]*")*\/?)>$/

/**
 * Returns the body of an SVG if it contains only shapes, groups, and text; otherwise an empty one. It checks our own
 * drawings, which contain numbers and names from the content; other people's SVG files never become part of a page.
 */
export function onlyShapes(body: string): string {
  let end = 0
  for (const { 0: tag, index } of body.matchAll(/<[^>]*>?/g)) {
    if (!TAG.test(tag) || body.slice(end, index).includes('>')) return ''
    end = index + tag.length
  }
  return body.slice(end).includes('>') ? '' : body
}

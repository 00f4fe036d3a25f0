/** What `engine/art.ts` and the drawn pieces of work consist of. */
const TAG =
  /^<(?:\/(?:g|text)|(?:circle|g|path|rect|text)(?: (?:class|d|font-size|height|letter-spacing|r|stroke-dasharray|stroke-width|transform|width|x|y|cx|cy)="[^"<>]*")*\/?)>$/

/**
 * Returns the body of an SVG when it holds nothing but shapes, groups and words, and an empty drawing otherwise. It
 * checks our own drawings, which take numbers and names from the content; SVG files of others are never put into a page.
 */
export function onlyShapes(body: string): string {
  let end = 0
  for (const { 0: tag, index } of body.matchAll(/<[^>]*>?/g)) {
    if (!TAG.test(tag) || body.slice(end, index).includes('>')) return ''
    end = index + tag.length
  }
  return body.slice(end).includes('>') ? '' : body
}

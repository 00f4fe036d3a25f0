/**
 * Returns the paragraphs of a text. An empty line starts a new one; other line breaks stay.
 * @example splitParagraphs('One\ntwo\n\n three') // ['One\ntwo', 'three']
 */
export function splitParagraphs(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

/**
 * Returns the words of a text with hyphens between them, for anchors and file names. Latin letters lose their accents;
 * other scripts keep their marks, because those are letters of their own there. The slugs of documents have more rules:
 * `engine/paths/slug-rules.ts`.
 * @example slugify('Ströme & Crème brûlée') // 'strome-and-creme-brulee'
 */
export function slugify(text: string) {
  const words = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    // Parts of an emoji that fonts do not show alone.
    .replace(/\p{Variation_Selector}|\p{Me}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)
  return (words ?? []).join('-').normalize('NFC')
}

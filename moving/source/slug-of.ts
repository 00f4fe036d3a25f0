/**
 * Returns a text as a part of a path: letters and digits of any script, with hyphens between them.
 * @example slugOf('C++ & Terns') // 'c-terns'
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

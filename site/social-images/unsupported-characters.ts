/** Characters that the two fonts lack: all but Latin letters with accents, digits, punctuation, and a few symbols. */
const UNSUPPORTED_CHARACTERS = /[^\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027\u2030\u2039\u203A\u20AC\u2122\u2212\u2192]/gu

/**
 * Returns a text without characters that the fonts lack; they would be rendered as empty boxes. A draft may have none.
 */
export function withoutUnsupportedCharacters(text: string | null | undefined) {
  return (text ?? '')
    .normalize('NFC')
    .replaceAll('₹', 'INR ')
    .replace(/\s/g, ' ')
    .replace(UNSUPPORTED_CHARACTERS, '')
    .replace(/ +/g, ' ')
    .trim()
}

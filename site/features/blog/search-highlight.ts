export type Piece = { text: string; isMatch: boolean }

const PLURAL = /(?<=\p{Letter}{3}[^s])s$/u

/**
 * Returns the words of a query, longest first. Contains only letters and digits, so that a query can never be a
 * pattern. The search matches singular and plural, so a plural loses its last letter.
 */
export function queryWords(query: string) {
  const words = (query.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []).map((word) => word.replace(PLURAL, ''))
  return [...new Set(words)].sort((a, b) => b.length - a.length)
}

/**
 * Splits a text into pieces that match the query at the beginning of a word, and pieces that do not.
 * @example highlightWords('Redirect chains', 'redirect')
 * // [{ text: 'Redirect', isMatch: true }, { text: ' chains', isMatch: false }]
 */
export function highlightWords(text: string, query: string): Piece[] {
  const pattern = patternOf(query)
  const pieces = pattern ? text.split(pattern) : [text]
  return pieces.map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 })).filter((piece) => piece.text !== '')
}

function patternOf(query: string) {
  const words = queryWords(query)
  return words.length > 0 ? new RegExp(`(?<![\\p{Letter}\\p{Number}])(${words.join('|')})`, 'iu') : undefined
}

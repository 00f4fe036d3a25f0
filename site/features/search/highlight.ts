export type Piece = { text: string; isMatch: boolean }

const PLURAL = /(?<=\p{Letter}{3}[^s])s$/u
/** Shorter words match only whole words: “ip” is not marked in “ipsum”. */
const MIN_BEGINNING = 3
/** Words that occur in every text. */
const SILENT = new Set(
  'a an and are as at be by do does for from how i in is it my of on or our the to us we what with you your'.split(' '),
)

/**
 * Returns the words to mark, longest first. Contains only letters and digits, so that a query can never be a pattern.
 * The search matches singular and plural, so a plural loses its last letter.
 */
export function markedWords(words: string[]) {
  const found = words
    .flatMap((word) => word.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [])
    .filter((word) => !SILENT.has(word))
    .map((word) => word.replace(PLURAL, ''))
  return [...new Set(found)].sort((a, b) => b.length - a.length)
}

/**
 * Splits a text into pieces that match one of the words at the beginning of a word, and pieces that do not.
 * @example highlightWords('Redirect chains', ['redirect'])
 * // [{ text: 'Redirect', isMatch: true }, { text: ' chains', isMatch: false }]
 */
export function highlightWords(text: string, words: string[]): Piece[] {
  const pattern = patternOf(words)
  const pieces = pattern ? text.split(pattern) : [text]
  return pieces.map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 })).filter((piece) => piece.text !== '')
}

function patternOf(words: string[]) {
  const marked = markedWords(words).map((word) =>
    word.length < MIN_BEGINNING ? `${word}(?![\\p{Letter}\\p{Number}])` : word,
  )
  return marked.length > 0 ? new RegExp(`(?<![\\p{Letter}\\p{Number}])(${marked.join('|')})`, 'iu') : undefined
}

/** Minimum length of a word for typos, because a short word with another letter is usually another word. */
const MIN_LENGTH = 4
/** Maximum length of a word for typos, because longer ones have too many variants. */
const MAX_LENGTH = 30
/** Only words with letters: a number, an email address, or a file name with another character is another one. */
const LETTERS = /^\p{L}+$/u

/**
 * Returns whether every typed word is the beginning of a word of a text, or differs from one by a typo.
 * @example fitsNearly(['shpoify', 'migr'], 'Shopify migration') // true
 */
export function fitsNearly(typed: string[], text: string) {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return typed.every((word) => words.some((other) => other.startsWith(word) || beginsWithTypo(word, other)))
}

/**
 * Returns the same for one word as a regular expression of PostgreSQL, whose trigram indexes understand it.
 * @example nearPattern('cafe') // '\\m(?:cafe|…|caf.e|…)'
 */
export function nearPattern(word: string) {
  if (!mayHaveTypo(word)) return beginsWith([escaped(word)])
  const variants = Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, after] = [escaped(word.slice(0, at)), word.slice(at)]
    const added = before + escaped(after.slice(1))
    const changed = `${before}.${escaped(after.slice(1))}`
    const swapped = before + escaped(`${after.charAt(1)}${after.charAt(0)}${after.slice(2)}`)
    return [`${before}.${escaped(after)}`, added, changed, swapped]
  })
  return beginsWith([...new Set([escaped(word), ...variants.flat()])])
}

/**
 * Returns parts of which every text with a similar word has at least one: a typo changes only one half of the word,
 * unless it swaps the letters in the middle. Searching for the parts first is faster than trying the pattern on
 * everything.
 * @example nearParts('brand') // ['br', 'and', 'bar']
 */
export function nearParts(word: string) {
  if (!mayHaveTypo(word)) return [word]
  const half = Math.floor(word.length / 2)
  const [start, end] = [word.slice(0, half), word.slice(half)]
  return [start, end, `${start.slice(0, -1)}${end.charAt(0)}${start.slice(-1)}`]
}

const mayHaveTypo = (word: string) => word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && LETTERS.test(word)

const beginsWith = (variants: string[]) => `\\m(?:${variants.join('|')})`

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** An unfinished word may have a typo, too. */
function beginsWithTypo(typed: string, word: string) {
  return [-1, 0, 1].some((more) => isTypo(typed, word.slice(0, typed.length + more)))
}

/** Returns whether two words differ by one letter: missing, added, changed, or swapped with its neighbor. */
export function isTypo(typed: string, word: string) {
  if (typed.length < MIN_LENGTH || Math.abs(typed.length - word.length) > 1 || !LETTERS.test(typed)) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const [rest, other] = [typed.slice(at), word.slice(at)]
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || isSwapped
}

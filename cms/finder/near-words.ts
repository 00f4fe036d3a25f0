/** A word of fewer letters with one wrong is another word. */
const MIN_LENGTH = 4

/**
 * Returns whether every typed word is the beginning of a word of a text, or differs from one by a typo.
 * @example fitsNearly(['shpoify', 'migr'], 'Shopify migration') // true
 */
export function fitsNearly(typed: string[], text: string) {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return typed.every((word) => words.some((other) => other.startsWith(word) || beginsWithTypo(word, other)))
}

/** An unfinished word may have a typo, too. */
function beginsWithTypo(typed: string, word: string) {
  return [-1, 0, 1].some((more) => isTypo(typed, word.slice(0, typed.length + more)))
}

/** Whether two words differ by one letter: missing, added, changed, or swapped with its neighbor. */
export function isTypo(typed: string, word: string) {
  if (typed.length < MIN_LENGTH || Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const [rest, other] = [typed.slice(at), word.slice(at)]
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1) || isSwapped
}

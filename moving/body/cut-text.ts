/**
 * Cuts a text so that its beginning has at most `max` UTF-16 units: after a sentence, otherwise at a word.
 * @returns the beginning and the rest; if a sentence was cut, one ends and the other begins with an ellipsis
 * @example cutText('one two three', 9) // ['one two…', '…three']
 * @example cutText('One two. Three four.', 12) // ['One two.', 'Three four.']
 */
export function cutText(text: string, max: number): [beginning: string, rest: string] {
  if (text.length <= max) return [text, '']
  const start = text.slice(0, max)
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => start.lastIndexOf(end) + 1))
  if (sentence > max / 2) return [text.slice(0, sentence).trimEnd(), text.slice(sentence).trim()]
  const space = start.search(/\s\S*$/)
  const at = space > max / 2 ? space : endOfCharacter(text, max - 1)
  return [`${text.slice(0, at).trimEnd()}…`, `…${text.slice(at).trim()}`]
}

/** Returns a place before `at` that splits no surrogate pair. */
const endOfCharacter = (text: string, at: number) => (/[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at)

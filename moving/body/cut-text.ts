/**
 * Cuts a text at a word, so that its beginning has at most `max` UTF-16 units.
 * @returns the beginning, which ends with an ellipsis if there is a rest, and the rest, which begins with one
 * @example cutText('one two three', 9) // ['one two…', '…three']
 */
export function cutText(text: string, max: number): [beginning: string, rest: string] {
  if (text.length <= max) return [text, '']
  const space = text.slice(0, max).search(/\s\S*$/)
  const at = space > max / 2 ? space : endOfCharacter(text, max - 1)
  return [`${text.slice(0, at).trimEnd()}…`, `…${text.slice(at).trim()}`]
}

/** Returns a place before `at` that splits no surrogate pair. */
const endOfCharacter = (text: string, at: number) => (/[\ud800-\udbff]/.test(text[at - 1] ?? '') ? at - 1 : at)

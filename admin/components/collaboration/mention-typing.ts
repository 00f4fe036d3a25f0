/** An @ at the start or after a space, and the beginning of a name up to the caret. */
const BEGUN = /(?:^|[\s(])@([^@\n]{0,40})$/u

/**
 * Returns the beginning of a name that is being typed after an @, in lowercase; undefined if none is.
 * @example mentionBefore('Please look, @An', 16) // 'an'
 */
export function mentionBefore(text: string, caret: number): string | undefined {
  return BEGUN.exec(text.slice(0, caret))?.[1]?.toLowerCase()
}

/** Returns the text with the whole name instead of its beginning, and where the caret is then. */
export function completeMention(text: string, caret: number, name: string) {
  const at = text.lastIndexOf('@', caret)
  const before = `${text.slice(0, at)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** Returns what is wrong with a tag's attributes by XML 1.0 (3.1): the offset in `attributes`, and a sentence. */
export function attributeProblem(attributes: string): { at: number; message: string } | undefined {
  const names = new Set<string>()
  for (const { 0: text, 1: name = '', 2: value, index } of attributes.matchAll(
    /([^\s=]+)\s*(?:=\s*("[^"]*"|'[^']*'|[^\s"']*))?/g,
  )) {
    if (value === undefined) return { at: index, message: `The attribute ${name} has no value` }
    if (!/^["']/.test(value)) return { at: index, message: `The value of ${name} has no quotes` }
    if (names.has(name)) return { at: index, message: `The attribute ${name} appears twice in one tag` }
    names.add(name)
    const bad = textProblem(value)
    if (bad) return { at: index + text.length - value.length + bad.at, message: bad.message }
    const less = value.indexOf('<')
    if (less >= 0) return { at: index + text.length - value.length + less, message: 'Write < in a value as &lt;' }
  }
  return undefined
}

/** Returns the first ampersand that is not part of a reference. */
export function textProblem(text: string): { at: number; message: string } | undefined {
  const at = text.search(/&(?!(?:[\p{L}_:][\p{L}\p{N}_:.-]*|#\d+|#x[\da-f]+);)/iu)
  return at < 0 ? undefined : { at, message: 'This & does not start a character reference. Write a plain & as &amp;' }
}

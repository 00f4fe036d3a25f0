export type Foreign = {
  source: string
  /** Counted from 1. */
  column: number
  says: string
  fix: string
}

/** Constructs of PCRE, Python, or .NET that ECMAScript does not have, or reads differently. */
const constructs: [pattern: RegExp, says: string, fix: string][] = [
  [/\(\?P<[^>]*>/, 'a named group in Python syntax.', 'Write (?<name>…).'],
  [/\(\?P[=>]\w*\)/, 'a reference in Python syntax.', 'Write \\k<name>.'],
  [/\(\?>/, 'an atomic group, which this engine does not have.', 'Write (?:…), or (?=(…))\\1 for the same effect.'],
  [/\(\?#[^)]*\)/, 'a comment, which this engine does not have.', 'Remove it.'],
  [/\(\?[a-z]+\)/, 'flags within the pattern.', 'Enter them in the Flags field, or write (?i:…) around a part.'],
  [/\(\?(?:R|\d+|&\w+)\)/, 'a recursion, which this engine does not have.', 'Write out the levels you need.'],
  [/(?:[*+?]|\{\d+(?:,\d*)?\})\+/, 'a possessive repeat, which this engine does not have.', 'Remove the last +.'],
  [/\\[AZz]/, 'an anchor in other engines; here it matches the letter itself.', 'Write ^ or $, without the flag m.'],
  [/\\[hRXGKQE]/, 'an escape in other engines; here it matches the letter itself.', 'Write out the characters.'],
]
const posix: (typeof constructs)[number] = [
  /\[\[:\w+:\]/,
  'a POSIX class; here it is a list of single characters.',
  'Write \\p{L}, \\d, or \\s.',
]

/**
 * Returns constructs of other languages in a pattern, in order. Escaped characters and the content of classes are
 * ignored.
 */
export function foreignParts(pattern: string): Foreign[] {
  const bare = withoutClasses(pattern)
  return [...constructs, posix]
    .flatMap(([construct, says, fix]) => {
      const found = construct.exec(construct === posix[0] ? pattern : bare)
      return found ? [{ source: found[0], column: found.index + 1, says, fix }] : []
    })
    .sort((a, b) => a.column - b.column)
}

/**
 * Returns a pattern of the same length with classes and escaped characters, except escaped letters, replaced by blanks.
 */
const withoutClasses = (pattern: string) =>
  pattern.replace(/\\(?:[^a-zA-Z]|$)|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]?/g, (part) => ' '.repeat(part.length))

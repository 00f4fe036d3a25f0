export type Foreign = {
  source: string
  /** Counted from 1. */
  column: number
  says: string
  fix: string
}

/** What PCRE, Python or .NET know and ECMAScript does not, or reads as something else. */
const constructs: [pattern: RegExp, says: string, fix: string][] = [
  [/\(\?P<[^>]*>/, 'a named group as Python writes it.', 'Write (?<name>…).'],
  [/\(\?P[=>]\w*\)/, 'a reference as Python writes it.', 'Write \\k<name>.'],
  [/\(\?>/, 'an atomic group, which this engine does not have.', 'Write (?:…), or (?=(…))\\1 for the same effect.'],
  [/\(\?#[^)]*\)/, 'a comment, which this engine does not have.', 'Take it out.'],
  [/\(\?[a-z]+\)/, 'flags within the pattern.', 'Write them into the field Flags, or (?i:…) around a part.'],
  [/\(\?(?:R|\d+|&\w+)\)/, 'a recursion, which this engine does not have.', 'Write out the levels you need.'],
  [/(?:[*+?]|\{\d+(?:,\d*)?\})\+/, 'a possessive repeat, which this engine does not have.', 'Take the last + out.'],
  [/\\[AZz]/, 'an anchor of other engines; here it stands for the letter.', 'Write ^ or $, without the flag m.'],
  [/\\[hRXGKQE]/, 'an escape of other engines; here it stands for the letter.', 'Write out the characters.'],
]
const posix: (typeof constructs)[number] = [
  /\[\[:\w+:\]/,
  'a POSIX class; here it is a list of single characters.',
  'Write \\p{L}, \\d or \\s.',
]

/** Constructs of other languages in a pattern, in their order. Escaped signs and what stands in a class count for nothing. */
export function foreignParts(pattern: string): Foreign[] {
  const bare = withoutClasses(pattern)
  return [...constructs, posix]
    .flatMap(([construct, says, fix]) => {
      const found = construct.exec(construct === posix[0] ? pattern : bare)
      return found ? [{ source: found[0], column: found.index + 1, says, fix }] : []
    })
    .sort((a, b) => a.column - b.column)
}

/** Of the same length: classes and escaped signs, not escaped letters, are blanked. */
const withoutClasses = (pattern: string) =>
  pattern.replace(/\\(?:[^a-zA-Z]|$)|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]?/g, (part) => ' '.repeat(part.length))

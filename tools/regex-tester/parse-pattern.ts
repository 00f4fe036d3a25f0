export type Quantifier = { min: number; max: number; isLazy: boolean; source: string }

/** One part of a pattern: its text and its meaning. */
export type Part = {
  source: string
  /** Offset in the pattern, from 0. */
  start: number
  meaning: string
  /** Whether it matches exactly one character, so that `source` alone is a valid pattern. */
  isCharacter: boolean
  quantifier?: Quantifier
  /** The alternatives of a group. */
  body?: Part[][]
  /** Whether the text of a group is part of the result. */
  capture?: { index: number; name?: string }
}

const classes: Record<string, string> = {
  d: 'a digit, 0 to 9',
  D: 'anything except a digit',
  w: 'a letter a to z, a digit, or _',
  W: 'anything except a letter a to z, a digit, or _',
  s: 'whitespace or a line break',
  S: 'anything except whitespace',
}
const controls: Record<string, string> = {
  n: 'line feed',
  r: 'carriage return',
  t: 'tab',
  v: 'vertical tab',
  f: 'form feed',
  '0': 'NUL',
}

const groups: [opening: string, meaning: string][] = [
  ['(?:', 'a group that is not captured'],
  ['(?=', 'only if this follows'],
  ['(?!', 'only if this does not follow'],
  ['(?<=', 'only if this precedes'],
  ['(?<!', 'only if this does not precede'],
]

/**
 * Parses a pattern by the grammar of ECMAScript 2025, 22.2.1. The engine must accept it.
 * @returns its alternatives, each a list of parts in order
 * @example parsePattern('a|b+')[1]?.[0]?.quantifier?.source // '+'
 */
export function parsePattern(pattern: string, flags = ''): Part[][] {
  const hasSets = flags.includes('v')
  const isMultiline = flags.includes('m')
  let at = 0
  let captures = 0
  return alternatives()

  function alternatives(): Part[][] {
    const options: Part[][] = [[]]
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1
        options.push([])
      } else options.at(-1)?.push(quantified(part()))
    }
    return options
  }

  function part(): Part {
    const start = at
    const done = (meaning: string, isCharacter: boolean, more: Partial<Part> = {}): Part => ({
      source: pattern.slice(start, at),
      start,
      meaning,
      isCharacter,
      ...more,
    })
    const character = pattern[at]
    if (character === '(') return group(start)
    if (character === '[') {
      skipClass()
      return done(describeClass(pattern.slice(start, at)), !hasSets || !pattern.slice(start, at).includes('\\q'))
    }
    if (character === '\\') {
      skipEscape()
      const source = pattern.slice(start, at)
      return done(describeEscape(source), !/^\\(?:[bB]|[1-9]|k<)/.test(source))
    }
    at += pattern.codePointAt(at) === undefined ? 1 : String.fromCodePoint(pattern.codePointAt(at) ?? 0).length
    if (character === '.')
      return done(flags.includes('s') ? 'any character' : 'any character except a line break', true)
    if (character === '^') return done(isMultiline ? 'the beginning of a line' : 'the beginning of the text', false)
    if (character === '$') return done(isMultiline ? 'the end of a line' : 'the end of the text', false)
    return done(`“${pattern.slice(start, at)}”`, true)
  }

  function group(start: number): Part {
    const rest = pattern.slice(start)
    const name = /^\(\?<([^=!][^>]*)>/.exec(rest)
    const modifiers = /^\(\?([ims]*(?:-[ims]+)?):/.exec(rest)
    const known = groups.find(([opening]) => rest.startsWith(opening))
    let meaning = known?.[1] ?? ''
    let capture: Part['capture']
    if (name) at = start + name[0].length
    else if (known) at = start + known[0].length
    else if (modifiers) {
      at = start + modifiers[0].length
      meaning = `a group with the flags ${modifiers[1]}`
    } else at = start + 1
    if (name || (!known && !modifiers)) {
      captures += 1
      capture = { index: captures, ...(name?.[1] ? { name: name[1] } : {}) }
      meaning = name ? `group ${captures}, called ${name[1]}` : `group ${captures}`
    }
    const body = alternatives()
    at += 1
    return {
      source: pattern.slice(start, at),
      start,
      meaning,
      isCharacter: false,
      body,
      ...(capture ? { capture } : {}),
    }
  }

  function quantified(one: Part): Part {
    const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/.exec(pattern.slice(at))
    if (!found) return one
    at += found[0].length
    const [source, sign, least, comma, most, lazy] = found
    const min = sign ? (sign === '+' ? 1 : 0) : Number(least)
    const max = sign
      ? sign === '?'
        ? 1
        : Number.POSITIVE_INFINITY
      : comma
        ? most
          ? Number(most)
          : Number.POSITIVE_INFINITY
        : min
    return { ...one, quantifier: { min, max, isLazy: lazy === '?', source } }
  }

  /** With the v flag, classes can be nested. */
  function skipClass() {
    let depth = 0
    do {
      const character = pattern[at]
      if (character === '\\') at += 1
      else if (character === '[' && (depth === 0 || hasSets)) depth += 1
      else if (character === ']') depth -= 1
      at += 1
    } while (depth > 0 && at < pattern.length)
  }

  function skipEscape() {
    const found = /^\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|[1-9]\d*|[\s\S])/i.exec(
      pattern.slice(at),
    )
    at += found?.[0].length ?? 2
  }
}

function describeEscape(source: string) {
  const letter = source[1] ?? ''
  const property = /^\\([pP])\{([^}]*)\}/.exec(source)
  if (property)
    return `${property[1] === 'P' ? 'anything without' : 'a character with'} the Unicode property ${property[2]}`
  if (letter === 'b') return 'a word boundary'
  if (letter === 'B') return 'not a word boundary'
  if (source.startsWith('\\k<')) return `what the group ${source.slice(3, -1)} matched`
  if (/^\\[1-9]/.test(source)) return `what group ${source.slice(1)} matched`
  const control = /^\\c([a-z])/i.exec(source)?.[1]
  if (control) return `the control character Ctrl+${control.toUpperCase()}`
  const code = /^\\[ux]\{?([\da-f]+)/i.exec(source)?.[1]
  if (code) return `the character U+${code.toUpperCase().padStart(4, '0')}`
  return classes[letter] ?? (controls[letter] ? `the character ${controls[letter]}` : `“${source.slice(1)}”`)
}

function describeClass(source: string) {
  const isNegated = source.startsWith('[^')
  const inside = source.slice(isNegated ? 2 : 1, -1)
  if (inside === '') return isNegated ? 'any character at all' : 'nothing: an empty class never matches'
  return `${isNegated ? 'one character that is none of' : 'one character of'} ${inside.replace(/\s/g, (space) => (space === ' ' ? '␠' : JSON.stringify(space).slice(1, -1)))}`
}

/** Returns the names of named groups by number. */
export function groupNames(alternatives: Part[][], names = new Map<number, string>()) {
  for (const { capture, body } of alternatives.flat()) {
    if (capture?.name) names.set(capture.index, capture.name)
    if (body) groupNames(body, names)
  }
  return names
}

/** @example describeQuantifier({ min: 0, max: 1, isLazy: false, source: '?' }) // 'zero or one time' */
export function describeQuantifier({ min, max, isLazy }: Quantifier) {
  const times =
    min === 0 && max === 1
      ? 'zero or one time'
      : max === Number.POSITIVE_INFINITY
        ? min === 0
          ? 'any number of times'
          : min === 1
            ? 'one or more times'
            : `${min} or more times`
        : min === max
          ? `${min} ${min === 1 ? 'time' : 'times'}`
          : `${min} to ${max} times`
  return isLazy ? `${times}, as few as possible` : times
}

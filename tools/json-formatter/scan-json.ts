import { beginningOf } from '#engine/text/shorten.ts'
import { JsonProblem } from './problems.ts'

/** A scalar as written in the text, and as strict JSON writes it. */
export type Scalar = { end: number; text: string }

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /[\p{L}\p{Nl}$_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$_\u200c\u200d]*/uy
/** Unescaped characters of a string that need no look: RFC 8259, 7. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it excludes.
const PLAIN = /[^"\\\u0000-\u001f]*/y
const HEX4 = /[0-9a-fA-F]{4}/y

/** Returns the offset after whitespace (RFC 8259, 2). */
export function skipSpace(text: string, from: number) {
  let at = from
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break
    at++
  }
  return at
}

/**
 * Scans a string that begins at `from` with a double quote.
 * @throws {JsonProblem}
 */
export function scanString(text: string, from: number): Scalar {
  let at = from + 1
  for (;;) {
    PLAIN.lastIndex = at
    PLAIN.test(text)
    at = PLAIN.lastIndex
    const next = text[at]
    if (next === '"') return { end: at + 1, text: text.slice(from, at + 1) }
    if (next === undefined) throw new JsonProblem('open-string', from)
    if (next !== '\\') throw new JsonProblem('control-character', at, named(text, at))
    at = escapeEnd(text, at)
  }
}

function escapeEnd(text: string, at: number) {
  const letter = text[at + 1]
  if (letter === undefined) throw new JsonProblem('open-string', at)
  if (letter === 'u') {
    HEX4.lastIndex = at + 2
    if (!HEX4.test(text)) throw new JsonProblem('bad-unicode', at)
    return at + 6
  }
  if (!'"\\/bfnrt'.includes(letter)) throw new JsonProblem('bad-escape', at, `\\${printable(text, at + 1)}`)
  return at + 2
}

/**
 * Scans a number that begins at `from`.
 * @throws {JsonProblem} that says which part is wrong
 */
export function scanNumber(text: string, from: number): Scalar {
  NUMBER.lastIndex = from
  const found = NUMBER.exec(text)?.[0]
  if (found === undefined) throw new JsonProblem('bare-minus', from, named(text, from + 1))
  const end = from + found.length
  const next = text[end] ?? ''
  if (/\d/.test(next)) throw new JsonProblem('leading-zero', from)
  if (next === '.') throw new JsonProblem('bare-fraction', end)
  if (next === 'e' || next === 'E') throw new JsonProblem('bare-exponent', end)
  if (next !== '' && !' \t\n\r,]}:'.includes(next)) {
    if (next === '/' || next === '#') throw new JsonProblem('comment', end)
    throw new JsonProblem('number-tail', end, named(text, end))
  }
  return { end, text: found }
}

/** Returns an unquoted word, or undefined. */
export function wordAt(text: string, from: number) {
  WORD.lastIndex = from
  return WORD.exec(text)?.[0]
}

/** Returns the problem with what is there instead of a value. */
export function problemAt(text: string, at: number): JsonProblem {
  const next = text[at] ?? ''
  if (next === "'" || '‘’“”„«»'.includes(next)) return new JsonProblem('single-quotes', at, next)
  if (next === '<') return new JsonProblem('markup', at)
  if (next === '\\') return new JsonProblem('backslash', at)
  if (next === '+') return new JsonProblem('plus', at)
  if (next === '.') return new JsonProblem('bare-fraction', at)
  if (next === '/' || next === '#') return new JsonProblem('comment', at)
  if (isOtherSpace(next)) return new JsonProblem('white-space', at, named(text, at))
  const word = wordAt(text, at)
  return word ? new JsonProblem('word', at, clip(word)) : new JsonProblem('character', at, named(text, at))
}

/** Returns whether a character is other Unicode whitespace, or invisible. */
export const isOtherSpace = (character: string) => /\s|[\u200b\ufeff\u0085]/.test(character)

/** Returns the character at an offset for a sentence; an invisible one by its number. */
export function named(text: string, at: number) {
  if (at >= text.length) return 'the end of the text'
  const known: Record<string, string> = { '\n': 'a line break', '\r': 'a line break', '\t': 'a tab', '\0': 'a NUL' }
  return known[text[at] ?? ''] ?? printable(text, at)
}

function printable(text: string, at: number) {
  const code = text.codePointAt(at) ?? 0
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(String.fromCodePoint(code)) && code < 0x10000 ? (text[at] ?? number) : number
}

export const clip = (word: string) => beginningOf(word, 40)

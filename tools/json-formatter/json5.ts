import type { Dialect, JsonKind } from './parse-json.ts'
import { JsonProblem } from './problems.ts'
import { clip, named, problemAt, wordAt } from './scan-json.ts'

const SPACE = /[\t\n\v\f\r \u00a0\u2028\u2029\ufeff\p{Zs}]/u
const NUMBER = /[+-]?(?:0[xX][0-9a-fA-F]+|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|Infinity\b|NaN\b)/y
/** A name as ECMAScript 5.1 spells one, with its escapes. */
const NAME =
  /(?:[\p{L}\p{Nl}$_]|\\u[0-9a-fA-F]{4})(?:[\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}$_\u200c\u200d]|\\u[0-9a-fA-F]{4})*/uy
const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' }

/**
 * JSON5 1.0.0 (https://spec.json5.org/): comments, single quotes, unquoted names, trailing commas, hexadecimal numbers.
 * `text` of a scalar is strict JSON; NaN and Infinity, which JSON cannot write, become null.
 */
export const json5: Dialect = {
  allowsTrailingComma: true,
  skip: skipSpaceAndComments,
  scalar: (text, at) => {
    const character = text[at] ?? ''
    if (character === '"' || character === "'") {
      const { end, value } = scanQuoted(text, at)
      return { kind: 'string', end, text: JSON.stringify(value) }
    }
    NUMBER.lastIndex = at
    const number = NUMBER.exec(text)?.[0]
    if (number) {
      const end = at + number.length
      if (/[\w.$]/.test(text[end] ?? '')) throw numberTail(text, at, end)
      return { kind: isFiniteText(number) ? 'number' : 'null', end, text: strictNumber(number) }
    }
    if (/[+-]/.test(character)) throw new JsonProblem('bare-minus', at, named(text, at + 1))
    const word = wordAt(text, at)
    const kind: JsonKind | undefined =
      word === 'true' || word === 'false' ? 'boolean' : word === 'null' ? word : undefined
    if (word && kind) return { kind, end: at + word.length, text: word }
    throw problemAt(text, at)
  },
  name: (text, at) => {
    if (text[at] === '"' || text[at] === "'") {
      const { end, value } = scanQuoted(text, at)
      return { end, name: value }
    }
    NAME.lastIndex = at
    const name = NAME.exec(text)?.[0]
    if (!name) throw new JsonProblem('name-missing', at, named(text, at))
    const decoded = name.replace(/\\u(....)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    return { end: at + name.length, name: decoded }
  },
}

const isFiniteText = (number: string) => !/[yN]/.test(number)

function numberTail(text: string, at: number, end: number) {
  if (/\d/.test(text[end] ?? '') && /^[+-]?0/.test(text.slice(at, end))) return new JsonProblem('leading-zero', at)
  return new JsonProblem('number-tail', end, clip(named(text, end)))
}

/** Returns a number of JSON5 as JSON writes it, to the last digit. */
function strictNumber(number: string) {
  if (!isFiniteText(number)) return 'null'
  const sign = number.startsWith('-') ? '-' : ''
  const digits = number.replace(/^[+-]/, '')
  if (/^0x/i.test(digits)) return sign + BigInt(digits).toString()
  return sign + digits.replace(/^\./, '0.').replace(/\.(?!\d)/, '')
}

function skipSpaceAndComments(text: string, from: number) {
  let at = from
  for (;;) {
    while (at < text.length && SPACE.test(text[at] ?? '')) at++
    if (text.startsWith('//', at)) {
      const length = text.slice(at).search(/[\n\r\u2028\u2029]/)
      if (length < 0) return text.length
      at += length
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2)
      if (end < 0) throw new JsonProblem('open-comment', at)
      at = end + 2
    } else return at
  }
}

function scanQuoted(text: string, from: number) {
  const quote = text[from]
  let value = ''
  let at = from + 1
  for (;;) {
    const next = text[at]
    if (next === undefined) throw new JsonProblem('open-string', from)
    if (next === quote) return { end: at + 1, value }
    if (next === '\n' || next === '\r') throw new JsonProblem('control-character', at, named(text, at))
    if (next !== '\\') {
      value += next
      at++
      continue
    }
    const letter = text[at + 1] ?? ''
    const hex = /^(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6))?.[0]
    if (hex) {
      value += String.fromCharCode(Number.parseInt(hex.slice(1), 16))
      at += 1 + hex.length
    } else if (letter === 'u' || letter === 'x') throw new JsonProblem('bad-unicode', at)
    else if (/[1-9]/.test(letter) || (letter === '0' && /\d/.test(text[at + 2] ?? '')))
      throw new JsonProblem('bad-escape', at, `\\${letter}`)
    else {
      const isLineBreak = /[\n\r\u2028\u2029]/.test(letter)
      value += isLineBreak ? '' : (ESCAPES[letter] ?? letter)
      at += letter === '\r' && text[at + 2] === '\n' ? 3 : 2
    }
  }
}

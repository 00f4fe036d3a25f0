import { JsonProblem } from './problems.ts'
import {
  clip,
  isOtherSpace,
  named,
  problemAt,
  type Scalar,
  scanNumber,
  scanString,
  skipSpace,
  wordAt,
} from './scan-json.ts'

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null'

/**
 * A value with its place (UTF-16 offsets). For a scalar, `text` is its form in strict JSON: numbers keep every digit.
 * For an object, `names` (decoded) and `nameAt` have the same order as `children`.
 */
export type JsonNode = {
  kind: JsonKind
  start: number
  end: number
  text: string
  names: string[]
  nameAt: number[]
  children: JsonNode[]
}

/** How a dialect reads tokens other than brackets. */
export type Dialect = {
  allowsTrailingComma: boolean
  skip: (text: string, from: number) => number
  /**
   * Reads a scalar.
   * @throws {JsonProblem}
   */
  scalar: (text: string, from: number) => Scalar & { kind: JsonKind }
  /**
   * Reads the name of an entry, decoded.
   * @throws {JsonProblem}
   */
  name: (text: string, from: number) => { end: number; name: string }
}

const NONE: never[] = []

/**
 * Parses one JSON text, without recursion, so that 100,000 nested brackets are safe.
 * @throws {JsonProblem} with the offset of the first syntax error
 */
export function parseJson(text: string, dialect: Dialect = strict, from = 0): JsonNode {
  const open: JsonNode[] = []
  let at = dialect.skip(text, from)
  if (at >= text.length) throw new JsonProblem('empty', at)
  for (;;) {
    // A value is expected at `at`.
    const character = text[at]
    let done: JsonNode
    if (character === '{' || character === '[') {
      const node = container(character === '{' ? 'object' : 'array', at)
      at = dialect.skip(text, at + 1)
      if (text[at] !== closing(node)) {
        open.push(node)
        at = entryStart(text, at, node, dialect)
        continue
      }
      node.end = ++at
      done = node
    } else {
      if (character === undefined) throw unclosed(open, text, at)
      if (character === ',') throw new JsonProblem('extra-comma', at)
      if (character === '}' || character === ']' || character === ':')
        throw open.length === 0 && character !== ':'
          ? new JsonProblem('extra-bracket', at)
          : new JsonProblem('value-missing', at, character)
      const { kind, end, text: written } = dialect.scalar(text, at)
      done = { kind, start: at, end, text: written, names: NONE, nameAt: NONE, children: NONE }
      at = end
    }
    // A value is complete: it is added to its parent, and parents may end with it.
    for (;;) {
      const parent = open.at(-1)
      at = dialect.skip(text, at)
      if (!parent) {
        if (at < text.length) throw after(text, at)
        return done
      }
      parent.children.push(done)
      const next = text[at]
      if (next === ',') {
        const comma = at
        at = dialect.skip(text, at + 1)
        if (text[at] !== closing(parent)) {
          if (text[at] === ',') throw new JsonProblem('extra-comma', at)
          if (text[at] === '}' || text[at] === ']') throw new JsonProblem('trailing-comma', comma, text[at])
          at = entryStart(text, at, parent, dialect)
          break
        }
        if (!dialect.allowsTrailingComma) throw new JsonProblem('trailing-comma', comma, text[at])
      } else if (next !== closing(parent)) throw between(text, at, parent, open)
      parent.end = ++at
      done = parent
      open.pop()
    }
  }
}

const container = (kind: 'object' | 'array', start: number): JsonNode => ({
  kind,
  start,
  end: start,
  text: '',
  names: kind === 'object' ? [] : NONE,
  nameAt: kind === 'object' ? [] : NONE,
  children: [],
})
const closing = ({ kind }: JsonNode) => (kind === 'object' ? '}' : ']')
const opening = ({ kind }: JsonNode) => (kind === 'object' ? '{' : '[')

/** Reads the name of an entry, if the parent is not an array. Returns where the value begins. */
function entryStart(text: string, at: number, parent: JsonNode, dialect: Dialect) {
  if (parent.kind === 'array') return at
  if (at >= text.length) throw new JsonProblem('open-bracket', parent.start, 'this {')
  if (text[at] === ',') throw new JsonProblem('extra-comma', at)
  const { end, name } = dialect.name(text, at)
  parent.names.push(name)
  parent.nameAt.push(at)
  const colon = dialect.skip(text, end)
  if (colon >= text.length) throw new JsonProblem('open-bracket', parent.start, 'this {')
  if (text[colon] !== ':') {
    const isOther = /[^=,}\]>\s\d\w"[{(-]/.test(text[colon] ?? '')
    if (isOther && dialect === strict) throw problemAt(text, colon)
    throw new JsonProblem('missing-colon', at, named(text, colon))
  }
  return dialect.skip(text, colon + 1)
}

function unclosed(open: JsonNode[], text: string, at: number) {
  const last = open.at(-1)
  return last
    ? new JsonProblem('open-bracket', last.start, `this ${opening(last)}`)
    : new JsonProblem('empty', Math.min(at, text.length))
}

/** Reports a value in an object or array that neither a comma nor the closing bracket follows. */
function between(text: string, at: number, parent: JsonNode, open: JsonNode[]) {
  const next = text[at]
  if (next === undefined) return unclosed(open, text, at)
  if (next === '}' || next === ']')
    return new JsonProblem('wrong-bracket', at, `${opening(parent)} needs ${closing(parent)}`)
  if (next === '"' || next === '{' || next === '[' || next === '-' || /[\d\p{L}]/u.test(next))
    return new JsonProblem('missing-comma', at, named(text, at))
  if (next === ':')
    return new JsonProblem('missing-comma', at, parent.kind === 'array' ? ': (arrays have no names)' : ':')
  return problemAt(text, at)
}

/** Reports text after the single value. */
function after(text: string, at: number) {
  const next = text[at] ?? ''
  if (next === '}' || next === ']') return new JsonProblem('extra-bracket', at)
  if (next === '/' || next === '#') return problemAt(text, at)
  return new JsonProblem('extra-text', at, named(text, at))
}

/** RFC 8259 without any extension. */
export const strict: Dialect = {
  allowsTrailingComma: false,
  skip: skipSpace,
  scalar: (text, at) => {
    const character = text[at] ?? ''
    if (character === '"') return { kind: 'string', ...scanString(text, at) }
    if (character === '-' || (character >= '0' && character <= '9')) return { kind: 'number', ...scanNumber(text, at) }
    const word = wordAt(text, at)
    if (word === 'true' || word === 'false') return { kind: 'boolean', end: at + word.length, text: word }
    if (word === 'null') return { kind: 'null', end: at + 4, text: word }
    throw problemAt(text, at)
  },
  name: (text, at) => {
    if (text[at] === '"') {
      const { end, text: written } = scanString(text, at)
      return { end, name: decode(written) }
    }
    const word = wordAt(text, at)
    if (word) throw new JsonProblem('name-quotes', at, clip(word))
    const isWrongQuote = text[at] === "'" || '‘’“”„'.includes(text[at] ?? '')
    if (isWrongQuote || /[/#\\]/.test(text[at] ?? '') || isOtherSpace(text[at] ?? '')) throw problemAt(text, at)
    throw new JsonProblem('name-missing', at, named(text, at))
  },
}

/** Decodes a string. It was scanned before, so `JSON.parse` cannot fail. */
export const decode = (text: string): string => (text.includes('\\') ? JSON.parse(text) : text.slice(1, -1))

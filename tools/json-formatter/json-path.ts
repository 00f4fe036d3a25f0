import { Failure } from '#engine/failures.ts'

/** A query of RFC 9535, relative to the root, or to the current node in a filter. */
export type Query = { from: '$' | '@'; segments: Segment[] }
export type Segment = { isDescendant: boolean; selectors: Selector[] }
export type Selector =
  | { kind: 'name'; name: string }
  | { kind: 'wildcard' }
  | { kind: 'index'; index: number }
  | { kind: 'slice'; from?: number; to?: number; step: number }
  | { kind: 'filter'; test: Test }
export type Test =
  | { kind: 'or'; parts: Test[] }
  | { kind: 'and'; parts: Test[] }
  | { kind: 'not'; part: Test }
  | { kind: 'exists'; query: Query }
  | { kind: 'compare'; operator: string; left: Term; right: Term }
  | { kind: 'call'; call: Call }
export type Call = { name: 'length' | 'count' | 'match' | 'search' | 'value'; args: Term[] }
export type Term = { kind: 'literal'; value: unknown } | { kind: 'query'; query: Query } | { kind: 'call'; call: Call }

const FUNCTIONS: Record<Call['name'], number> = { length: 1, count: 1, match: 2, search: 2, value: 1 }
const MAX_DEPTH = 200
/** RFC 9535, 2.5.1.1: lone surrogates are not allowed. */
const NAME = /[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*/uy
const INTEGER = /-?(?:0|[1-9]\d*)/y
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true\b|false\b|null\b/y

/**
 * Parses a JSONPath query (RFC 9535): names, wildcards, indexes, slices, descendants, filters, and the five functions.
 * @throws {Failure} invalid, with the column
 */
export function readPath(text: string): Query {
  let at = 0
  let depth = 0
  const fail = (what: string): never => {
    const message = `JSONPath, column ${at + 1}: ${what}`
    throw new Failure('invalid', { message, errors: { path: message } })
  }
  const space = () => {
    while (' \t\n\r'.includes(text[at] ?? 'x')) at++
  }
  const eat = (token: string) => {
    space()
    if (!text.startsWith(token, at)) return false
    at += token.length
    return true
  }
  const need = (token: string) => eat(token) || fail(`${token} is missing.`)
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  const integer = () => {
    space()
    const found = match(INTEGER)
    if (found === undefined) return undefined
    return found !== '-0' && Number.isSafeInteger(Number(found))
      ? Number(found)
      : fail(`${found} is not a valid index.`)
  }

  const query = (from: '$' | '@'): Query => {
    if (++depth > MAX_DEPTH) fail(`queries are nested more than ${MAX_DEPTH} deep.`)
    const segments: Segment[] = []
    for (;;) {
      const before = at
      space()
      if (text.startsWith('..', at)) {
        at += 2
        segments.push({ isDescendant: true, selectors: text[at] === '[' ? bracket() : [shorthand()] })
      } else if (text[at] === '.') {
        at++
        segments.push({ isDescendant: false, selectors: [shorthand()] })
      } else if (text[at] === '[') segments.push({ isDescendant: false, selectors: bracket() })
      else {
        at = before
        depth--
        return { from, segments }
      }
    }
  }
  const shorthand = (): Selector => {
    if (text[at] === '*') {
      at++
      return { kind: 'wildcard' }
    }
    return {
      kind: 'name',
      name: match(NAME) ?? fail('a name or * has to follow the dot. Write other names as ["name"].'),
    }
  }
  const bracket = (): Selector[] => {
    at++
    const list = [selector()]
    while (eat(',')) list.push(selector())
    need(']')
    return list
  }
  const selector = (): Selector => {
    space()
    if (text[at] === '"' || text[at] === "'") return { kind: 'name', name: quoted() }
    if (eat('*')) return { kind: 'wildcard' }
    if (eat('?')) return { kind: 'filter', test: either() }
    const from = integer()
    if (!eat(':')) {
      if (from === undefined) fail('brackets need a quoted name, an index, a slice, *, or ?.')
      return { kind: 'index', index: from as number }
    }
    const to = integer()
    const step = eat(':') ? integer() : 1
    return {
      kind: 'slice',
      step: step ?? 1,
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }
  }
  const quoted = (): string => {
    const quote = text[at]
    const start = ++at
    while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1
    if (at >= text.length) fail('this string is never closed.')
    const inner = text.slice(start, at++)
    const asJson = quote === '"' ? inner : inner.replace(/\\'|"/g, (one) => (one === '"' ? '\\"' : "'"))
    const decoded = fromJson(`"${asJson}"`)
    // The two halves of a surrogate pair must be written alike: both literally, or both as escapes.
    if (decoded?.isWellFormed() && inner.isWellFormed()) return decoded
    at = start
    return fail('this string has an escape or a character that RFC 9535 does not allow.')
  }
  const either = (): Test => {
    const parts = [both()]
    while (eat('||')) parts.push(both())
    return parts.length > 1 ? { kind: 'or', parts } : (parts[0] as Test)
  }
  const both = (): Test => {
    const parts = [basic()]
    while (eat('&&')) parts.push(basic())
    return parts.length > 1 ? { kind: 'and', parts } : (parts[0] as Test)
  }
  const basic = (): Test => {
    if (++depth > MAX_DEPTH) fail(`the filter is nested more than ${MAX_DEPTH} deep.`)
    const test = unnested()
    depth--
    return test
  }
  const unnested = (): Test => {
    space()
    if (text[at] === '!' && text[at + 1] !== '=') {
      at++
      space()
      if (text[at] === '(') return { kind: 'not', part: grouped() }
      const part = text[at] === '!' ? undefined : comparison()
      return part && part.kind !== 'compare'
        ? { kind: 'not', part }
        : fail('! is followed by a path, a function, or parentheses.')
    }
    return text[at] === '(' ? grouped() : comparison()
  }
  const grouped = (): Test => {
    at++
    const inner = either()
    need(')')
    return inner
  }
  const comparison = (): Test => {
    const left = term()
    space()
    const operator = ['==', '!=', '<=', '>=', '<', '>'].find((one) => text.startsWith(one, at))
    if (operator) {
      at += operator.length
      const right = term()
      for (const side of [left, right]) {
        if (side.kind === 'query' && !isSingular(side.query)) fail('only a path to one value can be compared.')
        if (side.kind === 'call' && isLogical(side.call)) fail(`${side.call.name}() is true or false by itself.`)
      }
      return { kind: 'compare', operator, left, right }
    }
    if (left.kind === 'query') return { kind: 'exists', query: left.query }
    if (left.kind === 'call' && isLogical(left.call)) return { kind: 'call', call: left.call }
    return fail('a comparison such as == is missing.')
  }
  const term = (): Term => {
    space()
    const next = text[at]
    if (next === '"' || next === "'") return { kind: 'literal', value: quoted() }
    if (next === '$' || next === '@') {
      at++
      return { kind: 'query', query: query(next) }
    }
    const literal = match(LITERAL)
    if (literal !== undefined) return { kind: 'literal', value: JSON.parse(literal) }
    const name = match(/[a-z][a-z_0-9]*/y)
    if (name === undefined || !Object.hasOwn(FUNCTIONS, name))
      return fail('a value, a path, or one of length(), count(), match(), search(), and value() is expected.')
    return { kind: 'call', call: call(name as Call['name']) }
  }
  const call = (name: Call['name']): Call => {
    if (text[at++] !== '(') fail('( has to follow the name of a function.')
    const args = [term()]
    while (eat(',')) args.push(term())
    need(')')
    if (args.length !== FUNCTIONS[name]) fail(`${name}() takes ${FUNCTIONS[name]} of them.`)
    if (/count|value/.test(name) && args[0]?.kind !== 'query') fail(`${name}() takes a path.`)
    if (!/count|value/.test(name) && args.some((one) => one.kind === 'query' && !isSingular(one.query)))
      fail(`${name}() takes a path to one value.`)
    if (args.some((one) => one.kind === 'call' && isLogical(one.call)))
      fail(`${name}() takes a value, and match() and search() are only true or false.`)
    return { name, args }
  }

  if (text[0] !== '$') fail('a query starts with $, the whole document.')
  at = 1
  const result = query('$')
  if (at < text.length) fail(`${text[at]} is not allowed here.`)
  return result
}

/** The functions whose result is true or false, not a value. RFC 9535, 2.4.1. */
const isLogical = ({ name }: Call) => name === 'match' || name === 'search'

function fromJson(text: string): string | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns whether a query has names and indexes only, so it has at most one value. RFC 9535, 2.3.5.1. */
function isSingular({ segments }: Query) {
  return segments.every(
    ({ isDescendant, selectors: [first, ...more] }) =>
      !isDescendant && more.length === 0 && (first?.kind === 'name' || first?.kind === 'index'),
  )
}

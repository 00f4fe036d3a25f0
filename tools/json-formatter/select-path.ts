import { Failure } from '#engine/failures.ts'
import { readIRegexp } from './i-regexp.ts'
import type { Call, Query, Selector, Term, Test } from './json-path.ts'
import { decode, type JsonNode } from './parse-json.ts'

/** A value that a query found. */
export type Found = { node: JsonNode; parent: Found | undefined; at: number }

/** Maximum number of visits, which only queries that multiply themselves exceed, such as $..*..*. */
const MAX_VISITS = 5_000_000
const NOTHING = Symbol('nothing')

/**
 * Returns all values that a query selects, in order.
 * @param refused collects the patterns of match() and search() that RFC 9485 does not allow: their test is never true
 * @throws {Failure} invalid, if it would visit more than 5,000,000 values
 */
export function selectPath(query: Query, root: JsonNode, refused = new Set<string>()): Found[] {
  let visits = 0
  const visit = () => {
    if (++visits > MAX_VISITS) {
      const message = 'This query visits more than 5,000,000 values: make the path more specific.'
      throw new Failure('invalid', { message, errors: { path: message } })
    }
  }

  const ask = ({ from, segments }: Query, current: Found): Found[] => {
    let found: Found[] = [from === '$' ? { node: root, parent: undefined, at: 0 } : current]
    for (const { isDescendant, selectors } of segments) {
      const next: Found[] = []
      for (const one of found) {
        const nodes = isDescendant ? descendants(one) : [one]
        for (const node of nodes) for (const selector of selectors) choose(selector, node, next)
      }
      found = next
    }
    return found
  }
  const descendants = (start: Found) => {
    const all: Found[] = []
    const open = [start]
    for (let one = open.pop(); one; one = open.pop()) {
      visit()
      all.push(one)
      for (let at = one.node.children.length - 1; at >= 0; at--) open.push(child(one, at))
    }
    return all
  }
  const choose = (selector: Selector, of: Found, into: Found[]) => {
    visit()
    const { node } = of
    const count = node.children.length
    if (selector.kind === 'name') {
      const at = node.kind === 'object' ? node.names.lastIndexOf(selector.name) : -1
      if (at >= 0) into.push(child(of, at))
    } else if (selector.kind === 'index') {
      const at = selector.index < 0 ? count + selector.index : selector.index
      if (node.kind === 'array' && at >= 0 && at < count) into.push(child(of, at))
    } else if (selector.kind === 'slice') {
      if (node.kind === 'array') for (const at of slice(selector, count)) into.push(child(of, at))
    } else
      for (let at = 0; at < count; at++) {
        visit()
        const one = child(of, at)
        if (selector.kind === 'wildcard' || holds(selector.test, one)) into.push(one)
      }
  }
  const holds = (test: Test, current: Found): boolean => {
    if (test.kind === 'or') return test.parts.some((part) => holds(part, current))
    if (test.kind === 'and') return test.parts.every((part) => holds(part, current))
    if (test.kind === 'not') return !holds(test.part, current)
    if (test.kind === 'exists') return ask(test.query, current).length > 0
    if (test.kind === 'call') return run(test.call, current) === true
    const left = valueIn(test.left, current)
    const right = valueIn(test.right, current)
    if (test.operator === '==') return isEqual(left, right)
    if (test.operator === '!=') return !isEqual(left, right)
    const isLess = (a: unknown, b: unknown) =>
      (typeof a === 'number' && typeof b === 'number' && a < b) ||
      (typeof a === 'string' && typeof b === 'string' && comparePoints(a, b) < 0)
    if (test.operator === '<') return isLess(left, right)
    if (test.operator === '>') return isLess(right, left)
    return isEqual(left, right) || (test.operator === '<=' ? isLess(left, right) : isLess(right, left))
  }
  const valueIn = (term: Term, current: Found): unknown => {
    if (term.kind === 'literal') return term.value
    if (term.kind === 'call') return run(term.call, current)
    const [one] = ask(term.query, current)
    return one ? plain(one.node) : NOTHING
  }
  const known = new Map<string, ReturnType<typeof readIRegexp>>()
  const regexp = (pattern: string) => {
    if (!known.has(pattern)) known.set(pattern, readIRegexp(pattern))
    const matcher = known.get(pattern)
    if (!matcher) refused.add(pattern)
    return matcher
  }
  const run = ({ name, args }: Call, current: Found): unknown => {
    const [first, second] = args as [Term, Term]
    if (name === 'count' || name === 'value') {
      const found = first.kind === 'query' ? ask(first.query, current) : []
      if (name === 'count') return found.length
      return found.length === 1 && found[0] ? plain(found[0].node) : NOTHING
    }
    const value = valueIn(first, current)
    if (name === 'length')
      return typeof value === 'string' ? [...value].length : isNode(value) ? value.children.length : NOTHING
    const pattern = valueIn(second, current)
    if (typeof value !== 'string' || typeof pattern !== 'string') return false
    return regexp(pattern)?.(value, name === 'match') ?? false
  }
  return ask(query, { node: root, parent: undefined, at: 0 })
}

const child = (parent: Found, at: number): Found => ({ node: parent.node.children[at] as JsonNode, parent, at })

/** Returns the normalized path of a value. RFC 9535, 2.7. */
export function pathOf(found: Found): string {
  const steps: string[] = []
  for (let { parent, at } = found; parent; { parent, at } = parent)
    steps.push(parent.node.kind === 'array' ? `[${at}]` : `['${escaped(parent.node.names[at] ?? '')}']`)
  return `$${steps.reverse().join('')}`
}

const escaped = (name: string) => JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")

/** Returns the indexes of a slice: RFC 9535, 2.3.4.2.2. */
function slice({ from, to, step }: Extract<Selector, { kind: 'slice' }>, count: number) {
  const chosen: number[] = []
  const real = (index: number) => (index < 0 ? count + index : index)
  const within = (index: number, low: number, high: number) => Math.min(Math.max(real(index), low), high)
  if (step > 0) {
    const end = to === undefined ? count : within(to, 0, count)
    for (let at = from === undefined ? 0 : within(from, 0, count); at < end; at += step) chosen.push(at)
  } else if (step < 0) {
    const end = to === undefined ? -1 : within(to, -1, count - 1)
    for (let at = from === undefined ? count - 1 : within(from, -1, count - 1); at > end; at += step) chosen.push(at)
  }
  return chosen
}

const isNode = (value: unknown): value is JsonNode => typeof value === 'object' && value !== null
const plain = (node: JsonNode): unknown =>
  node.kind === 'string'
    ? decode(node.text)
    : node.children.length > 0 || /object|array/.test(node.kind)
      ? node
      : JSON.parse(node.text)

function isEqual(one: unknown, other: unknown): boolean {
  const open: [unknown, unknown][] = [[one, other]]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [a, b] = pair
    if (!isNode(a) || !isNode(b)) {
      if (a !== b) return false
      continue
    }
    if (a.kind !== b.kind || a.children.length !== b.children.length) return false
    for (let at = 0; at < a.children.length; at++) {
      const partner = a.kind === 'array' ? at : b.names.indexOf(a.names[at] ?? '')
      if (partner < 0) return false
      open.push([plain(a.children[at] as JsonNode), plain(b.children[partner] as JsonNode)])
    }
  }
  return true
}

/** Compares strings by Unicode scalar values, as RFC 9535 requires. */
function comparePoints(a: string, b: string) {
  const [one, other] = [[...a], [...b]]
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const difference = (one[at]?.codePointAt(0) ?? 0) - (other[at]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

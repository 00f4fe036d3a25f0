import { pseudoElementOf, riskOf, specificityOf } from './selectors.ts'
import { closes, opens, splitAt, tokensOf } from './tokens.ts'

/** Number of characters that `:is()` adds to a list. */
const COST = ':is()'.length
/** Maximum length of a list, because each pair of its selectors is compared. */
const MAX_SELECTORS = 40
const PIECE = /::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[(?:[^\]"']|"[^"]*"|'[^']*')*\]|[.#][\w-]+|[\w-]+|[ >+~]/g
/** Parts that make a selector more than a compound, or dependent on its surroundings. */
const RELATES = /[ >+~*&]/

/**
 * Joins selectors that differ in one compound as one with `:is()`, where that is shorter. Only selectors of equal
 * specificity are joined, because `:is()` takes the highest of its list (Selectors 4, section 17).
 * @example joinSelectors(['.card .a', '.card .b']) // ['.card :is(.a,.b)']
 */
export function joinSelectors(selectors: string[]): string[] {
  if (selectors.length > MAX_SELECTORS) return selectors
  const list = selectors.map((text) => ({ text, pieces: piecesOf(text) }))
  for (;;) {
    const group = bestGroup(list)
    if (!group) return list.map(({ text }) => text)
    const { prefix, suffix, members } = group
    const middles = members.map(({ pieces }) => pieces.slice(prefix.length, pieces.length - suffix.length).join(''))
    const text = `${prefix.join('')}:is(${middles.join(',')})${suffix.join('')}`
    list.splice(list.indexOf(members[0] as Candidate), 1, { text, pieces: [] })
    for (const one of members.slice(1)) list.splice(list.indexOf(one), 1)
  }
}

/** Returns the simple selectors and combinators of a selector; none if it must not be joined. */
function piecesOf(text: string): string[] {
  const pieces: string[] = text.match(PIECE) ?? []
  const isWhole = pieces.join('') === text
  return isWhole && riskOf(text) === '' && specificityOf(text) !== undefined ? pieces : []
}

type Candidate = { text: string; pieces: string[] }
type Group = { prefix: string[]; suffix: string[]; members: Candidate[]; saved: number }

function bestGroup(list: Candidate[]): Group | undefined {
  let best: Group | undefined
  for (const [at, one] of list.entries())
    for (const other of list.slice(at + 1)) {
      const shared = sharedBy(one, other)
      if (!shared) continue
      const members = list.filter((third) => third === one || fits(third, one, shared))
      const length = shared.prefix.join('').length + shared.suffix.join('').length
      const saved = (members.length - 1) * length - COST
      if (saved > (best?.saved ?? 0)) best = { ...shared, members, saved }
    }
  return best
}

type Shared = Pick<Group, 'prefix' | 'suffix'>

/** Returns the common start and end of two selectors that differ in one compound, or in a part of it. */
function sharedBy(one: Candidate, other: Candidate): Shared | undefined {
  const [a, b] = [one.pieces, other.pieces]
  const limit = Math.min(a.length, b.length) - 1
  let before = 0
  while (before < limit && a[before] === b[before]) before++
  let after = 0
  while (after < limit - before && a.at(-1 - after) === b.at(-1 - after)) after++
  const shared = { prefix: a.slice(0, before), suffix: after === 0 ? [] : a.slice(-after) }
  return isPart(middleOf(one, shared)) && fits(other, one, shared) ? shared : undefined
}

function fits(other: Candidate, one: Candidate, shared: Shared) {
  const { prefix, suffix } = shared
  const { pieces } = other
  return (
    pieces.length > prefix.length + suffix.length &&
    prefix.every((piece, at) => pieces[at] === piece) &&
    suffix.every((piece, at) => pieces[pieces.length - suffix.length + at] === piece) &&
    isPart(middleOf(other, shared)) &&
    specificityOf(other.text) === specificityOf(one.text)
  )
}

const middleOf = ({ pieces }: Candidate, { prefix, suffix }: Shared) =>
  pieces.slice(prefix.length, pieces.length - suffix.length)

/** Returns whether a piece may be inside `:is()`: neither a combinator nor a pseudo-element. */
const isPart = (pieces: string[]) =>
  pieces.length > 0 && !pieces.some((piece) => RELATES.test(piece) || pseudoElementOf(piece) !== '')

/**
 * Expands `:is()` into the selectors that match the same elements with the same specificity. A list with unequal
 * specificities, or with more than compounds, stays unchanged.
 */
export function splitMatches(selector: string): string[] {
  const start = selector.indexOf(':is(')
  if (start < 0) return [selector]
  const end = endOf(selector, start + ':is('.length)
  const inside = splitAt(selector.slice(start + ':is('.length, end), ',')
  const [before, after] = [selector.slice(0, start), selector.slice(end + 1)]
  const isWithin = /\([^)]*$/.test(before)
  const isApart = before === '' || /[ >+~]$/.test(before)
  const canSplit = inside.every(
    (one) => /^[.#:[\w-]/.test(one) && !RELATES.test(one) && pseudoElementOf(one) === '' && riskOf(one) === '',
  )
  const specificities = new Set(inside.map(specificityOf))
  const isSplit =
    !isWithin && canSplit && specificities.size === 1 && (isApart || inside.every((one) => /^[.#:[]/.test(one)))
  return isSplit ? inside.flatMap((one) => splitMatches(`${before}${one}${after}`)) : [selector]
}

/** Returns where an open bracket is closed. */
function endOf(text: string, from: number) {
  let depth = 0
  for (const token of tokensOf(text.slice(from))) {
    if (closes(token) && depth-- === 0) return from + token.start
    if (opens(token)) depth++
  }
  return text.length
}

import { shorten } from '../text/shorten.ts'
import { readableValue } from './canonical-value.ts'
import { type Cascade, type Chain, cascadeOf } from './cascade.ts'
import { initialValue } from './expand.ts'
import { featuresOf } from './fallbacks.ts'
import { groupsOf, longhandsOf, unprefixed } from './longhands.ts'
import type { Item } from './read-sheet.ts'

/** Longhands that are reset by shorthands, not inherited, and rarely set by stylesheets. */
const RESET = [
  ...longhandsOf('border-image'),
  'transition-behavior',
  'text-decoration-thickness',
  'animation-timeline',
  'animation-composition',
  ...longhandsOf('animation-range'),
]

/** Returns the first difference of two stylesheets as a sentence; undefined if browsers treat both alike. */
export function compareSheets(source: Item[], output: Item[]): string | undefined {
  return compareCascades(cascadeOf(source), cascadeOf(output))
}

/**
 * Compares two stylesheets without using any of the minifiers: parses both (CSS Syntax 3), expands shorthands, and
 * compares each selector's value of each longhand, then the order of declarations of equal specificity, layer, and
 * importance that set one longhand to different values (CSS Cascade 5, section 6). Values that it cannot expand must be
 * identical.
 * @returns the first difference as a sentence; undefined if browsers treat both alike
 */
export function compareCascades(before: Cascade, after: Cascade): string | undefined {
  if (before.layers.join() !== after.layers.join()) return 'The order of the cascade layers differs.'
  const lost = before.others.find((one, at) => one !== after.others[at])
  if (lost !== undefined || before.others.length !== after.others.length)
    return `An at-rule differs: ${clip(lost ?? after.others[before.others.length] ?? '')}.`
  const pairs = pairsOf(before, after)
  const extra = extraIn(after, before, pairs)
  const ignored = neverSet(pairs, extra)
  for (const { chain, other } of pairs)
    if ((!other || !isSameChain(chain, other)) && !ignored.has(chain.property))
      return `${clip(chain.name)} has another ${chain.property}: ${clip(chainText(chain))} before, ${clip(other ? chainText(other) : 'none')} after.`
  for (const chain of extra)
    if (!ignored.has(chain.property))
      return `${clip(chain.name)} has another ${chain.property}: none before, ${clip(chainText(chain))} after.`
  return orderDifference(pairs) ?? barrierDifference(pairs, before, after)
}

/** Returns the first value that moved past text with an unknown effect. */
function barrierDifference(pairs: Pair[], { barriers }: Cascade, { barriers: others }: Cascade): string | undefined {
  if (barriers.length === 0) return undefined
  const before = (list: number[], at: number) => list.filter((one) => one < at).length
  for (const { chain, other } of pairs)
    for (const [index, { at }] of chain.values.entries())
      if (before(barriers, at) !== before(others, other?.values[index]?.at ?? 0))
        return `${clip(chain.name)} moved past text that CSS does not know.`
  return undefined
}

type Pair = { chain: Chain; other: Chain | undefined }

/** Returns each chain of the first stylesheet with its counterpart in the second. */
function pairsOf(before: Cascade, after: Cascade): Pair[] {
  const pairs: Pair[] = []
  for (const [name, chains] of before.chains) {
    const others = after.chains.get(name)
    for (const [id, chain] of chains) pairs.push({ chain, other: others?.get(id) })
  }
  return pairs
}

/** Returns chains that only the second stylesheet has. */
function extraIn(after: Cascade, before: Cascade, pairs: Pair[]): Chain[] {
  let count = 0
  for (const chains of after.chains.values()) count += chains.size
  for (const { other } of pairs) if (other) count--
  if (count === 0) return []
  return pairsOf(after, before).flatMap(({ chain, other }) => (other ? [] : [chain]))
}

/** Returns longhands that shorthands reset and that neither stylesheet sets to another value. */
function neverSet(pairs: Pair[], extra: Chain[]) {
  const ignored = new Set(RESET)
  const look = ({ property, values }: Chain) => {
    if (ignored.has(property) && values.some(({ text }) => text !== initialValue(property))) ignored.delete(property)
  }
  for (const { chain, other } of pairs) {
    look(chain)
    if (other) look(other)
  }
  for (const chain of extra) look(chain)
  return ignored
}

const clip = (text: string) => shorten(readableValue(text), 100)
const isSameChain = ({ values }: Chain, { values: others }: Chain) =>
  values.length === others.length && values.every(({ text }, at) => text === others[at]?.text)
const chainText = ({ values }: Chain) => values.map(({ text }) => text).join(' then ')

/** One value of a chain, with its place in both stylesheets. */
type Move = { chain: Chain; text: string; before: number; after: number }

type Entry = {
  name: string
  property: string
  value: string
  /** Features that a browser must support to use the value. */
  needs: Set<string>
  before: number
  after: number
}

/**
 * Returns the first difference in order: sorted by their place in the first stylesheet, entries with different values
 * must not swap.
 */
function orderDifference(pairs: Pair[]): string | undefined {
  for (const [group, moves] of bucketsOf(pairs)) {
    moves.sort((one, other) => one.before - other.before)
    if (moves.every(({ after }, at) => after >= (moves[at - 1]?.after ?? 0))) continue
    const list = moves.map(entryOf)
    let [first, second]: (Entry | undefined)[] = [undefined, undefined]
    for (const entry of list) {
      const likely = first && first.value !== entry.value ? first : second
      const rival = likely && isSwapped(likely, entry) ? list.find((one) => isRival(one, entry, list)) : undefined
      if (rival)
        return `${clip(rival.name)} and ${clip(entry.name)} would override each other in another order (${group}).`
      if (!first || entry.after > first.after) {
        if (first && first.value !== entry.value) second = first
        first = entry
      } else if (first.value !== entry.value && (!second || entry.after > second.after)) second = entry
    }
  }
  return undefined
}

const entryOf = ({ chain: { name, property }, text, before, after }: Move): Entry => {
  // The same value with and without prefixes may be in any order.
  const value = `${unprefixed(property)}:${text}`
  return { name, property, value, needs: featuresOf(text), before, after }
}

const isSwapped = (one: Entry, other: Entry) => one.after > other.after && one.before < other.before

/** Returns whether two entries swap places and the result differs in a browser. */
const isRival = (one: Entry, other: Entry, list: Entry[]) =>
  one.value !== other.value && isSwapped(one, other) && !isReplaced(one, other, list) && !isReplaced(other, one, list)

/**
 * Returns whether every browser that uses the other entry also uses a later value of this entry's selector, so that the
 * later value is the one to compare.
 */
const isReplaced = (entry: Entry, { property, needs }: Entry, list: Entry[]) =>
  list.some(
    (one) =>
      one.name === entry.name &&
      one.property === property &&
      one.before > entry.before &&
      one.after > entry.after &&
      [...one.needs].every((feature) => needs.has(feature)),
  )

/** Groups values that can override each other: same layer, importance, pseudo-element, longhand, and specificity. */
function* bucketsOf(pairs: Pair[]): Generator<[group: string, moves: Move[]]> {
  const places = new Map<string, Map<string, Map<number | undefined, Move[]>>>()
  const resets = new Map<string, Move[]>()
  for (const { chain, other } of pairs) {
    const place = `${chain.layer} ${chain.isImportant ? '!' : ''} ${chain.pseudoElement}`
    const groups = entryIn(places, place, () => new Map())
    for (const group of groupsOf(chain.property)) {
      const list =
        group === 'all'
          ? entryIn(resets, place, () => [])
          : entryIn(
              entryIn(groups, group, () => new Map()),
              chain.specificity,
              () => [],
            )
      for (const [index, { text, at }] of chain.values.entries())
        list.push({ chain, text, before: at, after: other?.values[index]?.at ?? 0 })
    }
  }
  for (const list of resets.values()) yield ['all', list]
  for (const [place, groups] of places)
    for (const [group, bySpecificity] of groups) {
      // An unknown specificity may equal any other. And `all` sets every longhand.
      const anyone = [...(bySpecificity.get(undefined) ?? []), ...(resets.get(place) ?? [])]
      for (const [specificity, list] of bySpecificity)
        if (specificity !== undefined) yield [group, anyone.length === 0 ? list : [...list, ...anyone]]
      if (anyone.length > 0) yield [group, anyone]
    }
}

function entryIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

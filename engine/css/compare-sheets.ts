import { type Cascade, type Chain, cascadeOf } from './cascade.ts'
import { initialValue } from './expand.ts'
import { featuresOf } from './fallbacks.ts'
import { groupsOf, longhandsOf, unprefixed } from './longhands.ts'
import type { Item } from './read-sheet.ts'

/** Longhands that shorthands reset, that are not inherited, and that hardly a sheet sets. */
const RESET = [
  ...longhandsOf('border-image'),
  'transition-behavior',
  'text-decoration-thickness',
  'animation-timeline',
  'animation-composition',
  ...longhandsOf('animation-range'),
]

/** Returns the first difference of two sheets as a sentence; undefined where browsers make the same of both. */
export function compareSheets(source: Item[], output: Item[]): string | undefined {
  return compareCascades(cascadeOf(source), cascadeOf(output))
}

/**
 * Returns the judge of the race. It shares no code with any engine: it reads both sheets itself (CSS Syntax 3), takes
 * shorthands apart, and compares what each selector says of each longhand, then the order of declarations of equal
 * specificity, layer, and importance that set one longhand to different values (CSS Cascade 5, section 6). What it
 * cannot take apart has to be written alike.
 * @returns the first difference as a sentence; undefined where browsers make the same of both
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
  return orderDifference(pairs)
}

type Pair = { chain: Chain; other: Chain | undefined }

/** Returns each chain of a sheet before, and the same one after. */
function pairsOf(before: Cascade, after: Cascade): Pair[] {
  const pairs: Pair[] = []
  for (const [name, chains] of before.chains) {
    const others = after.chains.get(name)
    for (const [id, chain] of chains) pairs.push({ chain, other: others?.get(id) })
  }
  return pairs
}

/** Returns the chains after that are not before. */
function extraIn(after: Cascade, before: Cascade, pairs: Pair[]): Chain[] {
  let count = 0
  for (const chains of after.chains.values()) count += chains.size
  for (const { other } of pairs) if (other) count--
  if (count === 0) return []
  return pairsOf(after, before).flatMap(({ chain, other }) => (other ? [] : [chain]))
}

/** Longhands that a shorthand resets, and nothing in either sheet sets to anything else. */
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

const clip = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text)
const isSameChain = ({ values }: Chain, { values: others }: Chain) =>
  values.length === others.length && values.every(({ text }, at) => text === others[at]?.text)
const chainText = ({ values }: Chain) => values.map(({ text }) => text).join(' then ')

/** One value of a chain, with its place in both sheets. */
type Move = { chain: Chain; text: string; before: number; after: number }

type Entry = {
  name: string
  property: string
  value: string
  /** What a browser has to know to use the value. */
  needs: Set<string>
  before: number
  after: number
}

/** Sorted by their place before, entries of different values must not change places. */
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
  // Prefixed or not, the same value in any order is the same.
  const value = `${unprefixed(property)}:${text}`
  return { name, property, value, needs: featuresOf(text), before, after }
}

const isSwapped = (one: Entry, other: Entry) => one.after > other.after && one.before < other.before

/** Returns whether two entries change places and a browser can tell. */
const isRival = (one: Entry, other: Entry, list: Entry[]) =>
  one.value !== other.value && isSwapped(one, other) && !isReplaced(one, other, list) && !isReplaced(other, one, list)

/**
 * Returns whether each browser that uses the other entry also uses a later one of the selector of this one, so it
 * compares that.
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

/** Values that can override each other: those of one layer, importance, pseudo-element, longhand, and specificity. */
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
      // Where the specificity is not known it may equal any other. And `all` sets every longhand.
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

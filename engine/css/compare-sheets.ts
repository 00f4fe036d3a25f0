import { type Cascade, type Chain, cascadeOf } from './cascade.ts'
import { initialValue } from './expand.ts'
import { groupsOf, longhandsOf, unprefixed } from './longhands.ts'
import type { Item } from './read-sheet.ts'

const BORDER_IMAGE = longhandsOf('border-image')

/** The first difference of two sheets as a sentence; undefined where browsers make the same of both. */
export function compareSheets(source: Item[], output: Item[]): string | undefined {
  return compareCascades(cascadeOf(source), cascadeOf(output))
}

/**
 * The judge of the race. It shares no code with any engine: it reads both sheets itself (CSS Syntax 3), takes shorthands
 * apart, and compares what each selector says of each longhand, then the order of declarations of equal specificity,
 * layer, and importance that set one longhand to different values (CSS Cascade 5, section 6). What it cannot take apart
 * has to be written alike.
 * @returns the first difference as a sentence; undefined where browsers make the same of both
 */
export function compareCascades(before: Cascade, after: Cascade): string | undefined {
  if (before.layers.join() !== after.layers.join()) return 'The order of the cascade layers differs.'
  const lost = before.others.find((one, at) => one !== after.others[at])
  if (lost !== undefined || before.others.length !== after.others.length)
    return `An at-rule differs: ${clip(lost ?? after.others[before.others.length] ?? '')}.`
  const ignored = neverSet(before, after)
  for (const [id, chain] of before.chains) {
    const other = after.chains.get(id)
    if (ignored.has(chain.property)) continue
    if (!other || chainText(chain) !== chainText(other))
      return `${clip(chain.name)} has another ${chain.property}: ${clip(chainText(chain))} before, ${clip(other ? chainText(other) : 'none')} after.`
  }
  for (const [id, chain] of after.chains)
    if (!before.chains.has(id) && !ignored.has(chain.property))
      return `${clip(chain.name)} has another ${chain.property}: none before, ${clip(chainText(chain))} after.`
  return orderDifference(before, after)
}

/** Longhands that `border` resets, and nothing in either sheet sets to anything else. */
function neverSet(before: Cascade, after: Cascade) {
  const ignored = new Set(BORDER_IMAGE)
  for (const { chains } of [before, after])
    for (const { property, values } of chains.values())
      if (ignored.has(property) && values.some(({ text }) => text !== initialValue(property))) ignored.delete(property)
  return ignored
}

const clip = (text: string) => (text.length > 100 ? `${text.slice(0, 99)}…` : text)
const chainText = ({ values }: Chain) => values.map(({ text }) => text).join(' then ')

type Entry = { name: string; value: string; before: number; after: number }

/** Sorted by their place before, entries of different values must not change places. */
function orderDifference(before: Cascade, after: Cascade): string | undefined {
  for (const [bucket, list] of bucketsOf(before, after)) {
    list.sort((one, other) => one.before - other.before)
    let [first, second]: (Entry | undefined)[] = [undefined, undefined]
    for (const entry of list) {
      const rival = first && first.value !== entry.value ? first : second
      if (rival && rival.after > entry.after && rival.before < entry.before)
        return `${clip(rival.name)} and ${clip(entry.name)} would override each other in another order (${bucket.split(' ').at(-1)}).`
      if (!first || entry.after > first.after) {
        if (first && first.value !== entry.value) second = first
        first = entry
      } else if (first.value !== entry.value && (!second || entry.after > second.after)) second = entry
    }
  }
  return undefined
}

function bucketsOf(before: Cascade, after: Cascade) {
  const buckets = new Map<string, Entry[]>()
  const resets = new Map<string, Entry[]>()
  const open = new Map<string, { group: string; anyone: Entry[]; bySpecificity: Set<string> }>()
  for (const [id, chain] of before.chains) {
    const other = after.chains.get(id)
    for (const group of groupsOf(chain.property)) {
      const place = `${chain.layer} ${chain.isImportant ? '!' : ''} ${chain.pseudoElement}`
      const base = `${place} ${group}`
      const state = open.get(base) ?? { group: place, anyone: [], bySpecificity: new Set() }
      open.set(base, state)
      for (const [at, { text, at: begin }] of chain.values.entries()) {
        const entry = {
          name: chain.name,
          // Prefixed or not, the same value in any order is the same.
          value: `${unprefixed(chain.property)}:${text}`,
          before: begin,
          after: other?.values[at]?.at ?? 0,
        }
        if (group === 'all') resets.set(place, [...(resets.get(place) ?? []), entry])
        else if (chain.specificity === undefined) state.anyone.push(entry)
        else {
          const bucket = `${chain.specificity} ${base}`
          state.bySpecificity.add(bucket)
          const list = buckets.get(bucket)
          if (list) list.push(entry)
          else buckets.set(bucket, [entry])
        }
      }
    }
  }
  // Where the specificity is not known it may equal any other.
  // And `all` sets every longhand.
  for (const [base, { group, anyone: own, bySpecificity }] of open) {
    const anyone = [...own, ...(resets.get(group) ?? [])]
    if (anyone.length === 0) continue
    buckets.set(`? ${base}`, [...anyone])
    for (const bucket of bySpecificity) buckets.get(bucket)?.push(...anyone)
  }
  return buckets
}

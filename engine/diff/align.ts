import { diffArrays } from 'diff'

/** Indices of unchanged items in both sequences, rising in both. */
export type IndexPairs = [before: number, after: number][]

/**
 * Beyond this number of edits, a passage is shown as replaced, because a shortest path through it would be unreadable.
 */
const MAX_EDITS = 1_500

/**
 * Aligns two sequences: first by items that occur once in each (patience diff, Bram Cohen), then between them by Myers
 * 1986 with the package `diff`. The pairs are equal items, rising in both sequences.
 */
export function align(before: string[], after: string[], mostEdits = MAX_EDITS): IndexPairs {
  const kept: IndexPairs = []
  const stretches: [number, number, number, number][] = [[0, before.length, 0, after.length]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    let [from, to, from2, to2] = stretch
    while (from < to && from2 < to2 && before[from] === after[from2]) kept.push([from++, from2++])
    while (from < to && from2 < to2 && before[to - 1] === after[to2 - 1]) kept.push([--to, --to2])
    if (from === to || from2 === to2) continue
    const anchors = rising(onceInBoth(before, after, [from, to, from2, to2]))
    if (anchors.length === 0) {
      kept.push(...shortestEdit(before, after, [from, to, from2, to2], mostEdits))
      continue
    }
    let [last, last2] = [from, from2]
    for (const [at, at2] of anchors) {
      stretches.push([last, at, last2, at2])
      kept.push([at, at2])
      last = at + 1
      last2 = at2 + 1
    }
    stretches.push([last, to, last2, to2])
  }
  return kept.sort((one, other) => one[0] - other[0])
}

type Range = [number, number, number, number]

function onceInBoth(before: string[], after: string[], [from, to, from2, to2]: Range): IndexPairs {
  const places = (list: string[], start: number, end: number) => {
    const found = new Map<string, number>()
    for (let at = start; at < end; at++) found.set(list[at] as string, found.has(list[at] as string) ? -1 : at)
    return found
  }
  const others = places(after, from2, to2)
  const pairs: IndexPairs = []
  for (const [item, at] of places(before, from, to)) {
    const at2 = others.get(item) ?? -1
    if (at >= 0 && at2 >= 0) pairs.push([at, at2])
  }
  return pairs.sort((one, other) => one[0] - other[0])
}

/** Returns the longest run of pairs that also rise in the second sequence: patience sorting, O(n log n). */
function rising(pairs: IndexPairs): IndexPairs {
  const tops: number[] = []
  const previous: number[] = []
  pairs.forEach(([, value], index) => {
    let low = 0
    let high = tops.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[tops[middle] as number]?.[1] ?? 0) < value) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (tops[low - 1] as number) : -1
    tops[low] = index
  })
  const chosen: IndexPairs = []
  for (let at = tops.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) chosen.push(pairs[at] as IndexPairs[number])
  return chosen.reverse()
}

function shortestEdit(
  before: string[],
  after: string[],
  [from, to, from2, to2]: Range,
  maxEditLength: number,
): IndexPairs {
  const parts = diffArrays(before.slice(from, to), after.slice(from2, to2), { maxEditLength })
  const kept: IndexPairs = []
  let [at, at2] = [from, from2]
  for (const { added, removed, count = 0 } of parts ?? []) {
    if (!added && !removed) for (let step = 0; step < count; step++) kept.push([at + step, at2 + step])
    if (!added) at += count
    if (!removed) at2 += count
  }
  return kept
}

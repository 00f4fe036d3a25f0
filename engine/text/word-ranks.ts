import type { TaggedWord } from './noun-phrases.ts'
import type { WordClass } from './word-classes.ts'

/** A word with its class and its stem. */
export type StemmedWord = TaggedWord & { stem: string }

/** Words that stand within two of each other are neighbors. */
const WINDOW = 3
const DAMPING = 0.85
const ROUNDS = 20
const carries = new Set<WordClass>(['noun', 'name', 'adjective', 'gerund', 'participle'])

/** Returns the rank of each stem: a random walk over neighboring words, weighted by how often they are neighbors. */
export function wordRanks(words: StemmedWord[]): Map<string, number> {
  const ids = new Map<string, number>()
  const sequence = words.map(({ stem, wordClass }) => {
    if (!carries.has(wordClass)) return -1
    const known = ids.get(stem)
    if (known !== undefined) return known
    ids.set(stem, ids.size)
    return ids.size - 1
  })
  const edges = Array.from({ length: ids.size }, () => new Map<number, number>())
  sequence.forEach((one, at) => {
    if (one < 0) return
    for (let step = 1; step < WINDOW; step += 1) {
      const other = sequence[at + step] ?? -1
      if (other < 0 || other === one) continue
      edges[one]?.set(other, (edges[one].get(other) ?? 0) + 1)
      edges[other]?.set(one, (edges[other].get(one) ?? 0) + 1)
    }
  })
  const sums = edges.map((near) => [...near.values()].reduce((sum, weight) => sum + weight, 0) || 1)
  let ranks = new Float64Array(ids.size).fill(1 / Math.max(1, ids.size))
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(ids.size).fill((1 - DAMPING) / Math.max(1, ids.size))
    edges.forEach((near, from) => {
      const share = (DAMPING * (ranks[from] ?? 0)) / (sums[from] ?? 1)
      for (const [to, weight] of near) next[to] = (next[to] ?? 0) + share * weight
    })
    ranks = next
  }
  return new Map([...ids].map(([stem, id]) => [stem, ranks[id] ?? 0]))
}

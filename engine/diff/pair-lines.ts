import type { IndexPairs } from './align.ts'

/**
 * Minimum share of common characters of a changed line; below it, the pair is shown as one line removed and one added.
 */
export const MIN_SHARED = 0.3
/** A word on more lines than this does not help to match lines. */
const MAX_LINES_OF_WORD = 60
const MIN_LINES_OF_WORD = 8
/** In a long passage, only rarer words are looked up, so that the time is proportional to its lines. */
const MAX_LOOKUPS = 200_000

type Candidate = { removed: number; added: number; share: number }

/**
 * Pairs removed lines with the added lines that replaced them, by common words; rising in both. Between those pairs,
 * remaining lines are paired in order, because an edit within one word leaves no common word.
 * @returns indices into the two lists
 */
export function pairLines(removed: string[], added: string[]): IndexPairs {
  const chosen = heaviestChain(candidatesOf(removed, added))
  const pairs: IndexPairs = []
  let [at, at2] = [0, 0]
  for (const [end, end2] of [...chosen, [removed.length, added.length] as const]) {
    for (let step = 0; at + step < end && at2 + step < end2; step++) pairs.push([at + step, at2 + step])
    if (end < removed.length && end2 < added.length) pairs.push([end, end2])
    at = end + 1
    at2 = end2 + 1
  }
  return pairs
}

function candidatesOf(removed: string[], added: string[]): Candidate[] {
  const counts = added.map(countWords)
  const lengths = added.map(visibleLength)
  const linesOfWord = new Map<string, number[]>()
  counts.forEach((words, other) => {
    for (const word of words.keys()) {
      const lines = linesOfWord.get(word)
      if (lines) lines.push(other)
      else linesOfWord.set(word, [other])
    }
  })
  const mostLines = Math.min(MAX_LINES_OF_WORD, Math.max(MIN_LINES_OF_WORD, MAX_LOOKUPS / removed.length))
  const shared = new Uint32Array(added.length)
  return removed.flatMap((line, at) => {
    const touched: number[] = []
    for (const [word, count] of countWords(line)) {
      const lines = linesOfWord.get(word) ?? []
      if (lines.length > mostLines) continue
      for (const other of lines) {
        if (shared[other] === 0) touched.push(other)
        shared[other] = (shared[other] ?? 0) + word.length * Math.min(count, counts[other]?.get(word) ?? 0)
      }
    }
    const length = visibleLength(line)
    return touched.flatMap((other) => {
      const share = (shared[other] ?? 0) / Math.max(length, lengths[other] ?? 0)
      shared[other] = 0
      return share >= MIN_SHARED ? [{ removed: at, added: other, share }] : []
    })
  })
}

function countWords(line: string) {
  const counts = new Map<string, number>()
  for (const [word] of line.matchAll(/[\p{L}\p{N}\p{M}_'’]+|[^\s]/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const visibleLength = (line: string) => line.replace(/\s/g, '').length

/** Returns the chain of candidates, rising in both lines, with the largest sum of shares: a Fenwick tree of maxima. */
function heaviestChain(candidates: Candidate[]): IndexPairs {
  const places = [...new Set(candidates.map(({ added }) => added))].sort((a, b) => a - b)
  const rankOf = new Map(places.map((place, index) => [place, index + 1]))
  const best: (Link | undefined)[] = []
  // For one removed line, later lines come first, so that none of its candidates can follow another one of its own.
  const ordered = candidates.toSorted((a, b) => a.removed - b.removed || b.added - a.added)
  for (const { removed, added, share } of ordered) {
    const rank = rankOf.get(added) ?? 1
    const before = heaviestUpTo(best, rank - 1)
    const link: Link = { removed, added, weight: share + (before?.weight ?? 0), before }
    for (let at = rank; at <= places.length; at += at & -at) if ((best[at]?.weight ?? 0) < link.weight) best[at] = link
  }
  const chain: IndexPairs = []
  for (let link = heaviestUpTo(best, places.length); link; link = link.before) chain.push([link.removed, link.added])
  return chain.reverse()
}

type Link = { removed: number; added: number; weight: number; before: Link | undefined }

function heaviestUpTo(best: (Link | undefined)[], rank: number) {
  let heaviest: Link | undefined
  for (let at = rank; at > 0; at -= at & -at) {
    const link = best[at]
    if (link && link.weight > (heaviest?.weight ?? 0)) heaviest = link
  }
  return heaviest
}

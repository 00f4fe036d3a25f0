import type { Token } from './tokens.ts'
import { allGrams, GRAM, winnow } from './winnow.ts'

/** A passage of a text and its counterpart in a source, as word indices, ends exclusive. */
export type Copy = {
  start: number
  end: number
  sourceStart: number
  sourceEnd: number
  /** Number of identical words. */
  exactWords: number
  /** Number of words with the same stem but another form. */
  nearWords: number
}

/** Maximum number of words that may be inserted, omitted, or replaced at one place before a passage ends. */
const MAX_SKIPPED = 3
/** Number of words that must match after such a place. */
const AGREEMENT = 2
/** A sequence that occurs more often than this in a source is a common expression. */
const MAX_PLACES = 64

/**
 * Finds passages of `text` that `source` also contains, in order. Two may share words if the source repeats them.
 * Starting from a run of `least` equal words, a passage is extended over single changed words. Method: fingerprints as
 * seeds (winnowing), each verified, then extended to both sides.
 */
export function findCopies(text: Token[], source: Token[], least: number, seeds = seedsOf(text, least)): Copy[] {
  const index = allGrams(source)
  const found: Copy[] = []
  for (const [start, hash] of seeds) {
    for (const sourceStart of (index.get(hash) ?? []).slice(0, MAX_PLACES)) {
      if (found.some((copy) => isInside(copy, start, sourceStart)) || !agrees(text, start, source, sourceStart, GRAM))
        continue
      const copy = extend(text, source, start, sourceStart)
      if (copy.exactWords + copy.nearWords >= least) found.push(copy)
    }
  }
  return withNewWords(found)
}

/** Returns the fingerprints of a text with their places, in order. They are the same for every source. */
export const seedsOf = (text: Token[], least: number) =>
  [...winnow(text, Math.max(GRAM, least))]
    .flatMap(([hash, starts]) => starts.map((start) => [start, hash] as const))
    .sort((a, b) => a[0] - b[0])

function isInside({ start, end, sourceStart, sourceEnd }: Copy, at: number, sourceAt: number) {
  return at >= start && at + GRAM <= end && sourceAt >= sourceStart && sourceAt + GRAM <= sourceEnd
}

function extend(text: Token[], source: Token[], start: number, sourceStart: number): Copy {
  const right = follow(text, source, start, sourceStart, 1)
  const left = follow(text, source, start - 1, sourceStart - 1, -1)
  return {
    start: start - left.taken,
    end: start + right.taken,
    sourceStart: sourceStart - left.sourceTaken,
    sourceEnd: sourceStart + right.sourceTaken,
    exactWords: left.exactWords + right.exactWords,
    nearWords: left.nearWords + right.nearWords,
  }
}

/** Extends a passage in one direction as long as words match, over places at which up to three words differ. */
function follow(text: Token[], source: Token[], start: number, sourceStart: number, step: 1 | -1) {
  let [at, sourceAt] = [start, sourceStart]
  let [end, sourceEnd] = [start, sourceStart]
  let exactWords = 0
  let nearWords = 0
  for (;;) {
    const [word, other] = [text[at], source[sourceAt]]
    if (!word || !other) break
    if (word.stem === other.stem) {
      if (word.form === other.form) exactWords += 1
      else nearWords += 1
      at += step
      sourceAt += step
      ;[end, sourceEnd] = [at, sourceAt]
      continue
    }
    const skip = bridge(text, source, at, sourceAt, step)
    if (!skip) break
    at += skip[0] * step
    sourceAt += skip[1] * step
  }
  return { taken: Math.abs(end - start), sourceTaken: Math.abs(sourceEnd - sourceStart), exactWords, nearWords }
}

/** Returns the shortest way to skip differing words after which two words match. */
function bridge(
  text: Token[],
  source: Token[],
  at: number,
  sourceAt: number,
  step: 1 | -1,
): [number, number] | undefined {
  for (let total = 1; total <= 2 * MAX_SKIPPED; total += 1)
    for (let own = Math.max(0, total - MAX_SKIPPED); own <= Math.min(total, MAX_SKIPPED); own += 1) {
      const [next, other] = [at + own * step, sourceAt + (total - own) * step]
      const from = step === 1 ? 0 : 1 - AGREEMENT
      if (agrees(text, next + from, source, other + from, AGREEMENT)) return [own, total - own]
    }
  return undefined
}

function agrees(text: Token[], at: number, source: Token[], sourceAt: number, count: number) {
  for (let word = 0; word < count; word += 1) {
    const stem = text[at + word]?.stem
    if (stem === undefined || stem !== source[sourceAt + word]?.stem) return false
  }
  return true
}

/** Returns the longest passages, and those others that contain words outside them. */
function withNewWords(copies: Copy[]): Copy[] {
  const covered = new Set<number>()
  const kept = copies
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      const before = covered.size
      for (let word = start; word < end; word += 1) covered.add(word)
      return covered.size > before
    })
  return kept.sort((a, b) => a.start - b.start)
}

import type { Token } from './tokens.ts'

/** Number of words in one fingerprint. */
export const GRAM = 4

export type Fingerprints = Map<number, number[]>

/**
 * Returns fingerprints by winnowing: the smallest hash of each window of neighboring sequences, or the last of equal
 * ones. Two texts that share a run of `guarantee` words or more share one of its fingerprints. Source: Schleimer,
 * Wilkerson, Aiken, Winnowing: Local Algorithms for Document Fingerprinting (2003).
 * @param guarantee words, at least GRAM
 * @returns hash → indices of the words at which its sequence begins
 */
export function winnow(tokens: Token[], guarantee: number): Fingerprints {
  const hashes = gramHashes(tokens)
  const width = Math.max(1, guarantee - GRAM + 1)
  const found: Fingerprints = new Map()
  let chosen = -1
  for (let end = Math.min(width, hashes.length) - 1; end < hashes.length && end >= 0; end += 1) {
    const start = Math.max(0, end - width + 1)
    const isGone = chosen < start
    if (isGone) chosen = start
    for (let at = isGone ? start : end; at <= end; at += 1) if ((hashes[at] ?? 0) <= (hashes[chosen] ?? 0)) chosen = at
    const places = found.get(hashes[chosen] ?? 0)
    if (!places) found.set(hashes[chosen] ?? 0, [chosen])
    else if (places.at(-1) !== chosen) places.push(chosen)
  }
  return found
}

/** Returns every fingerprint of a text, for the side that is searched. */
export function allGrams(tokens: Token[]): Fingerprints {
  const found: Fingerprints = new Map()
  for (const [at, hash] of gramHashes(tokens).entries()) {
    const places = found.get(hash)
    if (places) places.push(at)
    else found.set(hash, [at])
  }
  return found
}

/**
 * Hashes with FNV-1a over the stems, 32 bits. Matches are compared word by word afterwards, so a collision costs only
 * time.
 */
function gramHashes(tokens: Token[]): Uint32Array {
  const hashes = new Uint32Array(Math.max(0, tokens.length - GRAM + 1))
  for (let at = 0; at < hashes.length; at += 1) {
    let hash = 0x811c9dc5
    for (let word = at; word < at + GRAM; word += 1) {
      const stem = tokens[word]?.stem ?? ''
      for (let index = 0; index < stem.length; index += 1) hash = Math.imul(hash ^ stem.charCodeAt(index), 0x01000193)
      hash = Math.imul(hash ^ 0x20, 0x01000193)
    }
    hashes[at] = hash >>> 0
  }
  return hashes
}

import { randomFillSync } from 'node:crypto'
import type { Measure } from '#bench/measure.ts'
import { drawer } from './draw.ts'
import { fairness } from './oracle.ts'

const DRAWS = 1_000_000
const ALPHABET = 90

/**
 * Tests the fairness of a million draws from the real random source. One run in a hundred is below .01 by chance, so
 * the best of two counts.
 */
export async function measure(): Promise<Measure[]> {
  const value = Math.max(pOfDraws(), pOfDraws())
  return [{ what: 'password-generator: chi-square of 10^6 draws, p', value, unit: '', limit: 0.01, better: 'more' }]
}

function pOfDraws() {
  const draw = drawer((size) => randomFillSync(new Uint8Array(size)))
  const counts = new Array<number>(ALPHABET).fill(0)
  for (let at = 0; at < DRAWS; at++) {
    const drawn = draw(ALPHABET)
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  return Math.round(fairness(counts) * 1_000) / 1_000
}

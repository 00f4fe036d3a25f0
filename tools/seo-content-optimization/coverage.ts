import type { Language } from '#engine/text/stop-words.ts'
import { countTerms, placesOfTerm, type Stems } from './terms.ts'

type TermCoverage = {
  /** In the first spelling of a rival. */
  term: string
  stems: string[]
  yours: number
  /** One count per rival, in their order. */
  rivals: number[]
  min: number
  median: number
  max: number
  status: 'missing' | 'below' | 'within' | 'above'
  score: number
}

const MAX_TERMS = 40
/**
 * Parameters of BM25 (Robertson and Zaragoza 2009): how soon repetition stops counting, and how much the length of a
 * text matters.
 */
const SATURATION = 1.2
const LENGTH_SHARE = 0.75
/** Longer terms are more specific and rarer, so they weigh more. */
const LENGTH_WEIGHTS = [1, 1.7, 2.1]
/** A shorter term that rivals use nearly always as part of a longer one is left out above this share. */
const SWALLOWED = 0.8

/**
 * Returns the terms that at least half of the rivals use, the highest weight first: the sum of BM25's term frequency
 * part over the rivals. Counts are exact: occurrences of the stemmed words next to each other.
 */
export function coverageOf(yours: Stems, rivals: Stems[], language: Language): TermCoverage[] {
  if (rivals.length === 0) return []
  const counted = rivals.map((rival) => countTerms(rival, language))
  const meanLength = rivals.reduce((sum, { stems }) => sum + stems.length, 0) / rivals.length
  const needed = Math.ceil(rivals.length / 2)
  const found = [...new Set(counted.flatMap((terms) => [...terms.keys()]))].flatMap((key) => {
    const counts = counted.map((terms) => terms.get(key)?.count ?? 0)
    const users = counts.filter((count) => count > 0).length
    const total = counts.reduce((sum, count) => sum + count, 0)
    if (users < needed || total < 2) return []
    const length = key.split(' ').length
    const weight = counts.reduce((sum, count, at) => {
      const relative = (rivals[at]?.stems.length ?? 0) / (meanLength || 1)
      return sum + (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relative))
    }, 0)
    const spelling = counted.find((terms) => terms.has(key))?.get(key)?.spelling ?? key
    return [{ key, counts, total, spelling, score: weight * users * (LENGTH_WEIGHTS[length - 1] ?? 1) }]
  })
  const isSwallowed = ({ key, total }: (typeof found)[number]) =>
    found.some(
      (other) => other.key !== key && ` ${other.key} `.includes(` ${key} `) && other.total >= total * SWALLOWED,
    )
  return found
    .sort((a, b) => b.score - a.score || a.key.localeCompare(b.key))
    .slice(0, MAX_TERMS * 3)
    .filter((term) => !isSwallowed(term))
    .slice(0, MAX_TERMS)
    .map(({ key, counts, spelling, score }) => {
      const stems = key.split(' ')
      const mine = placesOfTerm(yours, stems).length
      const range = rangeOf(counts)
      return { term: spelling, stems, yours: mine, rivals: counts, ...range, status: statusOf(mine, range), score }
    })
}

export function rangeOf(counts: number[]) {
  const sorted = counts.toSorted((a, b) => a - b)
  const middle =
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
  return { min: sorted[0] ?? 0, median: middle, max: sorted.at(-1) ?? 0 }
}

function statusOf(yours: number, { min, max }: { min: number; max: number }): TermCoverage['status'] {
  if (yours === 0) return 'missing'
  if (yours < min) return 'below'
  return yours > max ? 'above' : 'within'
}

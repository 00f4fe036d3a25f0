import { titles } from './abbreviations.ts'
import { foldWord } from './stop-words.ts'
import { type Span, wordsOf } from './words.ts'

export type Phrase = {
  /** Lowercase words, separated by one space. */
  phrase: string
  length: number
  count: number
  /** Index of the first word of each occurrence, among all words. */
  positions: number[]
}

export type WordRuns = {
  words: Span[]
  folded: string[]
  /** Number of words from each one on, including it, that belong together: separated only by whitespace or a hyphen. */
  reach: number[]
}

/**
 * Returns the words of a text, and how far a phrase from each one may reach. A comma, a blank line, or a period ends a
 * run, except after a title: “Dr. Reed”, “St. Mary’s”.
 */
export function wordRuns(text: string, longest = 4): WordRuns {
  const words = wordsOf(text)
  const folded = words.map(({ text: word }) => foldWord(word))
  const reach = new Array<number>(words.length).fill(1)
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const from = words[at]?.end ?? 0
    const to = words[at + 1]?.start ?? 0
    const gap = text.slice(from, Math.min(to, from + 20))
    const isTitle = /^\.\s/.test(gap) && (titles.has(folded[at] ?? '') || folded[at] === 'st')
    const isTogether = to - from <= 20 && /^[\s\u00ad‐‑-]*$/u.test(isTitle ? gap.slice(1) : gap) && !/\n\s*\n/.test(gap)
    reach[at] = isTogether ? Math.min(longest, 1 + (reach[at + 1] ?? 1)) : 1
  }
  return { words, folded, reach }
}

/**
 * Returns every phrase of 1 to `longest` words with its count and positions; overlapping occurrences all count.
 * @param least phrases that occur less often are left out
 */
export function countPhrases({ folded, reach }: WordRuns, { maxLength = 4, minCount = 1 } = {}): Phrase[] {
  const found = new Map<string, Phrase>()
  for (let at = 0; at < folded.length; at += 1) {
    let phrase = ''
    for (let length = 1; length <= Math.min(maxLength, reach[at] ?? 1); length += 1) {
      phrase = length === 1 ? (folded[at] ?? '') : `${phrase} ${folded[at + length - 1]}`
      const known = found.get(phrase)
      if (known) {
        known.count += 1
        known.positions.push(at)
      } else found.set(phrase, { phrase, length, count: 1, positions: [at] })
    }
  }
  return [...found.values()].filter(({ count }) => count >= minCount)
}

/**
 * Finds the places of a phrase among the words of a text.
 * @example placesOf(wordRuns('a b a b'), 'A B') // [0, 2]
 */
export function placesOf({ folded, reach }: WordRuns, phrase: string): number[] {
  const wanted = wordsOf(phrase).map(({ text }) => foldWord(text))
  const [first] = wanted
  if (first === undefined) return []
  return folded.flatMap((word, at) => {
    if (word !== first) return []
    for (let step = 1; step < wanted.length; step += 1)
      if (folded[at + step] !== wanted[step] || (reach[at + step - 1] ?? 1) < 2) return []
    return [at]
  })
}

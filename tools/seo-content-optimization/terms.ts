import { stemmer } from 'stemmer'
import { wordRuns } from '#engine/text/phrases.ts'
import { foldWord, type Language, stopWords } from '#engine/text/stop-words.ts'
import { wordsOf } from '#engine/text/words.ts'

/** A text as stems, with the end of the phrase that each word can belong to. */
export type Stems = {
  stems: string[]
  words: { text: string; start: number; end: number }[]
  /** As `WordRuns.reach`: a comma, a period, or a blank line ends a phrase. */
  reach: number[]
}

const MAX_TERM_WORDS = 3

/** Returns the stem of an English word (Porter 1980); words of other languages unchanged, in lower case. */
export const stemOf = (word: string, language: Language) => {
  const folded = foldWord(word).replace(/'s$/, '')
  return language === 'en' ? stemmer(folded) : folded
}

export function stemsOf(text: string, language: Language): Stems {
  const { words, reach } = wordRuns(text, MAX_TERM_WORDS)
  const known = new Map<string, string>()
  const stems = words.map(({ text: word }) => {
    const stem = known.get(word) ?? stemOf(word, language)
    known.set(word, stem)
    return stem
  })
  return { stems, words, reach }
}

/** Returns where a sequence of stems begins, as indexes of words. Occurrences may overlap. */
export function placesOfTerm({ stems, reach }: Stems, term: string[]): number[] {
  const isHere = (at: number) =>
    term.every((stem, step) => stems[at + step] === stem && (step === 0 || (reach[at + step - 1] ?? 1) > 1))
  return term.length === 0 ? [] : stems.flatMap((_, at) => (isHere(at) ? [at] : []))
}

export const termOf = (text: string, language: Language) => wordsOf(text).map((word) => stemOf(word.text, language))

/**
 * Returns every term of 1 to 3 words that neither begins nor ends with a function word, with its count and first
 * spelling.
 */
export function countTerms({ stems, words, reach }: Stems, language: Language) {
  const stop = new Set([...stopWords(language)].map((word) => stemOf(word, language)))
  const isPart = (at: number) => {
    const stem = stems[at] ?? ''
    return !stop.has(stem) && (stem.length > 2 || /\p{Lo}/u.test(stem)) && /\p{L}/u.test(stem)
  }
  const counts = new Map<string, { count: number; spelling: string }>()
  for (let at = 0; at < stems.length; at += 1) {
    if (!isPart(at)) continue
    for (let length = 1; length <= Math.min(MAX_TERM_WORDS, reach[at] ?? 1); length += 1) {
      if (!isPart(at + length - 1)) continue
      const key = stems.slice(at, at + length).join(' ')
      const known = counts.get(key)
      if (known) known.count += 1
      else
        counts.set(key, {
          count: 1,
          spelling: words
            .slice(at, at + length)
            .map(({ text }) => foldWord(text))
            .join(' '),
        })
    }
  }
  return counts
}

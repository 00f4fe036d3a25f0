import { wordsOf } from './words.ts'

/** One reading of a word of a query. A page fits if it has all its `words`. */
export type Reading = {
  /** Which word of the query it stands for, from 0. */
  place: number
  words: string[]
  /** Whether words that only begin with the last one fit too. */
  isPrefix: boolean
  /** From 0 to 1: how close it is to what was typed. */
  weight: number
}

/** Words that mean the same; each entry consists of one or more words. */
export type Synonyms = string[][][]

const MAX_WORDS = 12
const MIN_PREFIX = 2
const EXACT = 1
const JOINED = 0.9
const SYNONYM = 0.85
const PREFIX = 0.7
export const CORRECTION = 0.6

/**
 * Returns everything that each word of a query can mean: the word, words that begin with it, both words of a pair
 * written as one, and synonyms.
 * @example readingsOf('word press', []).map(({ words }) => words.join(' ')) // word, word*, wordpress, press, …
 */
export function readingsOf(typed: string, synonyms: Synonyms): Reading[] {
  const words = wordsOf(typed).slice(0, MAX_WORDS)
  const readings = words.flatMap((word, place): Reading[] => [
    { place, words: [word], isPrefix: false, weight: EXACT },
    ...(word.length >= MIN_PREFIX ? [{ place, words: [word], isPrefix: true, weight: PREFIX }] : []),
    ...[words.slice(place - 1, place + 1), words.slice(place, place + 2)]
      .filter((pair) => pair.length === 2)
      .map((pair) => ({ place, words: [pair.join('')], isPrefix: false, weight: JOINED })),
  ])
  return [...readings, ...synonyms.flatMap((group) => synonymReadings(words, group))]
}

/** Returns the editors' lists, one group in each line, as words. A line with fewer than two entries has no effect. */
export function synonymsOf(lists: string[]): Synonyms {
  return lists
    .map((list) =>
      list
        .split(/[,;\n]/)
        .map(wordsOf)
        .filter((entry) => entry.length > 0),
    )
    .filter((group) => group.length > 1)
}

/** Entries of a group for the words of the query that are another entry of it, in singular or plural. */
function synonymReadings(words: string[], group: string[][]): Reading[] {
  return group.flatMap((entry) =>
    placesOf(words, entry).flatMap((place) =>
      group
        .filter((other) => other !== entry)
        .map((other) => ({ place, words: other, isPrefix: false, weight: SYNONYM })),
    ),
  )
}

/** Returns the places of all words of an entry, wherever the query contains it. */
function placesOf(words: string[], entry: string[]): number[] {
  return words.flatMap((_, start) =>
    entry.every((word, at) => isSameWord(words[start + at], word)) ? entry.map((_word, at) => start + at) : [],
  )
}

const isSameWord = (typed: string | undefined, word: string) =>
  typed === word || (word.length > 2 && (typed === `${word}s` || typed === `${word}es`))

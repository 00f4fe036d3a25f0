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

/**
 * Words that mean the same, by the first word of each entry: an entry consists of one or more words, and `others` are
 * the rest of its group.
 */
export type Synonyms = Map<string, { order: number; entry: string[]; others: string[][] }[]>

const MAX_WORDS = 12
const MIN_PREFIX = 2
const EXACT = 1
const JOINED = 0.9
const SYNONYM = 0.85
const PREFIX = 0.7
export const CORRECTION = 0.6

/** Words with which people ask, and which name nothing they look for. PostgreSQL leaves out “is”, “how”, and “my”. */
const ASKING = new Set(
  `anyone anything can could find get gets getting give know let look make makes making many me more most much need
   needs new other please really run see show so someone something still tell want wants would`.split(/\s+/),
)

/**
 * Returns everything that each word of a query can mean: the word, words that begin with it, both words of a pair
 * written as one, and synonyms. A word with which people ask counts only as part of a synonym, unless there are only
 * such words.
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
  const naming = readings.filter(({ place }) => !ASKING.has(words[place] ?? ''))
  return [...(naming.length > 0 ? naming : readings), ...synonymReadings(words, synonyms)]
}

/** Returns the editors' lists, one group in each line, as words. A line with fewer than two entries has no effect. */
export function synonymsOf(lists: string[]): Synonyms {
  const entries = lists.flatMap((list) => {
    const group = list
      .split(/[,;\n]/)
      .map(wordsOf)
      .filter((entry) => entry.length > 0)
    return group.map((entry) => ({ entry, others: group.filter((other) => other !== entry) }))
  })
  const withOthers = entries.filter(({ others }) => others.length > 0).map((entry, order) => ({ ...entry, order }))
  return Map.groupBy(withOthers, ({ entry: [first = ''] }) => first)
}

/** Entries of a group for the words of the query that are another entry of it, in singular or plural. */
function synonymReadings(words: string[], synonyms: Synonyms): Reading[] {
  return words
    .flatMap((typed, start) =>
      singularsOf(typed)
        .flatMap((first) => synonyms.get(first) ?? [])
        .filter(({ entry }) => entry.every((word, at) => isSameWord(words[start + at], word)))
        .map((found) => ({ ...found, start })),
    )
    .sort((a, b) => a.order - b.order || a.start - b.start)
    .flatMap(({ entry, others, start }) =>
      entry.flatMap((_word, at) =>
        others.map((other) => ({ place: start + at, words: other, isPrefix: false, weight: SYNONYM })),
      ),
    )
}

/** Returns the words that a typed word may be, in singular or plural; `isSameWord` decides. */
const singularsOf = (typed: string) => [
  typed,
  ...['s', 'es'].filter((end) => typed.endsWith(end)).map((end) => typed.slice(0, -end.length)),
]

const isSameWord = (typed: string | undefined, word: string) =>
  typed === word || (word.length > 2 && (typed === `${word}s` || typed === `${word}es`))

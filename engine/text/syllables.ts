import { foldWord } from './stop-words.ts'

/** Counts the syllables of an English word, at least 1. */
export type CountSyllables = (word: string) => number

let loaded: Promise<CountSyllables> | undefined

/**
 * Returns a syllable counter that uses the CMU dictionary (134,000 words; the first pronunciation counts) and rules for
 * all other words. The dictionary is large and loads on first use.
 * @example (await loadSyllables())('area') // 3
 */
export function loadSyllables(): Promise<CountSyllables> {
  loaded ??= import('cmu-pronouncing-dictionary').then(({ dictionary }) => {
    const known = new Map<string, number>()
    return (word) => {
      const folded = foldWord(word)
      const before = known.get(folded)
      if (before !== undefined) return before
      const count = countWith(dictionary, folded)
      // Maximum number of cached words: a page has a few thousand, and a server sees more than it should cache.
      if (known.size > 50_000) known.clear()
      known.set(folded, count)
      return count
    }
  })
  return loaded
}

function countWith(dictionary: Record<string, string>, word: string): number {
  const parts = word.split(/[-‐‑/_]+/).filter(Boolean)
  if (parts.length > 1) return parts.reduce((sum, part) => sum + countWith(dictionary, part), 0)
  if (Object.hasOwn(dictionary, word)) return vowelsOf(dictionary[word] ?? '')
  const owner = word.replace(/'s?$/, '')
  if (owner !== word && Object.hasOwn(dictionary, owner))
    return vowelsOf(dictionary[owner] ?? '') + (/(?:s|z|x|ch|sh|[cg]e)$/.test(owner) && word.endsWith('s') ? 1 : 0)
  if (/\d/.test(word)) return numberSyllables(word)
  return ruleSyllables(word)
}

/** In ARPAbet, every vowel ends with a digit for its stress. */
const vowelsOf = (pronunciation: string) => Math.max(1, pronunciation.match(/\d/g)?.length ?? 1)

/**
 * Counts syllables by spelling: runs of vowels, minus the silent e, plus vowels that are pronounced separately. Right
 * for about nine in ten words of the CMU dictionary.
 */
export function ruleSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
  if (plain.length <= 3) return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1)
  const core = plain
    .replace(/(?:[^laeiouy]|[aeiouy]l)es$/, (end) =>
      /(?:s|x|z|c|g|ch|sh)es$/.test(end) ? `${end[0]}is` : `${end.slice(0, -2)}s`,
    )
    .replace(/([^aeioutdy])ed$/, '$1d')
    .replace(/e(ly|less|ful|ness|ment|ments|lessly|fully)$/, '$1')
    .replace(/([^aeiouyl]|[aeiouy]l|[^aeiouy]{0}r)e$/, '$1')
    .replace(/^y/, 'j')
  const runs = core.match(/[aeiouy]+/g)?.length ?? 0
  const apart =
    core.match(
      /i(?:a(?!n?$|l|g|ge)|o(?!u|n)|um|us|et|est)|[^q]ua(?!r)|eo(?!us|n)|[^aeiou]ying|uou|ea(?:t(?:e|or|ion)|l(?:it|iz|is))|creat|[dlmnt]ia[ln]?$|ism$|isms$|thm/g,
    )?.length ?? 0
  return Math.max(1, runs + apart)
}

const ones = [2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 2, 2, 2, 2, 3, 2, 2]
const tens = [0, 0, 2, 2, 2, 2, 2, 3, 2, 2]

/** Figures as they are read aloud: “1,250.5” is one thousand two hundred fifty point five. */
function numberSyllables(word: string): number {
  const [whole = '', fraction = ''] = word.replace(/[,'’\s]/g, '').split('.')
  const digits = whole.replace(/\D/g, '')
  const letters = word.replace(/[^\p{L}]/gu, '')
  const spoken = digits.length <= 12 ? cardinal(Number(digits)) : digits.length
  const decimals = fraction
    ? 1 + [...fraction.replace(/\D/g, '')].reduce((sum, digit) => sum + (ones[Number(digit)] ?? 1), 0)
    : 0
  const ordinal = /^\d+(?:st|nd|rd|th)$/.test(word)
  return Math.max(1, spoken + decimals + (letters && !ordinal ? Math.min(letters.length, ruleSyllables(letters)) : 0))
}

function cardinal(value: number): number {
  if (value < 20) return ones[value] ?? 1
  if (value < 100) return (tens[Math.floor(value / 10)] ?? 2) + (value % 10 ? cardinal(value % 10) : 0)
  for (const [size, syllables] of [
    [1e9, 2],
    [1e6, 2],
    [1e3, 2],
    [100, 2],
  ] as const)
    if (value >= size)
      return cardinal(Math.floor(value / size)) + syllables + (value % size ? cardinal(value % size) : 0)
  return 1
}

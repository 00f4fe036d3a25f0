import { isFamiliar } from '../text/familiar-words.ts'
import { roundTo } from '../text/numbers.ts'
import { sentencesOf } from '../text/sentences.ts'
import { unbroken } from '../text/stop-words.ts'
import type { CountSyllables } from '../text/syllables.ts'
import { hyphenatedWordsOf } from '../text/words.ts'
import type { TextCounts } from './formula.ts'
import { formulasOf } from './formulas-of.ts'

export type MeasuredSentence = {
  text: string
  start: number
  end: number
  words: number
  syllables: number
  hardWords: number
  /** Of the sentence alone: the Flesch-Kincaid grade in English, LIX in other languages. */
  difficulty: number
}

export type Measured = ReturnType<typeof measureText>

const SAMPLE = 100

/**
 * Returns the counts of a text, its sentences one by one, the words that are hard, and the value of every formula for
 * its language. Without a counter of syllables, formulas that need them are left out.
 */
export function measureText(text: string, countSyllables: CountSyllables | undefined, language: string | null = 'en') {
  const measureOne = language === 'en' && countSyllables ? measureEnglishWord : measureForeignWord
  const counts = emptyCounts()
  const sentences: MeasuredSentence[] = []
  const hard = new Map<string, { word: string; syllables: number; count: number; isUnfamiliar: boolean }>()
  for (const sentence of sentencesOf(text)) {
    const words = hyphenatedWordsOf(sentence.text)
    if (words.length === 0) continue
    const before = counts.syllables
    const longBefore = counts.longWords
    let hardWords = 0
    if (counts.words < SAMPLE) counts.sample.sentences += 1
    words.forEach(({ text: word }, index) => {
      const about = measureOne(word, index, countSyllables ?? (() => 0))
      add(counts, about)
      if (!about.isHard) return
      hardWords += 1
      const key = unbroken(word).toLowerCase()
      const known = hard.get(key)
      if (known) known.count += 1
      else hard.set(key, { word: key, syllables: about.syllables, count: 1, isUnfamiliar: about.unfamiliarWords > 0 })
    })
    counts.sentences += 1
    const syllables = counts.syllables - before
    sentences.push({
      ...sentence,
      words: words.length,
      syllables,
      hardWords,
      difficulty: roundTo(
        language === 'en'
          ? 0.39 * words.length + 11.8 * (syllables / words.length) - 15.59
          : words.length + (100 * (counts.longWords - longBefore)) / words.length,
        2,
      ),
    })
  }
  const scores = Object.fromEntries(
    formulasOf(language).map(({ id, of }) => [id, counts.sentences > 0 ? roundTo(of(counts), 2) : null]),
  ) as Record<string, number | null>
  return {
    counts,
    scores,
    sentences,
    hardWords: [...hard.values()].sort(
      (a, b) => b.syllables * b.count - a.syllables * a.count || b.syllables - a.syllables,
    ),
  }
}

/** Number of letters from which a word is hard if its syllables are not counted. */
const HARD_LETTERS = 13

function measureForeignWord(word: string, _index: number, countSyllables: CountSyllables) {
  const syllables = /\p{L}/u.test(word) ? countSyllables(word) : 1
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  const isHard = syllables === 0 ? letters >= HARD_LETTERS : syllables >= 5
  return { ...lengthsOf(word, syllables), complexWords: isHard ? 1 : 0, unfamiliarWords: 0, isHard }
}

type AboutWord = ReturnType<typeof measureWord>

/** What was measured of English words, by whether they begin a sentence: texts repeat most of their words. */
const measured = new Map<string, AboutWord>()
const MAX_MEASURED = 20_000

function measureEnglishWord(word: string, index: number, countSyllables: CountSyllables): AboutWord {
  const key = index > 0 ? word : ` ${word}`
  const before = measured.get(key)
  if (before) return before
  const about = measureWord(word, index, countSyllables)
  if (measured.size >= MAX_MEASURED) measured.clear()
  measured.set(key, about)
  return about
}

function measureWord(word: string, index: number, countSyllables: CountSyllables) {
  const syllables = countSyllables(word)
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  const isName = index > 0 && /^\p{Lu}/u.test(word)
  const isComplex = syllables >= 3 && !isName && !isShortInParts(word, syllables, countSyllables)
  const isFigure = letters === 0
  return {
    ...lengthsOf(word, syllables),
    complexWords: isComplex ? 1 : 0,
    unfamiliarWords: isFigure || isName || isFamiliar(word) ? 0 : 1,
    // Returns whether a word is hard. A URL or email address is not, because it cannot be replaced.
    isHard: isComplex && !isFigure && !word.includes('.'),
  }
}

function lengthsOf(word: string, syllables: number) {
  const letters = word.match(/\p{L}/gu)?.length ?? 0
  return {
    syllables,
    characters: word.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
    letters,
    polysyllables: syllables >= 3 ? 1 : 0,
    monosyllables: syllables === 1 ? 1 : 0,
    longWords: letters > 6 ? 1 : 0,
  }
}

/**
 * Returns whether a word is a compound of short words, or a verb that only -ed or -es makes three syllables long.
 * Gunning excludes both.
 */
function isShortInParts(word: string, syllables: number, countSyllables: CountSyllables) {
  const parts = word.split(/[-‐‑]/)
  if (parts.length > 1) return parts.every((part) => part === '' || countSyllables(part) < 3)
  if (syllables !== 3 || !/e[ds]$/.test(word)) return false
  return countSyllables(word.slice(0, -2)) < 3 || countSyllables(word.slice(0, -1)) < 3
}

function add(counts: TextCounts, about: Omit<TextCounts, 'words' | 'sentences' | 'sample'>) {
  if (counts.words < SAMPLE) {
    counts.sample.words += 1
    counts.sample.polysyllables += about.polysyllables
  }
  counts.words += 1
  counts.monosyllables += about.monosyllables
  counts.syllables += about.syllables
  counts.characters += about.characters
  counts.letters += about.letters
  counts.polysyllables += about.polysyllables
  counts.complexWords += about.complexWords
  counts.longWords += about.longWords
  counts.unfamiliarWords += about.unfamiliarWords
}

const emptyCounts = (): TextCounts => ({
  words: 0,
  sentences: 0,
  syllables: 0,
  characters: 0,
  letters: 0,
  polysyllables: 0,
  monosyllables: 0,
  sample: { words: 0, sentences: 0, polysyllables: 0 },
  complexWords: 0,
  longWords: 0,
  unfamiliarWords: 0,
})

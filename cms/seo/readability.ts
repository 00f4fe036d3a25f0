import type { TextLanguage } from '#engine/readability/languages.ts'
import { countSyllablesIn } from '#engine/readability/languages.ts'
import { type MeasuredSentence, measureText } from '#engine/readability/measure.ts'
import { verdictOf } from '#engine/readability/verdict.ts'

export type HardSentence = Pick<MeasuredSentence, 'text' | 'words'> & { why: string }

export type Readability = {
  sentences: number
  /** How many are hard. */
  hardCount: number
  /** The longest first, at most a hundred. */
  hard: HardSentence[]
  /** When a sentence counts as hard. */
  rule: string
  /** The formula made for the language, with its value; undefined where none applies. */
  formula: { value: string; level: string; method: string; ref: { label: string; url: string } } | undefined
}

/** The share of hard sentences that a text may have. */
export const MAX_HARD_SHARE = 0.25

const MAX_WORDS = 25
/** Formulas say nothing about a few words. */
const MIN_WORDS = 10
/** Of the Flesch-Kincaid grade: a sentence that takes two years of college. */
const MAX_GRADE = 14
/** Björnsson: very difficult. */
const MAX_LIX = 60
/** Sentences further down the list are never reached. */
const MAX_LISTED = 100

/** Returns how hard a text is to read, sentence by sentence. */
export async function readabilityOf(text: string, { code }: Pick<TextLanguage, 'code'>): Promise<Readability> {
  const isEnglish = code === 'en'
  const { counts, scores, sentences } = measureText(text, await countSyllablesIn(code), code)
  const limit = isEnglish ? MAX_GRADE : MAX_LIX
  const name = isEnglish ? 'Flesch-Kincaid grade' : 'LIX'
  const isSpaced = isMadeForFormulas(text)
  const hard = sentences
    .filter(({ words, difficulty }) => words > MAX_WORDS || (isSpaced && words >= MIN_WORDS && difficulty >= limit))
    .sort((a, b) => b.words - a.words)
  const verdict = isSpaced && counts.sentences > 0 ? verdictOf(scores, code) : undefined
  return {
    sentences: counts.sentences,
    hardCount: hard.length,
    hard: hard.slice(0, MAX_LISTED).map(({ text: sentence, words, difficulty }) => ({
      text: sentence,
      words,
      why: words > MAX_WORDS ? `${words} words` : `${name} ${difficulty.toFixed(0)}, ${words} words`,
    })),
    rule: `A sentence is hard if it has more than ${MAX_WORDS} words${
      isSpaced ? `, or ${MIN_WORDS} words or more and a ${name} of ${limit} or higher` : ''
    }.`,
    formula: verdict && {
      value: verdict.evidence,
      level: verdict.label,
      method: verdict.method,
      ref: verdict.ref,
    },
  }
}

/** Returns whether most letters belong to the alphabets that the formulas were made for. */
function isMadeForFormulas(text: string) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters <= 2 * (text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu)?.length ?? 0)
}

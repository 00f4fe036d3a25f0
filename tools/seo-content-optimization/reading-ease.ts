import { sentencesOf } from '#engine/text/sentences.ts'
import type { Language } from '#engine/text/stop-words.ts'
import { loadSyllables } from '#engine/text/syllables.ts'
import { hyphenatedWordsOf } from '#engine/text/words.ts'

type ReadingEase = { name: string; value: number; wordsPerSentence: number }

const LONG_LETTERS = 6

/**
 * Returns Flesch's Reading Ease (1948) for an English text; LIX (Björnsson 1968), where lower is easier, for others.
 * `null` for a text without sentences.
 */
export async function readingEase(text: string, language: Language): Promise<ReadingEase | null> {
  const sentences = sentencesOf(text)
    .map((sentence) => hyphenatedWordsOf(sentence.text).map((word) => word.text))
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return null
  const wordsPerSentence = words.length / sentences.length
  if (language !== 'en') {
    const long = words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) > LONG_LETTERS).length
    return { name: 'LIX', value: wordsPerSentence + (100 * long) / words.length, wordsPerSentence }
  }
  const countSyllables = await loadSyllables()
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return {
    name: 'Flesch Reading Ease',
    value: 206.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words.length),
    wordsPerSentence,
  }
}

import { roundTo } from '#engine/text/numbers.ts'
import { sentencesOf } from '#engine/text/sentences.ts'
import { loadSyllables } from '#engine/text/syllables.ts'
import { hyphenatedWordsOf } from '#engine/text/words.ts'

export type Readability = { words: number; sentences: number; wordsPerSentence: number | null; grade: number | null }

/**
 * Returns the counts of a text and, for English, its Flesch–Kincaid grade (Kincaid et al. 1975); `null` without a
 * sentence.
 */
export async function readabilityOf(text: string, isEnglish: boolean): Promise<Readability> {
  const counted = sentencesOf(text)
    .map((sentence) => hyphenatedWordsOf(sentence.text))
    .filter((words) => words.length > 0)
  const words = counted.flat()
  if (counted.length === 0) return { words: 0, sentences: 0, wordsPerSentence: null, grade: null }
  const perSentence = words.length / counted.length
  return {
    words: words.length,
    sentences: counted.length,
    wordsPerSentence: roundTo(perSentence, 1),
    grade: isEnglish ? roundTo(0.39 * perSentence + 11.8 * (await syllablesPerWord(words)) - 15.59, 1) : null,
  }
}

async function syllablesPerWord(words: { text: string }[]) {
  const count = await loadSyllables()
  return words.reduce((sum, { text }) => sum + count(text), 0) / words.length
}

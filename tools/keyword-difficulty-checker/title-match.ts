import { stemmer } from 'stemmer'
import { foldWord, type Language, languages, stopWords } from '#engine/text/stop-words.ts'
import { wordsOf } from '#engine/text/words.ts'

const ALL_WORDS = 0.75
const SOME_WORDS = 0.5

/**
 * Returns how well a title matches a keyword, from 0 to 1: 1 for the exact phrase, 0.75 for all of its words, and half
 * the share of its words otherwise. English endings make no difference; function words count only in the phrase.
 */
export function titleMatch(title: string, keyword: string, language: string): number {
  const [have, want] = [formsOf(title, language), formsOf(keyword, language)]
  if (` ${have.join(' ')} `.includes(` ${want.join(' ')} `)) return 1
  const functionWords = stopWords(language in languages ? (language as Language) : 'other')
  const terms = want.filter((_, at) => !functionWords.has(foldWord(wordsOf(keyword)[at]?.text ?? '')))
  const wanted = terms.length > 0 ? terms : want
  const found = wanted.filter((word) => have.includes(word)).length
  return found === wanted.length ? ALL_WORDS : (SOME_WORDS * found) / wanted.length
}

const formsOf = (text: string, language: string) =>
  wordsOf(text).map(({ text: word }) => (language === 'en' ? stemmer(foldWord(word)) : foldWord(word)))

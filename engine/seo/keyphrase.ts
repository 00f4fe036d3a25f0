import { stemmer } from 'stemmer'
import { sentencesOf } from '../text/sentences.ts'
import { foldWord, type Language, stopWords } from '../text/stop-words.ts'
import { wordsOf } from '../text/words.ts'

/** What an editor wants a page to be found for, as it is compared with texts. */
export type Keyphrase = {
  /** As typed. */
  text: string
  language: Language
  /** Its words without function words, as they are compared; all words if there are only function words. */
  words: string[]
}

/**
 * Maximum number of letters by which forms of a word differ at the end, in languages without a stemmer: Socke, Socken.
 */
const MAX_ENDING = 3
const MIN_COMMON = 4

/** Languages without such word endings, in which a longer word is another word. */
const UNINFLECTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Returns a keyphrase, or undefined if the text has no word. Words are found by Unicode's rules (UAX #29). */
export function readKeyphrase(text: string, language: Language): Keyphrase | undefined {
  const all = comparedWords(text, language)
  const stop = stopWords(language)
  const content = all.filter(({ word }) => !stop.has(word))
  const words = [...new Set((content.length > 0 ? content : all).map(({ form }) => form))]
  return words.length > 0 ? { text: text.trim(), language, words } : undefined
}

/**
 * Returns whether a text has every word of a keyphrase, in any order and any form.
 * @example hasKeyphrase('Socks made of wool', readKeyphrase('wool sock', 'en')) // true
 */
export function hasKeyphrase(text: string, { words, language }: Keyphrase): boolean {
  const forms = new Set(comparedWords(text, language).map(({ form }) => form))
  return words.every((word) => forms.has(word) || (language !== 'en' && [...forms].some((one) => isForm(one, word))))
}

/** Returns the number of sentences that have every word of a keyphrase. */
export function countKeyphrase(text: string, keyphrase: Keyphrase): number {
  return sentencesOf(text).filter((sentence) => hasKeyphrase(sentence.text, keyphrase)).length
}

/** Returns a key that is equal for two keyphrases with the same words. */
export const keyOfKeyphrase = ({ words }: Keyphrase) => [...words].sort().join(' ')

/** English words are compared by their stems (Porter 1980), words of other languages as they are. */
function comparedWords(text: string, language: Language) {
  return wordsOf(text).map((span) => {
    const word = foldWord(span.text)
    return { word, form: language === 'en' ? stemmer(word.replace(/'s?$/, '')) : word }
  })
}

function isForm(one: string, other: string) {
  if (UNINFLECTED.test(other)) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let common = 0
  while (common < short.length && short[common] === long[common]) common += 1
  return common >= MIN_COMMON && long.length - common <= MAX_ENDING && short.length - common <= 1
}

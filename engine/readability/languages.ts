import { detectLanguage } from '../text/language/detect.ts'
import { languageName } from '../text/language/scripts.ts'
import { syllableLanguages, syllablesOf } from '../text/language/syllables.ts'
import { type CountSyllables, loadSyllables } from '../text/syllables.ts'

export type TextLanguage = {
  /** BCP 47; null where it is unknown. */
  code: string | null
  name: string
  /** How it was found. */
  isDetected: boolean
}

/** Below this number of letters, a detected language is a guess, and an English tool assumes English. */
const MIN_LETTERS = 12

/** Returns the detected language of a text; English if the text is too short. */
export function languageOf(text: string): TextLanguage {
  const { language, name, isReliable, guesses } = detectLanguage(text)
  const isShort = (text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS
  const isPerhapsEnglish = guesses.some((guess) => guess.language === 'en' && guess.confidence >= 5)
  if (!isReliable && (isShort || language === null || isPerhapsEnglish))
    return { code: 'en', name: 'English', isDetected: false }
  return { code: language, name: name ?? languageName(language ?? ''), isDetected: true }
}

/** Returns a counter of syllables for a language; undefined if there is none. */
export async function countSyllablesIn(language: string | null): Promise<CountSyllables | undefined> {
  if (language === 'en') return loadSyllables()
  return language && syllableLanguages.includes(language) ? syllablesOf(language) : undefined
}

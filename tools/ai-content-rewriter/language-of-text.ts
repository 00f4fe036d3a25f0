import { detectLanguage } from '#engine/text/language/detect.ts'

/** Below so many letters, a detected language is a guess, and a text that may be English is taken as such. */
const MIN_LETTERS = 40
const MIN_CONFIDENCE = 5

/** Returns the language of a text as BCP 47, or `null` if it cannot be detected. */
export function languageOfText(text: string): { code: string | null; name: string } {
  const { language, name, isReliable, guesses } = detectLanguage(text)
  const isPerhapsEnglish = guesses.some((guess) => guess.language === 'en' && guess.confidence >= MIN_CONFIDENCE)
  const isShort = (text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS
  if (!isReliable && isPerhapsEnglish && (isShort || guesses[0]?.language === 'en'))
    return { code: 'en', name: 'English' }
  return { code: language, name: name ?? 'the language of the text' }
}

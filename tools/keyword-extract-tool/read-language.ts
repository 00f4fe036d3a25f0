import { Failure } from '#engine/failures.ts'
import { detectLanguage, type Guess } from '#engine/text/language/detect.ts'
import { functionWords } from '#engine/text/language/function-words.ts'
import type { ListedWords } from '#engine/text/plain-words.ts'
import { languages } from '#engine/text/stop-words.ts'
import { choices } from './choices.ts'

export type ReadLanguage = {
  /** A key of the choices. */
  language: string
  name: string
  /** A text too short to tell is assumed to be English. */
  source: 'chosen' | 'detected' | 'assumed'
  listed?: ListedWords
}

/** Minimum confidence at which English is taken although another language is likelier in a text too short to tell. */
const POSSIBLE = 5
/** Minimum number of different words that tell a language in Latin script. */
const MIN_WORDS = 3
const BEGINNING = 2_000

/** Returns whether a text in Latin script has too few words to tell its language. */
function isTooShort(text: string) {
  const beginning = text.slice(0, BEGINNING)
  return (
    new Set(beginning.toLowerCase().match(/\p{L}+/gu)).size < MIN_WORDS && !/(?!\p{Script=Latin})\p{L}/u.test(beginning)
  )
}

/**
 * Returns the chosen language, or the detected one, with its function words.
 * @throws {Failure} invalid, if the text is in a language without a list
 */
export async function readLanguage(text: string, choice: string): Promise<ReadLanguage> {
  const source = choice !== 'auto' ? 'chosen' : isTooShort(text) ? 'assumed' : 'detected'
  const language = source === 'chosen' ? choice : source === 'assumed' ? 'en' : detected(text)
  const listed = language in languages ? undefined : functionWords.get(language)
  const name = language === 'other' ? 'Another language' : (choices[language] ?? language)
  return { language, name, source, ...(listed ? { listed } : {}) }
}

function detected(text: string): string {
  const { guesses, isReliable, language, name, scripts } = detectLanguage(text)
  const isListed = (code: string) => code !== 'auto' && code !== 'other' && code in choices
  if (language !== null && isReliable && isListed(language)) return language
  const found = isReliable ? undefined : shortTextIn(guesses, scripts[0]?.name, isListed)
  if (found) return found
  const what = name ?? `a language in ${scripts[0]?.name ?? 'an unknown'} script`
  throw new Failure('invalid', {
    message: `The text reads as ${what}, and there is no list of its function words here. Its phrases would be particles.`,
    errors: { language: 'Choose the right language, or “Another language, without a list” to read it anyway.' },
  })
}

/** Returns the language of a text that is too short to be sure. */
function shortTextIn(guesses: Guess[], script: string | undefined, isListed: (code: string) => boolean) {
  const listed = guesses.filter(({ language, confidence }) => isListed(language) && confidence >= POSSIBLE)
  const english = listed.find(({ language }) => language === 'en')
  const [first] = guesses
  if (english && (first?.confidence ?? 0) < 60) return 'en'
  return listed[0]?.language ?? (script === undefined || script === 'Latin' ? 'en' : undefined)
}

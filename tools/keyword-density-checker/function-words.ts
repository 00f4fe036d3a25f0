import { isParticle } from '#engine/text/plain-words.ts'
import { type Language, languages, stopWords } from '#engine/text/stop-words.ts'

/** Returns a function that tells the function words of a text in a language, or in the detected one for `auto`. */
export async function functionWordsIn(text: string, choice: string): Promise<(word: string) => boolean> {
  const language = choice === 'auto' ? await detected(text) : choice
  const listed = await listOf(language)
  return (word) => listed.has(word) || isParticle(word, language)
}

/** A text whose language is not certain counts as English. */
async function detected(text: string) {
  const { detectLanguage } = await import('#engine/text/language/detect.ts')
  const { language, isReliable } = detectLanguage(text)
  return language !== null && isReliable ? language : 'en'
}

async function listOf(language: string): Promise<ReadonlySet<string>> {
  if (language in languages) return stopWords(language as Language)
  const { functionWords } = await import('#engine/text/language/function-words.ts')
  return functionWords.get(language) ?? new Set()
}

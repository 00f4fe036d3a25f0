import type { Language } from '../text/stop-words.ts'
import { foldPhrase } from './intent.ts'
import { stemsOf } from './phrase-vectors.ts'

/** Collects phrases once: a phrase that differs from an earlier one only in case, spaces, or endings is left out. */
export function createPhraseSet<Extra extends object>(language: Language) {
  const found = new Map<string, { phrase: string } & Extra>()
  return {
    /** Returns the phrase as it is stored, which may be an earlier one. */
    add: (typed: string, extra: Extra) => {
      const phrase = foldPhrase(typed)
      const key = stemsOf(phrase, language)
        .map(({ stem }) => stem)
        .join(' ')
      if (key === '') return undefined
      const known = found.get(key)
      if (known) return known
      const added = { phrase, ...extra }
      found.set(key, added)
      return added
    },
    list: () => [...found.values()],
  }
}

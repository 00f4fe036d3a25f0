import data from './profiles.json' with { type: 'json' }
import { trigramsOf } from './trigrams.ts'

/** A language in one script, with the letters beyond a to z of its own texts. */
export type Profile = {
  language: string
  script: string
  name?: string
  /** A similar language of the library, for which the library takes this one. */
  relative?: string
  letters: Set<string>
}

/** Trigrams are ranked by frequency, which falls with the rank by Zipf's law from this rank on. */
const FIRST_RANK = 35
/** How much likelier the most frequent trigram of a language is than an unlisted one, as a logarithm. */
const MOST = 5.84
/** Penalty for a letter that a language does not use. */
const FOREIGN_LETTER = 3

export const profiles: Profile[] = data.map(({ language, script, name, relative, letters }) => ({
  language,
  script,
  ...(name ? { name } : {}),
  ...(relative ? { relative } : {}),
  letters: new Set(letters),
}))

const profilesOfTrigrams = new Map<string, { index: number; gain: number }[]>()
data.forEach(({ trigrams }, index) => {
  const points = [...trigrams]
  for (let rank = 0; rank * 3 < points.length; rank++) {
    const trigram = points.slice(rank * 3, rank * 3 + 3).join('')
    const entry = { index, gain: MOST - Math.log((rank + FIRST_RANK) / FIRST_RANK) }
    const entries = profilesOfTrigrams.get(trigram)
    if (entries) entries.push(entry)
    else profilesOfTrigrams.set(trigram, [entry])
  }
})

/**
 * Scores a text against every profile by its trigrams, as a naive Bayes classifier, and by letters that the language
 * does not use.
 * @returns the logarithms of likelihoods, up to a constant, and the number of trigrams
 */
export function scoreProfiles(text: string) {
  const scores = new Float64Array(profiles.length)
  const trigrams = trigramsOf(text)
  for (const trigram of trigrams)
    for (const { index, gain } of profilesOfTrigrams.get(trigram) ?? []) scores[index] = (scores[index] ?? 0) + gain
  const letters =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/(?![a-z])\p{L}/gu) ?? []
  profiles.forEach((profile, index) => {
    const foreign = letters.filter((letter) => !profile.letters.has(letter)).length
    scores[index] = (scores[index] ?? 0) - FOREIGN_LETTER * foreign
  })
  return { scores, trigrams: trigrams.length }
}

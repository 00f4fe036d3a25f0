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

const listings = listingsOf(data.map(({ trigrams }) => [...trigrams]))

/**
 * Returns for each trigram the numbers of the profiles that list it, each followed by how much likelier it is in that
 * one. Flat arrays: a text of a page meets a hundred thousand entries.
 */
function listingsOf(all: string[][]): Map<string, number[]> {
  const entries = new Map<string, number[]>()
  all.forEach((points, index) => {
    for (let at = 0; at < points.length; at += 3) {
      const trigram = `${points[at]}${points[at + 1]}${points[at + 2]}`
      const gain = MOST - Math.log((at / 3 + FIRST_RANK) / FIRST_RANK)
      const known = entries.get(trigram)
      if (known) known.push(index, gain)
      else entries.set(trigram, [index, gain])
    }
  })
  return entries
}

/**
 * Scores a text against every profile by its trigrams, as a naive Bayes classifier, and by letters that the language
 * does not use.
 * @returns the logarithms of likelihoods, up to a constant, and the number of trigrams
 */
export function scoreProfiles(text: string) {
  const scores = new Float64Array(profiles.length)
  const trigrams = trigramsOf(text)
  const counts = new Map<string, number>()
  for (const trigram of trigrams) counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  for (const [trigram, count] of counts) {
    const listing = listings.get(trigram)
    if (!listing) continue
    for (let at = 0; at < listing.length; at += 2) {
      const index = listing[at] ?? 0
      scores[index] = (scores[index] ?? 0) + count * (listing[at + 1] ?? 0)
    }
  }
  const letters =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/(?![a-z])\p{L}/gu) ?? []
  if (letters.length === 0) return { scores, trigrams: trigrams.length }
  profiles.forEach((profile, index) => {
    const foreign = letters.filter((letter) => !profile.letters.has(letter)).length
    scores[index] = (scores[index] ?? 0) - FOREIGN_LETTER * foreign
  })
  return { scores, trigrams: trigrams.length }
}

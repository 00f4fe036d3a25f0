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

/** For each trigram, the profiles that list it, and how much likelier it is in each. */
type Listing = { profiles: Uint16Array; gains: Float64Array }

const listings = listingsOf(data.map(({ trigrams }) => [...trigrams]))

/** Flat arrays: a text of a page meets a hundred thousand entries. */
function listingsOf(all: string[][]): Map<string, Listing> {
  const entries = new Map<string, number[]>()
  all.forEach((points, index) => {
    for (let rank = 0; rank * 3 < points.length; rank++) {
      const trigram = points.slice(rank * 3, rank * 3 + 3).join('')
      const known = entries.get(trigram)
      const gain = MOST - Math.log((rank + FIRST_RANK) / FIRST_RANK)
      if (known) known.push(index, gain)
      else entries.set(trigram, [index, gain])
    }
  })
  const flat = ([trigram, pairs]: [string, number[]]): [string, Listing] => [
    trigram,
    {
      profiles: Uint16Array.from(pairs.filter((_, at) => at % 2 === 0)),
      gains: Float64Array.from(pairs.filter((_, at) => at % 2 === 1)),
    },
  ]
  return new Map([...entries].map(flat))
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
    const { profiles: listed, gains } = listing
    for (let at = 0; at < listed.length; at++) {
      const index = listed[at] ?? 0
      scores[index] = (scores[index] ?? 0) + count * (gains[at] ?? 0)
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

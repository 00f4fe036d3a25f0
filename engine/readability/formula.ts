/** Counts that the formulas use. */
export type TextCounts = {
  words: number
  sentences: number
  syllables: number
  /** Letters and digits, as counted by ARI. */
  characters: number
  /** Letters alone (Coleman-Liau). */
  letters: number
  /** Words of three syllables or more (SMOG, Linsear Write). */
  polysyllables: number
  /** Words of one syllable (Wiener Sachtextformel). */
  monosyllables: number
  /** The first 100 words, or fewer: Linsear Write is made for such a sample. */
  sample: { words: number; sentences: number; polysyllables: number }
  /** Polysyllables without names, compounds of short words, and endings -ed and -es (Fog). */
  complexWords: number
  /** Words of more than six letters (LIX, RIX). */
  longWords: number
  /** Words outside the list of familiar words (Dale-Chall). */
  unfamiliarWords: number
}

export type Formula = {
  id: string
  name: string
  /** BCP 47; without it, for any language with spaces between words. */
  language?: string
  /** `grade`: years of school. */
  unit: 'grade' | 'points'
  definition: string
  ref: { label: string; url: string }
  of: (counts: TextCounts) => number
}

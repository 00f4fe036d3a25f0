import { z } from 'zod'
import { readPageSchema } from '#engine/tool/output-schemas.ts'

const sentence = z.object({
  text: z.string(),
  start: z.number().describe('UTF-16 offset in the text'),
  end: z.number().describe('UTF-16 offset in the text, exclusive'),
  words: z.number().describe('Number of words'),
  syllables: z.number().describe('Number of syllables'),
  hardWords: z.number().describe('Number of hard words'),
  difficulty: z.number().describe('Flesch-Kincaid grade in English, LIX in other languages'),
})

export const output = z.object({
  language: z.object({
    code: z.string().nullable().describe('BCP 47; null if unknown'),
    name: z.string(),
    isDetected: z.boolean(),
  }),
  page: readPageSchema.nullable(),
  text: z.string().describe('The text that was measured'),
  isHtml: z.boolean().describe('Whether the text is HTML, so that tags were left out'),
  isTooShort: z.boolean().describe('Whether the text has too few words for a score'),
  counts: z.object({
    words: z.number().describe('Number of words'),
    sentences: z.number().describe('Number of sentences'),
    syllables: z.number().describe('Number of syllables'),
    characters: z.number().describe('Number of letters and digits'),
    letters: z.number().describe('Number of letters'),
    polysyllables: z.number().describe('Words of three syllables or more'),
    monosyllables: z.number().describe('Words of one syllable'),
    complexWords: z.number().describe('Polysyllables without names, compounds, and endings (Fog)'),
    longWords: z.number().describe('Words of more than six letters'),
    unfamiliarWords: z.number().describe('Words outside the list of familiar words (Dale-Chall)'),
  }),
  scores: z
    .record(z.string(), z.number().nullable())
    .describe('Score or school grade by formula; null if the formula does not fit the text'),
  sentences: z.array(sentence),
  hardWords: z.array(
    z.object({
      word: z.string(),
      syllables: z.number().describe('Number of syllables'),
      count: z.number().describe('Occurrences'),
      isUnfamiliar: z.boolean(),
    }),
  ),
})

import { z } from 'zod'
import { readPageSchema } from '#engine/tool/output-schemas.ts'

export const output = z.object({
  page: readPageSchema.nullable(),
  text: z.string().describe('The text that was read'),
  isHtml: z.boolean(),
  language: z.object({
    code: z.string().describe('BCP 47, or other'),
    name: z.string(),
    source: z.enum(['chosen', 'detected', 'assumed']).describe('Assumed if the text is too short to tell'),
  }),
  words: z.number().describe('Number of words'),
  keyphrases: z
    .array(
      z.object({
        phrase: z.string(),
        score: z.number().describe('100 for the best phrase'),
        count: z.number().describe('Occurrences'),
        density: z.number().describe('Share of all words, in percent'),
        length: z.number().describe('Number of words of the phrase'),
        pos: z.string().describe('Parts of speech of its words; empty unless the text is English'),
        variants: z.array(z.object({ form: z.string(), count: z.number().describe('Occurrences') })),
        positions: z.array(
          z.object({
            start: z.number().describe('UTF-16 offset in the text'),
            end: z.number().describe('UTF-16 offset in the text, exclusive'),
          }),
        ),
        inTitle: z.boolean(),
        inH1: z.boolean(),
        inDescription: z.boolean(),
      }),
    )
    .describe('The best first'),
  together: z
    .array(z.object({ a: z.string(), b: z.string(), sentences: z.number().describe('Number of sentences with both') }))
    .describe('Phrases that occur in the same sentences'),
})

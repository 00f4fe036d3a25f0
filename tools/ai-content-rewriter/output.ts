import { z } from 'zod'
import { dataSourceSchema, missingSchema } from '#engine/data-providers/output-schemas.ts'

const fact = z.object({ kind: z.string().describe('Such as number, name, or URL'), value: z.string() })
const readability = z.object({
  words: z.number().describe('Number of words'),
  sentences: z.number().describe('Number of sentences'),
  wordsPerSentence: z.number().nullable().describe('Words per sentence, on average'),
  grade: z.number().nullable().describe('Flesch-Kincaid grade; null outside English'),
})

export const output = z.object({
  output: z.string().describe('The rewritten text'),
  text: z.string().describe('The rewritten text'),
  mode: z.enum(['model', 'basic', 'untouched']).describe('What rewrote it: a language model, or rules'),
  language: z.object({ code: z.string().nullable(), name: z.string() }),
  facts: z.array(fact).describe('Facts of the source, which must remain'),
  notInText: z.array(z.string()).describe('Entries of the keep list that the source does not contain'),
  added: z.array(fact).describe('Facts that only the new text has'),
  attempts: z.array(z.object({ lost: z.array(fact), refusal: z.string().nullable() })),
  model: z.string().nullable(),
  source: dataSourceSchema.nullable(),
  problem: missingSchema.nullable().describe('Why no model was asked, or none of its answers used'),
  edits: z.array(z.object({ before: z.string(), after: z.string(), rule: z.string() })),
  passives: z.array(
    z.object({
      start: z.number().describe('UTF-16 offset in the text'),
      end: z.number().describe('UTF-16 offset in the text, exclusive'),
      text: z.string(),
    }),
  ),
  before: readability,
  after: readability,
  similarity: z.number().describe('Share of the characters that both texts have in common, 0 to 1'),
})

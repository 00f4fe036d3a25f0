import { z } from 'zod'
import { readPageSchema } from '#engine/tool/output-schemas.ts'

const confidence = z.number().describe('How likely the language is right, 0 to 100')
const scripts = z.array(z.object({ name: z.string(), letters: z.number().describe('Number of letters') }))

export const output = z.object({
  language: z.string().nullable().describe('BCP 47; null if unknown'),
  name: z.string().nullable().describe('One name, or those of close languages that share the text'),
  confidence: confidence.nullable(),
  isReliable: z.boolean().describe('Whether the confidence is above 90'),
  guesses: z.array(z.object({ language: z.string(), name: z.string(), confidence })),
  scripts,
  hreflang: z.string().nullable().describe('The value for hreflang'),
  page: readPageSchema.nullable(),
  declared: z.string().nullable().describe('The language that the page declares'),
  knowsDeclared: z.boolean().describe('Whether the tool can detect the declared language'),
  many: z.boolean().describe('Whether the text was read in parts'),
  total: z.number().describe('Number of parts'),
  parts: z.array(
    z.object({
      text: z.string(),
      start: z.number().describe('UTF-16 offset in the text'),
      line: z.number().nullable().describe('From 1'),
      language: z.string().nullable(),
      name: z.string().nullable(),
      confidence: confidence.nullable(),
      isReliable: z.boolean(),
      scripts,
    }),
  ),
})

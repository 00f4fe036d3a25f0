import { z } from 'zod'

const referenceSchema = z.object({ label: z.string(), url: z.string() })

export const findingSchema = z.object({
  id: z.string().describe('Stable name of the rule'),
  severity: z.enum(['critical', 'warning', 'notice', 'pass']),
  title: z.string(),
  why: z.string(),
  evidence: z.string().optional(),
  fix: z.string().optional(),
  ref: referenceSchema.optional(),
  place: z
    .object({
      field: z.string().optional(),
      line: z.number().optional().describe('From 1'),
      column: z.number().optional().describe('From 1'),
      path: z.string().optional(),
    })
    .optional()
    .describe('Place in the input'),
})

export const sourceSchema = z.object({
  name: z.string(),
  kind: z.enum(['measured', 'open-data', 'provider', 'estimate', 'sample']),
  asOf: z.string().optional(),
  url: z.string().optional(),
})

/** A page that was fetched for its main text. */
export const readPageSchema = z.object({
  url: z.string(),
  text: z.string().describe('The main text'),
  words: z.number().describe('Words of the main text'),
  isArticle: z.boolean().describe('Whether the page has an article; otherwise its longest text was read'),
})

import { z } from 'zod'
import { dataSourceSchema, keywordFiguresSchema, missingSchema } from '#engine/data-providers/output-schemas.ts'

export const output = z.object({
  keywords: z.array(z.string()).describe('The phrases alone'),
  seed: z.string(),
  phrases: z.array(
    z.object({
      phrase: z.string(),
      group: z.number().describe('Index of its group'),
      intent: z.enum(['informational', 'commercial', 'transactional', 'navigational', 'local']).nullable(),
      page: z.string().describe('The kind of page that answers it'),
      evidence: z.string().nullable().describe('The word that shows the intent'),
      isQuestion: z.boolean(),
      source: z.enum(['model', 'seed', 'rule', 'suggestion']),
      detail: z.string(),
      figures: keywordFiguresSchema.nullable(),
    }),
  ),
  groups: z.array(
    z.object({
      name: z.string(),
      phrases: z.array(z.number()).describe('Indexes of its phrases'),
      page: z.string(),
      intent: z.string().nullable(),
    }),
  ),
  suggestions: z.object({
    asked: z.number().describe('Number of texts that were completed'),
    planned: z.number().describe('Number of texts to complete'),
    failure: missingSchema.nullable(),
  }),
  model: z
    .object({
      model: z.string(),
      rejected: z.number().describe('Number of ideas that are no search phrase'),
      isGarbled: z.boolean(),
    })
    .nullable(),
  interest: z
    .object({
      kind: z.enum(['found', 'failed', 'unknown']),
      message: z.string().optional(),
      value: z
        .object({
          article: z.string(),
          project: z.string(),
          months: z.array(z.object({ month: z.string(), views: z.number().describe('Page views') })),
        })
        .optional(),
    })
    .describe('Views of the Wikipedia article about the seed'),
  sources: z.array(dataSourceSchema),
})

import { z } from 'zod'
import { dataSourceSchema, keywordFiguresSchema, missingSchema } from '#engine/data-providers/output-schemas.ts'

export const output = z.object({
  googleAdsKeyword: z.array(z.string()).describe('The keywords alone'),
  origin: z.enum(['provider', 'export', 'rules']).describe('Where the keywords are from'),
  keywords: z.array(
    keywordFiguresSchema.extend({
      range: z
        .array(z.number())
        .nullable()
        .describe('Lowest and highest monthly searches, where only a range is known'),
      source: z.string(),
    }),
  ),
  plan: z.object({
    groups: z.array(
      z.object({
        name: z.string(),
        keywords: z.array(
          z.object({ keyword: z.string(), matchTypes: z.array(z.enum(['Exact', 'Phrase'])), why: z.string() }),
        ),
      }),
    ),
    negatives: z.array(z.object({ word: z.string(), why: z.string() })),
    ungrouped: z.number().describe('Number of keywords beyond the limit, which are in no group'),
  }),
  period: z.string().nullable(),
  duplicates: z.number().describe('Number of keywords left out as duplicates'),
  missing: missingSchema.optional().describe('Why there are no figures'),
  dataSource: dataSourceSchema.nullable(),
  caveats: z.array(z.string()),
  pagePhrases: z.array(z.string()).describe('Phrases of the page that were used as seeds'),
})

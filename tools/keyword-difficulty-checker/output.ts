import { z } from 'zod'
import { dataSourceSchema } from '#engine/data-providers/output-schemas.ts'

const figure = (what: string) => z.number().nullable().describe(`${what}; null if unknown`)

const intent = z
  .object({ kind: z.enum(['to learn', 'to compare', 'to buy', 'to find a place']), word: z.string() })
  .nullable()
  .describe('What the searcher wants, and the word that shows it')

const computed = z.object({
  keyword: z.string(),
  outcome: z.literal('computed'),
  value: figure('Difficulty, 0 (easy) to 100'),
  low: z.number().describe('Least possible difficulty, 0 to 100'),
  high: z.number().describe('Greatest possible difficulty, 0 to 100'),
  parts: z.array(
    z.object({ name: z.string(), low: z.number().describe('Points'), high: z.number().describe('Points') }),
  ),
  intent,
  engine: z.string().nullable().describe('The search engine; null for pasted results'),
  features: z.array(z.string()).describe('What the results page shows besides results'),
  results: z.array(
    z.object({
      position: z.number().describe('From 1'),
      url: z.string(),
      domain: z.string().nullable(),
      title: z.string().nullable(),
      authority: figure('Link position score, 0 to 100'),
      referringDomains: figure('Number of referring domains'),
      titleMatch: figure('Share of the keyword that is in the title, 0 to 1'),
      isHome: z.boolean(),
      words: figure('Number of words'),
    }),
  ),
  costUsd: z.number().optional().describe('US dollars'),
})

const unknown = z.object({
  keyword: z.string(),
  outcome: z.enum(['unknown', 'failed']),
  value: z.null(),
  intent,
  message: z.string(),
  reason: z.string().optional(),
  howTo: z.string().optional(),
})

export const output = z.object({
  difficulty: z.array(
    z.object({ keyword: z.string(), value: figure('Difficulty, 0 (easy) to 100; null if only a range is known') }),
  ),
  mode: z.enum(['search', 'none', 'pasted']).describe('none: no provider is set up, and no results were pasted'),
  keywords: z.array(z.union([computed, unknown])),
  skipped: z.array(z.string()),
  sources: z.array(dataSourceSchema),
})

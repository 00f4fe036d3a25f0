import { z } from 'zod'
import { dataSourceSchema } from '#engine/data-providers/output-schemas.ts'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const rank = z.object({
  keyword: z.string(),
  outcome: z.enum(['found', 'not-in-results', 'unknown', 'failed']),
  position: z.number().nullable().describe('From 1, without ads; null if it is not in the results'),
  positions: z.array(z.number()).optional().describe('All positions of the domain, from 1'),
  url: z.string().optional(),
  title: z.string().optional(),
  depthRead: z.number().nullable().describe('Number of results that were read'),
  engine: z.string().nullable().optional().describe('The search engine; null for pasted results'),
  results: z
    .array(
      z.object({
        position: z.number().describe('From 1, without ads'),
        url: z.string(),
        title: z.string(),
        snippet: z.string(),
        host: z.string().nullable(),
        isOwn: z.boolean(),
      }),
    )
    .optional(),
  features: z.array(z.string()).optional().describe('What the results page shows besides results'),
  questions: z.array(z.string()).optional(),
  relatedSearches: z.array(z.string()).optional(),
  source: dataSourceSchema.optional(),
  fetchedAt: z.number().optional().describe('Milliseconds since 1970'),
  costUsd: z.number().optional().describe('US dollars'),
  caveats: z.array(z.string()).optional(),
  message: z.string().optional(),
  howTo: z.string().optional(),
})

export const output = z.object({
  rank: z.array(
    z.object({ keyword: z.string(), position: z.number().nullable().describe('From 1; null if it has none') }),
  ),
  mode: z.enum(['search', 'none', 'pasted']).describe('none: no provider is set up, and no results were pasted'),
  domain: z.string(),
  keywords: z.array(z.string()),
  ranks: z.array(rank),
  skipped: z.array(z.string()),
  page: z
    .object({
      url: z.string(),
      canRank: z.boolean().nullable().describe('Null if unknown'),
      title: z.string().nullable(),
      findings: z.array(findingSchema),
    })
    .optional(),
})

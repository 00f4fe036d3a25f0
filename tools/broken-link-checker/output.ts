import { z } from 'zod'
import { linkTargetSchema } from '#engine/crawl/output-schemas.ts'

export const output = z.object({
  start: z.string(),
  pages: z.number().describe('Number of pages whose links were checked'),
  links: z.number().describe('Number of links on these pages'),
  targets: z.array(
    linkTargetSchema.extend({
      isExternal: z.boolean(),
      suggestion: z.string().nullable().describe('A page of the site with a similar URL'),
    }),
  ),
  counts: z.record(z.string(), z.number()).describe('Number of links in each state'),
  redirected: z.number().describe('Number of links that redirect'),
  isCut: z.boolean().describe('Whether a limit ended the check'),
  ms: z.number().describe('Duration in milliseconds'),
})

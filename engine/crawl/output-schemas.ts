import { z } from 'zod'

/** A link that was checked, and where it is. */
export const linkTargetSchema = z.object({
  url: z.string(),
  fragment: z.string(),
  state: z.object({
    kind: z.string().describe('Such as ok, not-found, timeout, or soft-404'),
    verdict: z.enum(['ok', 'broken', 'unknown']),
    status: z.number().nullable().describe('HTTP status; null if there was no response'),
    hops: z.array(z.string()).describe('URLs from the link to its end'),
    message: z.string().optional(),
    soft404: z
      .object({ score: z.number().describe('0 to 1'), reasons: z.array(z.string()) })
      .optional()
      .describe('How much it looks like an error page'),
  }),
  sources: z.array(
    z.object({
      page: z.string(),
      line: z.number().describe('Line of the page, from 1'),
      anchor: z.string(),
      kind: z.string().describe('Such as a, img, or canonical'),
      rel: z.array(z.string()),
    }),
  ),
})

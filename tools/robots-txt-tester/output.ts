import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

export const output = z.object({
  verdicts: z.array(
    z.object({
      url: z.string(),
      agent: z.string().describe('The crawler'),
      isAllowed: z.boolean(),
      path: z.string().describe('The path that was compared'),
      fitting: z.number().describe('Number of rules that match the path'),
      group: z.string().nullable().describe('The group that applies to the crawler'),
      rule: z
        .object({ directive: z.string(), value: z.string(), line: z.number().describe('Line of robots.txt, from 1') })
        .nullable()
        .describe('The rule that decides'),
      reason: z.string(),
    }),
  ),
  agents: z.array(z.string()),
  sitemaps: z.array(z.object({ url: z.string(), line: z.number().describe('Line of robots.txt, from 1') })),
  groups: z.array(
    z.object({
      agents: z.array(z.string()),
      rules: z.number().describe('Number of rules'),
      line: z.number().nullable().describe('Line of robots.txt, from 1'),
    }),
  ),
  bytes: z.number().describe('Size of the file in bytes'),
  lines: z.number().describe('Number of lines'),
  fetched: z
    .object({ url: z.string(), status: z.number().describe('HTTP status'), text: z.string(), isThere: z.boolean() })
    .nullable()
    .describe('The file that was fetched, if any'),
  faults: z.array(findingSchema),
})

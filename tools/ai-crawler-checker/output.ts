import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

export const output = z.object({
  url: z.string(),
  robots: z.object({
    url: z.string(),
    status: z.number().nullable().describe('HTTP status'),
    text: z.string(),
    failure: z.string().optional(),
  }),
  state: z.enum(['file', 'none', 'unreachable']),
  verdicts: z.array(
    z.object({
      token: z.string().describe('Name of the crawler'),
      isAllowed: z.boolean(),
      group: z.string().nullable().describe('The group of robots.txt that decides'),
      rule: z.string().nullable(),
      line: z.number().nullable().describe('Line of robots.txt, from 1'),
      reason: z.string(),
    }),
  ),
  signals: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      meaning: z.string(),
      evidence: z.string(),
      isStandard: z.boolean(),
      blocksSearch: z.boolean(),
    }),
  ),
  llmsUrl: z.string(),
  llmsStatus: z.enum(['file', 'none', 'html']),
  llmsTxt: z
    .object({
      title: z.string().nullable(),
      hasSummary: z.boolean(),
      sections: z.array(
        z.object({
          name: z.string(),
          links: z.number().describe('Number of links'),
          line: z.number().describe('From 1'),
        }),
      ),
      links: z.number().describe('Number of links'),
    })
    .optional(),
  share: z
    .object({
      wordsInHtml: z.number().describe('Words in the source'),
      wordsRendered: z.number().describe('Words after scripts ran'),
      percent: z.number().nullable().describe('Share of the rendered words that are in the source, in percent'),
    })
    .optional(),
  leadsTo: z.string().optional().describe('Where a script leads browsers, if that is another site'),
  pageFailure: z.string().optional(),
  isRefused: z.boolean().describe('Whether the failure says nothing about the page'),
  findings: z.array(findingSchema),
})

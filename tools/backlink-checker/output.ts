import { z } from 'zod'
import { referrerSchema } from '#engine/data-providers/output-schemas.ts'
import { sourceSchema } from '#engine/tool/output-schemas.ts'

const match = z.object({
  match: z.enum(['target', 'same-host', 'wrapped']).describe('Whether it leads there directly'),
  href: z.string(),
  url: z.string(),
  anchor: z.string(),
  rel: z.array(z.string()),
  line: z.number().describe('Line of the page, from 1'),
  element: z.string(),
  isHidden: z.boolean(),
  isInNoscript: z.boolean(),
})

const discovery = z.object({
  kind: z.enum(['domains', 'pages']),
  domain: z.string().optional(),
  referrers: z.array(referrerSchema).optional(),
  provider: z.string().optional(),
  pages: z.array(z.string()).optional(),
  total: z.number().nullable().describe('Number of domains or links that are known; null if unknown'),
  sources: z.array(sourceSchema),
})

export const output = z.object({
  checker: z.array(z.object({ page: z.string(), state: z.string() })).describe('Pages with the state of their links'),
  target: z.string(),
  links: z.array(
    z.object({
      page: z.string(),
      finalUrl: z.string().nullable(),
      status: z.number().nullable().describe('HTTP status; null if there was no response'),
      state: z.enum(['alive', 'nofollow', 'ugc', 'sponsored', 'redirect', 'js-only', 'dead', 'unknown']),
      reason: z.string(),
      links: z.array(match),
      best: match.nullable().describe('The link that decides'),
      headerLinks: z.array(z.string()),
      notes: z.array(z.string()),
      sourceScore: z.number().nullable().describe('Link position score of the domain, 0 to 100; null if unknown'),
    }),
  ),
  discovery: discovery.nullable().describe('Pages or domains that link, if they were looked up'),
})

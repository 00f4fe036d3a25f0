import { z } from 'zod'
import { dataSourceSchema, referrerSchema, standingSchema } from '#engine/data-providers/output-schemas.ts'

const count = (what: string) => z.number().describe(`Number of ${what}`)
const term = z.object({
  term: z.string(),
  counts: z.array(z.number().nullable()).describe('Number of occurrences on each site; null if it was not read'),
})

const page = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  lang: z.string().nullable(),
  canonical: z.string().nullable(),
  words: count('words of the main text'),
  headings: z.array(z.object({ level: z.number().describe('1 to 6'), text: z.string() })),
  schemaTypes: z.array(z.string()),
  links: z.object({
    internal: count('internal links'),
    external: count('external links'),
    nofollow: count('links with nofollow'),
  }),
  linkedHosts: z.array(z.string()),
  images: count('images'),
  htmlBytes: z.number().describe('Size of the HTML in bytes'),
  transferBytes: z.number().describe('Size as transferred, in bytes'),
  firstByteMs: z.number().describe('Milliseconds to the first byte, measured once'),
})

export const output = z.object({
  sites: z.array(
    z.object({
      entered: z.string(),
      url: z.string().nullable(),
      host: z.string(),
      isOwn: z.boolean(),
      problem: z.string().nullable().describe('Why the page was not read'),
      data: page.nullable(),
    }),
  ),
  terms: z.array(term),
  gaps: z
    .object({
      terms: z.array(term),
      schemaTypes: z.array(z.object({ type: z.string(), hosts: z.array(z.string()) })),
      linkedHosts: z.array(z.object({ host: z.string(), hosts: z.array(z.string()) })),
    })
    .describe('What competitors have and your page does not'),
  linkData: z.object({
    standings: z.array(standingSchema.nullable()).describe('In the order of the sites'),
    linkGap: z
      .array(referrerSchema.extend({ linksTo: z.array(z.string()) }))
      .nullable()
      .describe('Domains that link to competitors only; null if unknown'),
    gapProblem: z.string().nullable(),
  }),
  discovery: z
    .object({
      keyword: z.string(),
      country: z.string(),
      language: z.string(),
      engine: z.string().nullable(),
      urls: z.array(z.string()),
      message: z.string().optional(),
      howTo: z.string().optional(),
      source: dataSourceSchema.optional(),
      costUsd: z.number().optional().describe('US dollars'),
    })
    .nullable()
    .describe('How competitors were found, if they were looked up'),
})

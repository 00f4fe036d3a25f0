import { z } from 'zod'

const count = (what: string) => z.number().describe(`Number of ${what}`)

const broken = z.array(
  z.object({
    rule: z.string(),
    count: count('times it is broken'),
    places: z
      .array(z.object({ line: z.number().describe('Line of the file, from 1'), evidence: z.string() }))
      .describe('The first places'),
  }),
)

export const output = z.object({
  checked: z
    .object({
      files: z.array(
        z.object({
          url: z.string(),
          kind: z.enum(['urlset', 'sitemapindex', 'feed', 'text', 'unknown']),
          bytes: z.number().describe('Size in bytes, uncompressed'),
          entries: count('entries'),
          urls: count('URLs'),
          hasAlternates: z.boolean().describe('Whether it names versions in other languages'),
          matchesSchema: z
            .boolean()
            .nullable()
            .describe('Whether the XML Schema of sitemaps accepts it; null for text and feeds'),
          broken: broken.describe('Rules that lines of the file break'),
          days: z.array(z.object({ day: z.string(), count: count('entries') })).describe('Dates of last changes'),
        }),
      ),
      broken: broken.describe('Rules that the response, the sample, or the crawl breaks'),
      sampled: z.array(
        z.object({ url: z.string(), status: z.number().nullable().describe('HTTP status'), note: z.string() }),
      ),
      coverage: z
        .object({
          indexable: count('indexable pages that were crawled'),
          listed: count('URLs in the sitemap'),
          both: count('pages that are in both'),
          unlisted: z.array(z.string()).describe('Pages that the sitemap lacks'),
          orphans: z.array(z.string()).describe('URLs of the sitemap to which no page links'),
        })
        .optional(),
      skipped: z.array(z.string()).describe('Sitemaps that were not read'),
    })
    .optional()
    .describe('Of a check'),
  generated: z
    .object({
      files: z.array(z.object({ name: z.string(), xml: z.string(), entries: count('entries') })),
      entries: count('entries'),
      skipped: z.array(z.object({ url: z.string(), why: z.string() })),
      isCut: z.boolean().describe('Whether there are more pages than were read'),
    })
    .optional()
    .describe('Of a new sitemap'),
})

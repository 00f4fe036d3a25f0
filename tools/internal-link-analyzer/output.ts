import { z } from 'zod'
import { linkTargetSchema } from '#engine/crawl/output-schemas.ts'

export const output = z.object({
  internalLinks: z.object({
    pages: z.number().describe('Number of pages'),
    links: z.number().describe('Number of links between them'),
    broken: z.number().describe('Number of broken targets'),
    orphans: z.number().nullable().describe('Number of pages of the sitemap without a link; null if unknown'),
  }),
  start: z.string(),
  pages: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      depth: z.number().describe('Clicks from the start'),
      parent: z.string().nullable().describe('The page before it on a shortest path'),
      linksIn: z.number().describe('Number of pages that link to it'),
      linksOut: z.number().describe('Number of pages that it links to'),
      rank: z.number().describe('PageRank; the ranks of all pages add up to 1'),
      isIndexable: z.boolean(),
    }),
  ),
  links: z.number().describe('Number of links between pages of the site'),
  edges: z.number().describe('Number of pairs of pages that they connect'),
  broken: z.array(linkTargetSchema),
  redirecting: z.array(linkTargetSchema),
  unknown: z.array(linkTargetSchema),
  nofollow: z.array(linkTargetSchema),
  orphans: z.array(z.string()).nullable().describe('Pages of the sitemap to which no page links; null if unknown'),
  sitemapUrls: z.number().describe('Number of URLs in the sitemap'),
  notInSitemap: z.array(z.string()).nullable().describe('Pages that the sitemap lacks; null without one'),
  anchors: z.array(
    z.object({
      text: z.string(),
      links: z.number().describe('Number of links'),
      targets: z.array(z.string()),
      isGeneric: z.boolean().describe('Such as “click here”'),
    }),
  ),
  duplicates: z.array(z.object({ kind: z.enum(['exact', 'near']), urls: z.array(z.string()) })),
  isCut: z.boolean().describe('Whether a limit ended the crawl'),
  ms: z.number().describe('Duration in milliseconds'),
})

import { z } from 'zod'
import { sourceSchema } from '../tool/output-schemas.ts'

/** Where a figure is from. */
export const dataSourceSchema = sourceSchema.extend({ license: z.string().optional() })

/** Why nothing is known: the provider failed, or it has no figure. */
export const missingSchema = z.object({
  kind: z.enum(['failed', 'unknown']),
  reason: z
    .string()
    .optional()
    .describe(
      'Of a failure: not-configured, rejected-key, spending-limit, rate-limited, provider-error, or time-limit',
    ),
  message: z.string(),
  howTo: z.string().optional().describe('Which settings supply the data'),
  retryAfter: z.number().optional().describe('Seconds'),
  source: dataSourceSchema.optional(),
})

const figure = (text: string) => z.number().nullable().describe(`${text}; null if unknown`)

/** Where a domain stands in the link graph. */
export const standingSchema = z.object({
  domain: z.string(),
  state: z.enum(['failed', 'listed', 'unlisted']),
  message: z.string().nullable().describe('Why there are no figures, or what to know about them'),
  score: figure('Link position score, 0 to 100'),
  topShare: figure('Share of all domains with this rank or a better one, in percent'),
  harmonicRank: figure('Rank by harmonic centrality, 1 is best'),
  pageRankPosition: figure('Rank by PageRank, 1 is best'),
  pageRank: figure('PageRank'),
  domainsInRelease: figure('Number of domains in the release'),
  hosts: figure('Number of hosts of the domain in the release'),
  referringDomains: figure('Number of domains that link to it'),
  asOf: z.string().nullable().describe('Last day that the release covers, ISO 8601'),
  history: z.array(
    z.object({
      release: z.string(),
      asOf: z.string(),
      score: figure('Score at that time, 0 to 100'),
      rank: figure('Rank at that time'),
    }),
  ),
})

/** A domain that links to another. */
export const referrerSchema = z.object({
  domain: z.string(),
  harmonicRank: z.number().describe('Rank by harmonic centrality, 1 is best'),
  hosts: z.number().optional().describe('Number of its hosts'),
  isHub: z.boolean().describe('Content delivery networks, fonts, analytics, and shorteners'),
})

/** How often a keyword is searched and what its ads cost. */
export const keywordFiguresSchema = z.object({
  keyword: z.string(),
  averageMonthlySearches: figure('Searches a month, on average'),
  months: z
    .array(z.object({ month: z.string().describe('As 2026-10'), searches: figure('Searches') }))
    .describe('Oldest first'),
  competition: z.enum(['low', 'medium', 'high']).nullable(),
  competitionIndex: figure('0 to 100'),
  lowBid: figure('Low bid for the top of the page, in the currency'),
  highBid: figure('High bid for the top of the page, in the currency'),
  currency: z.string().nullable().describe('ISO 4217, of the bids'),
})

/** The link index in which domains were looked up. */
export const indexSchema = z.object({
  release: z.string(),
  asOf: z.string(),
  domains: z.number().describe('Number of domains'),
  links: z.number().nullable().describe('Number of links; null if the index has ranks only'),
  isSample: z.boolean(),
})

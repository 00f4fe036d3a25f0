import { z } from 'zod'
import { indexSchema, referrerSchema, standingSchema } from '#engine/data-providers/output-schemas.ts'
import { sourceSchema } from '#engine/tool/output-schemas.ts'

const problem = z.string().nullable().describe('Why the value is unknown')
const isUnset = z.boolean().optional().describe('Whether no source is set up')
const unlessUnknown = <T extends z.ZodType>(value: T) => z.object({ value: value.nullable(), problem, isUnset })

const referrers = z.object({
  referrers: z.array(referrerSchema).describe('By rank; fewer than the total if the list is cut'),
  total: z.number().describe('Number of referring domains'),
  byRank: z.array(z.number()).describe('Number of referring domains in each tenth of the ranks, the best first'),
  byTopLevelDomain: z.array(z.object({ name: z.string(), count: z.number().describe('Number of domains') })),
  changes: z
    .object({
      since: z.string(),
      gained: z.array(referrerSchema),
      lost: z.array(referrerSchema),
      gainedTotal: z.number().describe('Number of new referring domains'),
      lostTotal: z.number().describe('Number of lost referring domains'),
    })
    .optional(),
})

const similar = z.object({
  domain: z.string(),
  harmonicRank: z.number().describe('Rank by harmonic centrality, 1 is best'),
  shared: z.number().describe('Number of shared referring domains'),
  score: z.number().describe('Similarity, higher is closer'),
})

const provider = z.object({
  name: z.string(),
  total: z.number().nullable().describe('Number of links; null if unknown'),
  referringDomains: z.number().nullable().describe('Number of referring domains; null if unknown'),
  followedShare: z.number().nullable().describe('Share of links without nofollow; null if unknown'),
  anchors: z.array(z.object({ anchor: z.string(), links: z.number().describe('Number of links') })),
  links: z.number().describe('Number of links that were loaded'),
})

export const output = z.object({
  backlinksSummary: z.object({
    domain: z.string(),
    hidesHubs: z.boolean(),
    standing: standingSchema,
    competitors: z.array(standingSchema),
    referrers: unlessUnknown(referrers),
    trend: z
      .array(
        z.object({
          release: z.string(),
          asOf: z.string(),
          referringDomains: z.number().describe('Number of referring domains'),
          atNewestSize: z.number().nullable().describe('The same, as if the release had the size of the newest'),
        }),
      )
      .describe('Oldest first'),
    similar: unlessUnknown(z.array(similar)),
    linkGap: unlessUnknown(z.array(referrerSchema.extend({ linksTo: z.array(z.string()) })))
      .nullable()
      .describe('Domains that link to competitors only; null without competitors'),
    provider: unlessUnknown(provider),
    caveats: z.array(z.string()),
    sources: z.array(sourceSchema),
  }),
  index: indexSchema,
  refused: z.array(z.object({ entered: z.string(), message: z.string() })).describe('Lines that name no domain'),
})

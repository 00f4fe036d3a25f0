import { z } from 'zod'
import { standingSchema } from '#engine/data-providers/output-schemas.ts'

const figure = (what: string) => z.number().nullable().describe(`${what}; null if unknown`)

const traffic = z.object({
  entered: z.string(),
  domain: z.string(),
  state: z.enum(['failed', 'below', 'banded', 'no-list']),
  low: figure('Lower end of the monthly estimate, in the unit'),
  high: figure('Upper end of the monthly estimate, in the unit'),
  unit: z.enum(['page loads', 'visits']).nullable(),
  rank: figure('Rank in the list of popular sites, 1 is best'),
  isBucket: z.boolean().describe('Whether the rank is the end of a group of ranks'),
  source: z.string().nullable(),
  asOf: z.string().nullable().describe('ISO 8601'),
  confidence: z.enum(['order of magnitude', 'estimate of the provider']).nullable(),
  history: z.array(z.object({ asOf: z.string(), rank: z.number().describe('1 is best') })),
  message: z.string().nullable(),
  link: standingSchema,
})

export const output = z.object({
  websiteTraffic: traffic.nullable().describe('Of a single domain'),
  bulk: z.array(traffic).describe('Of several domains'),
  refused: z.array(z.object({ entered: z.string(), message: z.string() })).describe('Lines that name no domain'),
})

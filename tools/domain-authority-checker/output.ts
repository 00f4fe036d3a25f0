import { z } from 'zod'
import { indexSchema, standingSchema } from '#engine/data-providers/output-schemas.ts'

const authority = standingSchema.extend({
  entered: z.string(),
  providerScore: z
    .object({
      provider: z.string(),
      metric: z.string(),
      value: z.number().describe('From 0 to `max`'),
      max: z.number().describe('The best value of the metric'),
      asOf: z.string().nullable().describe('ISO 8601'),
    })
    .nullable()
    .describe('The metric of a provider, if one is set up'),
  providerProblem: z.string().nullable(),
})

export const output = z.object({
  single: authority.nullable().describe('Of a single domain'),
  bulk: z.array(authority).describe('Of several domains'),
  refused: z.array(z.object({ entered: z.string(), message: z.string() })).describe('Lines that name no domain'),
  index: indexSchema,
})

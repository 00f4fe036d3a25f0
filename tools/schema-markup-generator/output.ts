import { z } from 'zod'
import { eligibilitySchema, markupErrorSchema } from '#engine/structured-data/output-schemas.ts'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const count = z.object({
  present: z.number().nullable().describe('Number of fields that are filled in'),
  all: z.number().nullable().describe('Number of fields; null if no rich result reads the type'),
})

export const output = z.object({
  type: z.string().describe('Type of Schema.org'),
  jsonLd: z.record(z.string(), z.unknown()).describe('The markup as an object'),
  html: z.string().describe('The markup as a script element'),
  required: count,
  recommended: count,
  eligibility: z.array(eligibilitySchema),
  errors: z.array(markupErrorSchema),
  formFaults: z.array(findingSchema),
  start: z
    .object({
      url: z.string(),
      sources: z.array(z.object({ field: z.string(), value: z.string(), from: z.string() })),
    })
    .nullable()
    .describe('What the page that was fetched says'),
  featuresAsOf: z.string().describe('When the rules of Google were read, ISO 8601'),
})

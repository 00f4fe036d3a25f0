import { z } from 'zod'
import { skippedFileSchema } from '#engine/images/output-schemas.ts'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const row = z.object({
  name: z.string(),
  format: z.string(),
  before: z.number().describe('Size in bytes'),
  tags: z.array(z.object({ group: z.string(), tag: z.string(), value: z.string() })),
  place: z
    .object({
      latitude: z.number().describe('Degrees north'),
      longitude: z.number().describe('Degrees east'),
      altitude: z.number().nullable().describe('Meters above sea level'),
      dms: z.string(),
      href: z.string().describe('A map of the place'),
    })
    .nullable(),
  hasThumbnail: z.boolean(),
  c2pa: z
    .object({
      bytes: z.number().describe('Size in bytes'),
      generator: z.string().nullable(),
      sourceTypes: z.array(z.string()),
    })
    .nullable()
    .describe('Content credentials'),
  ai: z
    .array(z.object({ sign: z.string(), where: z.string(), evidence: z.string() }))
    .describe('Signs that AI made it'),
  findings: z.array(findingSchema),
  copy: z
    .object({ name: z.string(), bytes: z.number().describe('Size in bytes'), removed: z.array(z.string()) })
    .nullable()
    .describe('The copy without metadata; null if there is none'),
  noCopy: z.string().nullable().describe('Why there is no copy'),
  notes: z.array(z.string()),
})

export const output = z.object({ rows: z.array(z.union([row, skippedFileSchema])).describe('One row for each file') })

import { z } from 'zod'
import { dataSourceSchema } from '#engine/data-providers/output-schemas.ts'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const rating = z.enum(['good', 'needs improvement', 'poor'])
const limits = z.array(z.number()).describe('Good up to the first value, poor above the second, in the unit')

export const output = z.object({
  pagespeed: z.object({
    url: z.string(),
    device: z.enum(['mobile', 'desktop']),
    score: z.number().nullable().describe('Performance score of Lighthouse, 0 to 100'),
  }),
  url: z.string(),
  device: z.enum(['mobile', 'desktop']),
  score: z.number().nullable().describe('Performance score of Lighthouse, 0 to 100; null if a metric is missing'),
  lighthouse: z.string().describe('Version of Lighthouse'),
  vitals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      value: z.number().nullable().describe('In the unit; null if not measured'),
      unit: z.enum(['', 'ms']),
      rating: rating.nullable(),
      limits,
      weight: z.number().describe('Share of the score in percent'),
      score: z.number().nullable().describe('0 to 100'),
    }),
  ),
  requests: z.array(
    z.object({
      url: z.string(),
      type: z.string(),
      status: z.number().nullable().describe('HTTP status'),
      startMs: z.number().describe('Milliseconds since the first request'),
      endMs: z.number().describe('Milliseconds since the first request'),
      transferBytes: z.number().describe('Bytes transferred'),
      resourceBytes: z.number().describe('Bytes after decompression'),
      mimeType: z.string(),
    }),
  ),
  types: z.array(
    z.object({
      type: z.string(),
      requests: z.number().describe('Number of requests'),
      bytes: z.number().describe('Bytes transferred'),
    }),
  ),
  findings: z.array(findingSchema),
  warnings: z.array(z.string()),
  field: z
    .object({
      state: z.enum(['found', 'too-few-visitors', 'failed', 'no-source']),
      message: z.string().optional(),
      howTo: z.string().optional(),
      scope: z.enum(['url', 'origin']).optional(),
      from: z.string().optional(),
      to: z.string().optional(),
      vitals: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            unit: z.enum(['', 'ms']),
            p75: z.number().describe('Three of four visits stayed below it, in the unit'),
            rating,
            limits,
          }),
        )
        .optional(),
      passes: z.boolean().nullable().optional().describe('Whether LCP, INP, and CLS are good; null if unknown'),
      source: dataSourceSchema.optional(),
    })
    .describe('What visitors experienced'),
})

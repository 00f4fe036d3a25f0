import { z } from 'zod'
import { skippedFileSchema } from '#engine/images/output-schemas.ts'
import { externalSchema, scriptsSchema } from '#engine/svg/output-schemas.ts'

const drawn = z.object({
  name: z.string(),
  before: z.number().describe('Size in bytes'),
  own: z.object({ width: z.number().describe('CSS pixels'), height: z.number().describe('CSS pixels') }),
  hasSize: z.boolean(),
  hasViewBox: z.boolean(),
  hasText: z.boolean(),
  hasAlpha: z.boolean(),
  isAnimated: z.boolean(),
  isBlank: z.boolean().describe('Whether nothing is visible'),
  external: externalSchema,
  scripts: scriptsSchema,
  bitmaps: z.array(z.object({ bytes: z.number().describe('Size in bytes') })),
})

export const output = z.object({
  files: z.array(z.union([drawn, skippedFileSchema])).describe('One row for each file'),
})

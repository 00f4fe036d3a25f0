import { z } from 'zod'
import { skippedFileSchema } from '#engine/images/output-schemas.ts'

const row = z.object({
  name: z.string(),
  width: z.number().describe('Of the source, in pixels'),
  height: z.number().describe('Of the source, in pixels'),
  before: z.number().describe('Size of the source in bytes'),
  versions: z.array(
    z.object({
      file: z.string(),
      width: z.number().describe('Pixels'),
      height: z.number().describe('Pixels'),
      bytes: z.number().describe('Size in bytes'),
      label: z.string().nullable(),
      isEnlarged: z.boolean(),
      isCropped: z.boolean(),
    }),
  ),
  left: z.array(z.string()).describe('Sizes left out because they would have enlarged the image'),
  notes: z.array(z.string()),
})

export const output = z.object({ rows: z.array(z.union([row, skippedFileSchema])).describe('One row for each file') })

import { z } from 'zod'
import { fateSchema, skippedFileSchema } from '#engine/images/output-schemas.ts'

const row = z.object({
  name: z.string(),
  output: z.string().describe('Name of the new file'),
  from: z.string().describe('Format of the source'),
  to: z.string().describe('Format of the new file'),
  width: z.number().describe('Pixels'),
  height: z.number().describe('Pixels'),
  before: z.number().describe('Size of the source in bytes'),
  after: z.number().describe('Size of the new file in bytes'),
  alpha: fateSchema.describe('What became of transparency'),
  profile: fateSchema.describe('What became of the color profile'),
  orientation: fateSchema.describe('What became of the orientation'),
  camera: fateSchema.describe('What became of the camera data'),
  notes: z.array(z.string()),
})

export const output = z.object({ rows: z.array(z.union([row, skippedFileSchema])).describe('One row for each file') })

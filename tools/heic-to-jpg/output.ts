import { z } from 'zod'
import { skippedFileSchema } from '#engine/images/output-schemas.ts'

const fate = z.enum(['none', 'kept', 'dropped'])
const row = z.object({
  name: z.string(),
  output: z.string().describe('Name of the new file'),
  width: z.number().describe('Pixels'),
  height: z.number().describe('Pixels'),
  before: z.number().describe('Size of the source in bytes'),
  after: z.number().describe('Size of the new file in bytes'),
  camera: fate.describe('What became of the camera data'),
  profile: fate.describe('What became of the color profile'),
  notes: z.array(z.string()),
})

export const output = z.object({ rows: z.array(z.union([row, skippedFileSchema])).describe('One row for each file') })

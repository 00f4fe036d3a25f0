import { z } from 'zod'
import { skippedFileSchema } from '#engine/images/output-schemas.ts'

const row = z.object({
  name: z.string(),
  output: z.string().describe('Name of the new file'),
  type: z.string().describe('Media type'),
  format: z.string().describe('Format of the source'),
  before: z.number().describe('Size of the source in bytes'),
  after: z.number().describe('Size of the new file in bytes'),
  width: z.number().describe('Pixels'),
  height: z.number().describe('Pixels'),
  codec: z.string().describe('Format of the new file'),
  quality: z.number().nullable().describe('Quality setting of the codec; null if it has none'),
  ssim: z.number().describe('Structural similarity to the source, 0 to 1'),
  encodes: z.number().describe('Number of full-size encodes'),
  isMet: z.boolean().describe('Whether the requested similarity or size was reached'),
  isOriginal: z.boolean().describe('Whether the file is unchanged because nothing was smaller'),
  tried: z.array(
    z.object({
      codec: z.string(),
      bytes: z.number().describe('Size in bytes'),
      ssim: z.number().describe('Structural similarity to the source, 0 to 1'),
    }),
  ),
  notes: z.array(z.string()),
  isOwn: z.boolean().optional().describe('Whether it has settings of its own'),
})

export const output = z.object({
  rows: z.array(z.union([row, skippedFileSchema])).describe('One row for each file'),
  total: z.number().describe('Number of files'),
  from: z
    .object({
      url: z.string(),
      found: z.number().describe('Number of different images on the page'),
      unread: z.array(z.object({ url: z.string(), message: z.string() })),
    })
    .optional()
    .describe('Where the images are from, if from a URL'),
})

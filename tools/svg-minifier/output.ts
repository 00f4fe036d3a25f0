import { z } from 'zod'
import { skippedFileSchema } from '#engine/images/output-schemas.ts'
import { externalSchema, scriptsSchema } from '#engine/svg/output-schemas.ts'

const size = z.object({
  raw: z.number().describe('Size in bytes'),
  gzip: z.number().describe('Size after gzip in bytes'),
})
const differences = z.array(
  z.object({
    width: z.number().describe('Width of the drawing in pixels'),
    height: z.number().describe('Height of the drawing in pixels'),
    share: z.number().describe('Share of pixels that differ, 0 to 1'),
    most: z.number().describe('Largest difference of a channel, 0 to 255'),
  }),
)

const minified = z.object({
  name: z.string(),
  svg: z.string().describe('The minified SVG'),
  before: size,
  after: size,
  isKept: z.boolean().describe('Whether the source is returned as it was'),
  isAnimated: z.boolean(),
  scripts: scriptsSchema,
  external: externalSchema,
  lostIds: z.array(z.string()).describe('Ids that are gone'),
  plugins: z.array(
    z.object({
      plugin: z.string(),
      saved: z.number().nullable().describe('Bytes that it saves alone; null if not measured'),
    }),
  ),
  off: z.array(z.string()).describe('Plugins that were turned off because they changed the drawing'),
  differences: differences.describe('Drawings of the result compared with the source'),
})

export const output = z.object({
  files: z.array(z.union([minified, skippedFileSchema])).describe('One row for each file'),
})

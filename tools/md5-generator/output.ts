import { z } from 'zod'

export const output = z.object({
  items: z
    .array(
      z.object({
        name: z.string(),
        size: z.number().describe('Size in bytes'),
        isFile: z.boolean(),
        digests: z.record(z.string(), z.string()).nullable().describe('Hexadecimal digest by algorithm'),
        error: z.string().nullable(),
      }),
    )
    .describe('One row for the text or each file'),
  algorithms: z.array(z.string()),
  isHmac: z.boolean(),
  compared: z.string().nullable().describe('The digest to compare with'),
  matches: z.array(z.object({ name: z.string(), algorithm: z.string() })).describe('What has that digest'),
})

import { z } from 'zod'

/** A file that could not be used. */
export const skippedFileSchema = z.object({
  name: z.string(),
  before: z.number().describe('Size in bytes'),
  error: z.string(),
})

/** What happened to a part of an image, such as its color profile. */
export const fateSchema = z.enum(['none', 'kept', 'dropped', 'applied', 'flattened'])

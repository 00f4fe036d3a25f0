import { z } from 'zod'
import { externalSchema, scriptsSchema } from '#engine/svg/output-schemas.ts'

export const output = z.object({
  siteName: z.string(),
  isBlank: z.boolean().describe('Whether nothing is visible'),
  onTabs: z
    .object({
      light: z.number().describe('Contrast ratio on a light tab, 1 to 21'),
      dark: z.number().describe('Contrast ratio on a dark tab, 1 to 21'),
    })
    .nullable(),
  external: externalSchema,
  scripts: scriptsSchema,
  notes: z.array(z.string()),
})

import { z } from 'zod'
import { eligibilitySchema, markupErrorSchema } from '#engine/structured-data/output-schemas.ts'

export const output = z.object({
  page: z.object({ url: z.string(), html: z.string() }).nullable().describe('The page that was fetched, if any'),
  validationResult: z.object({
    items: z.number().describe('Number of entities'),
    types: z.array(z.string()),
    syntaxes: z.array(z.enum(['JSON-LD', 'Microdata', 'RDFa'])),
    eligibility: z.array(eligibilitySchema).describe('One row for each rich result that the markup aims at'),
  }),
  validationErrors: z.array(markupErrorSchema),
  parsedSchema: z.array(
    z.object({
      type: z.string(),
      id: z.string().nullable(),
      syntax: z.enum(['JSON-LD', 'Microdata', 'RDFa']),
      line: z.number().describe('Line of the input, from 1'),
      path: z.string(),
      properties: z.array(
        z.object({
          name: z.string(),
          line: z.number().describe('Line of the input, from 1'),
          value: z.unknown().describe('A text, or an entity of the same shape'),
        }),
      ),
    }),
  ),
  jsonLd: z
    .object({ written: z.string(), corrected: z.string() })
    .describe('The JSON-LD, and the same with its errors corrected'),
  vocabulary: z.string().describe('Release of Schema.org'),
  featuresAsOf: z.string().describe('When the rules of Google were read, ISO 8601'),
})

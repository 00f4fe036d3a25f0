import { z } from 'zod'
import { findingSchema } from '#engine/tool/output-schemas.ts'

const count = (what: string) => z.number().describe(`Number of ${what}`)

export const output = z.object({
  documents: z
    .array(
      z.object({
        name: z.string().nullable().describe('Name of the file, if it is one'),
        isValid: z.boolean(),
        isMended: z.boolean().describe('Whether it was read by the rules of JSON5, because strict JSON refused it'),
        isLines: z.boolean().describe('Whether it is NDJSON'),
        output: z.string().nullable().describe('The formatted document'),
        converted: z.string().nullable().describe('The document as CSV or YAML'),
        bytes: z.number().describe('Size in bytes'),
        minifiedBytes: z.number().nullable().describe('Size without white space in bytes'),
        records: count('records'),
        found: z
          .array(z.object({ path: z.string(), json: z.string().nullable() }))
          .nullable()
          .describe('What the JSONPath selects; null without one'),
        foundCount: z.number().nullable().describe('Number of values that the JSONPath selects; null without one'),
        census: z
          .object({
            string: count('strings'),
            number: count('numbers'),
            boolean: count('booleans'),
            null: count('nulls'),
            object: count('objects'),
            array: count('arrays'),
            depth: z.number().describe('Levels of nesting'),
            names: count('names'),
          })
          .nullable(),
        isTooDeep: z.boolean().describe('Whether it is nested too deeply to be indented'),
        findings: z.array(findingSchema),
      }),
    )
    .describe('One row for the text or each file'),
})

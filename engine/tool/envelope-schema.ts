import { z } from 'zod'
import type { Tool } from './define-tool.ts'
import { fieldsOf } from './field.ts'
import { findingSchema, sourceSchema } from './output-schemas.ts'
import { isText } from './text-limits.ts'

const block = z.looseObject({
  kind: z.enum([
    'metric',
    'score',
    'table',
    'findings',
    'text',
    'code',
    'diff',
    'image',
    'gallery',
    'chart',
    'snippets',
    'graph',
  ]),
})

/** All fields of an envelope but its data, which is the tool's own. */
export const envelopeFields = z.object({
  tool: z.string(),
  input: z.record(z.string(), z.unknown()).describe('The input with defaults; files by name and size'),
  ranAt: z.string().describe('ISO 8601, UTC'),
  durationMs: z.number(),
  status: z.enum(['done', 'partial', 'unavailable', 'failed']),
  sources: z.array(sourceSchema),
  summary: z.string().describe('The result in one sentence; for a failed run, what happened and what to do'),
  findings: z.array(findingSchema),
  report: z.array(block).describe('The blocks of the report, as its page shows them'),
  files: z
    .array(z.object({ name: z.string(), type: z.string(), size: z.number().describe('Bytes') }))
    .describe('The files that the run made; their bytes are in the content'),
  limits: z.array(z.string()).describe('What the tool cannot check'),
  fetchedAt: z.string().optional().describe('When the oldest response that was used was fetched: ISO 8601, UTC'),
  isSample: z.literal(true).optional().describe('At least one figure is made up, so that the tool can be tried'),
  next: z
    .array(z.object({ slug: z.string(), why: z.string(), input: z.record(z.string(), z.string()) }))
    .optional()
    .describe('The tools that follow from the findings, each with its input'),
  fills: z.record(z.string(), z.string()).optional().describe('Values that were found for fields of the input'),
  failure: z
    .object({ code: z.string(), errors: z.record(z.string(), z.string()).describe('The problem of each field') })
    .optional()
    .describe('Only for a failed run'),
})

const batch = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      before: z.number().describe('Bytes'),
      after: z.number().nullable().describe('Bytes; null for a file that failed'),
      output: z.string().nullable().describe('Name of the file that was made'),
      summary: z.string(),
      hasFailed: z.boolean(),
    }),
  ),
})

/** Returns the schema of a tool's envelope, without the bytes of files. */
export function envelopeSchema(tool: Pick<Tool, 'input' | 'output'>) {
  return envelopeFields.extend({ data: dataSchema(tool) })
}

function dataSchema({ input, output }: Pick<Tool, 'input' | 'output'>) {
  const takesSeveral = fieldsOf(input).some((one) => isText(one) && (one.maxFiles ?? 1) > 1)
  const result = output && takesSeveral ? z.union([output, batch]) : (output ?? z.unknown())
  const several = takesSeveral ? ', or one row for each of several files' : ''
  return result.nullable().describe(`The bare result${several}; null if there is none`)
}

/** Returns the schema of what a tool finds as JSON Schema. */
export function dataJsonSchema(tool: Pick<Tool, 'input' | 'output'>) {
  const { $schema: _, ...schema } = z.toJSONSchema(dataSchema(tool), { io: 'input', unrepresentable: 'any' })
  return schema
}

import type { Tool } from '../tool/define-tool.ts'
import { inputJsonSchema } from '../tool/input-json-schema.ts'
import { auditListing, READ_AUDIT, START_AUDIT } from './audit-listing.ts'
import { shortInputSchema } from './short-input-schema.ts'

/** The tools beside those of the catalog. */
export const READ_REPORT = 'read-report'
export const DESCRIBE_TOOL = 'describe-tool'

/** Told to an assistant once, when it connects. */
export const INSTRUCTIONS = `Each tool answers with a short report: the verdict, the scores, what to fix, and the figures. "status" is "partial" if not everything was measured, and "omitted" names what was left out. ${READ_REPORT} returns all of a report, its data, or a file that it made. ${DESCRIBE_TOOL} returns every option of a tool, its limits, and the schema of its data. ${START_AUDIT} examines a whole site by more than 150 rules, which takes minutes; ${READ_AUDIT} returns how far it is, and its report.`

/** A hint of the protocol, so that an assistant need not ask before each call. */
const READS_ONLY = { readOnlyHint: true }

type Listed = {
  name: string
  title: string
  description: string
  inputSchema: ReturnType<typeof shortInputSchema>
  annotations: typeof READS_ONLY
}

/** Made once for each tool, because every assistant that connects asks for all of them. */
const entries = new WeakMap<Tool, Listed>()

/** Returns what an assistant learns of all tools before it calls one. */
export function toolListing(tools: Tool[]) {
  return [...tools.map(listed), ...ownTools, ...auditListing]
}

function listed(tool: Tool): Listed {
  const entry = entries.get(tool) ?? {
    name: tool.slug,
    title: tool.name,
    description: tool.guide.join(' '),
    inputSchema: shortInputSchema(tool.input),
    annotations: READS_ONLY,
  }
  entries.set(tool, entry)
  return entry
}

const ownTools = [
  {
    name: READ_REPORT,
    title: 'Read a whole report',
    description:
      'Returns what the short answer of a tool left out, page by page; use it after a run whose answer says that something is missing. Give "run" if the answer named one, otherwise the same "input", with which the tool runs again.',
    inputSchema: {
      type: 'object' as const,
      properties: {
        tool: { type: 'string' },
        run: { type: 'string' },
        input: { type: 'object' },
        part: { enum: ['report', 'data'], default: 'report', description: 'The report as text, or all data as JSON' },
        file: { type: 'string', description: 'Name of a file that the run made, to get it instead' },
        page: { type: 'integer', minimum: 1, default: 1 },
      },
      required: ['tool'],
    },
    annotations: READS_ONLY,
  },
  {
    name: DESCRIBE_TOOL,
    title: 'Describe a tool',
    description:
      'Describes a tool in full; use it before a call with options that its listing does not explain. Returns every field with its limits, sample inputs, what the tool does not see, and the schema of its data.',
    inputSchema: { type: 'object' as const, properties: { tool: { type: 'string' } }, required: ['tool'] },
    annotations: READS_ONLY,
  },
]

/** Returns everything about a tool, as JSON. */
export function toolDescription(tool: Tool, outputSchema: unknown) {
  return {
    name: tool.slug,
    title: tool.name,
    does: tool.guide.join(' '),
    input: inputJsonSchema(tool.input),
    samples: tool.samples.map(({ label, input }) => ({ label, input: shortInput(input) })),
    limits: tool.limits,
    data: outputSchema,
  }
}

const MAX_SAMPLE = 200

/** Returns a sample without its long texts. */
const shortInput = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > MAX_SAMPLE ? `${value.slice(0, MAX_SAMPLE)}…` : value,
    ]),
  )

import { fromBase64, toBase64 } from '../base64.ts'
import { Failure, type FailureCode } from '../failures.ts'
import type { Block, Finding } from './blocks.ts'

export type Status = 'done' | 'partial' | 'unavailable' | 'failed'

/** Sources of figures. `asOf`: ISO date of what they describe. */
export type Source = {
  name: string
  /** `sample`: made up, so that a tool can be tried. */
  kind: 'measured' | 'open-data' | 'provider' | 'estimate' | 'sample'
  asOf?: string
  url?: string
}

/** A file that a run made. An input file appears here only for comparison, as `source`. */
export type OutFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer>; role?: 'source' }

/** A tool that follows from what a report found: why, and the input with which its form is filled in. */
export type NextTool = { slug: string; why: string; input: Record<string, string> }

/** The result of every run of every tool: on the page, from the API, on the command line, and for an assistant. */
export type Envelope<Data = unknown> = {
  tool: string
  /** The input, after defaults. Files appear by name and size; secret fields are left out. */
  input: Record<string, unknown>
  /** ISO 8601, UTC. */
  ranAt: string
  durationMs: number
  status: Status
  sources: Source[]
  /** The result in one sentence; for a failed run, what happened and what to do. */
  summary: string
  /** The bare result, for machines; null if there is none. */
  data: Data | null
  findings: Finding[]
  report: Block[]
  files: OutFile[]
  /** What the tool does not see or do, one sentence each. */
  limits: string[]
  /** When the oldest response that was used was fetched, if any was: ISO 8601, UTC. */
  fetchedAt?: string
  /** At least one figure is made up, so that the tool can be tried: marked wherever the result appears. */
  isSample?: true
  /** The tools that follow from the findings. */
  next?: NextTool[]
  /** Values that the run found for fields of the form: the page puts them there, so that they can be edited. */
  fills?: Record<string, string>
  /** Only for a failed run. `errors` describes the problem of each field. */
  failure?: { code: FailureCode; errors: Record<string, string> }
}

type Times = { ranAt: number; durationMs: number }

/** Returns the envelope of a failed run. */
export function failedRun(
  tool: { slug: string; limits: string[] },
  { ranAt, durationMs }: Times,
  failure = new Failure('unexpected'),
): Envelope {
  const { code, message, errors = {} } = failure
  return {
    tool: tool.slug,
    input: {},
    ranAt: new Date(ranAt).toISOString(),
    durationMs,
    status: code === 'unavailable' ? 'unavailable' : 'failed',
    sources: [],
    summary: message,
    data: null,
    findings: [],
    report: [],
    files: [],
    limits: tool.limits,
    failure: { code, errors },
  }
}

/** Returns the envelope for JSON: a file becomes its name, type, size in bytes, and its bytes as base64 (RFC 4648). */
export function envelopeJson({ files, ...rest }: Envelope) {
  return {
    ...rest,
    files: files
      .filter(({ role }) => role !== 'source')
      .map(({ name, type, bytes }) => ({ name, type, size: bytes.length, base64: toBase64(bytes) })),
  }
}

type JsonFile = { name: string; type: string; base64: string }

/** Reads an envelope from JSON. */
export function envelopeOfJson({ files, ...rest }: Omit<Envelope, 'files'> & { files: JsonFile[] }): Envelope {
  return { ...rest, files: files.map(({ name, type, base64 }) => ({ name, type, bytes: fromBase64(base64) })) }
}

/** Returns a run without the blocks that only operators may see. */
export function withoutOperatorBlocks(envelope: Envelope): Envelope {
  const report = envelope.report.filter((block) => block.kind !== 'table' || !block.isForOperators)
  return report.length === envelope.report.length ? envelope : { ...envelope, report }
}

import { Failure } from '../failures.ts'
import type { Artifacts, Gather } from './artifacts.ts'
import type { Block, Finding } from './blocks.ts'
import type { Report, Tool } from './define-tool.ts'
import { type Envelope, failedRun, type Source } from './envelope.ts'
import { fieldsOf } from './field.ts'
import type { Ports } from './ports.ts'
import { readInput } from './read-input.ts'
import { batchOf, combineRuns, refuseBatch } from './run-batch.ts'
import { readTextFiles, type SentFile } from './text-files.ts'

export type World = {
  ports: Ports
  /** Gathers what the tool needs from outside. Without it, a tool that needs something is unavailable. */
  gather?: Gather
  isForm?: boolean
  /** Receives the envelope of each partial result. */
  partial?: (envelope: Envelope) => void
}

const measuredHere: Source[] = [{ name: 'Measured here', kind: 'measured' }]

/**
 * Runs a tool on what was sent; on each of several files, if they were sent for one text field. It never throws for bad
 * input: the envelope of a failed run says what happened, where, and what to do.
 */
export async function runTool(tool: Tool, sent: Record<string, unknown>, world: World): Promise<Envelope> {
  const batch = batchOf(tool, sent)
  if (!batch) return runOnce(tool, sent, world)
  const { ports, partial } = world
  const began = ports.now()
  const refusal = refuseBatch(tool, batch, began)
  if (refusal) return refusal
  const runs: { file: SentFile; envelope: Envelope }[] = []
  const combined = () => combineRuns(tool, batch, runs, { began, now: ports.now() })
  for (const file of batch.files) {
    ports.progress(runs.length, batch.files.length, file.name)
    const quiet = { ...world, ports: { ...ports, progress: () => {} } }
    delete quiet.partial
    runs.push({ file, envelope: await runOnce(tool, { ...sent, [batch.field]: file }, quiet) })
    if (runs.length < batch.files.length) partial?.(combined())
  }
  ports.progress(runs.length, runs.length)
  return combined()
}

async function runOnce(
  tool: Tool,
  sent: Record<string, unknown>,
  { ports, gather, isForm, partial }: World,
): Promise<Envelope> {
  const began = ports.now()
  let asked: Record<string, unknown> = {}
  try {
    const { read, fromFiles } = await readTextFiles(tool, sent)
    const input = readInput(tool.input, read, { fromFiles, ...(isForm === undefined ? {} : { isForm }) })
    asked = describe(tool, input)
    const fetches = noteFetches(gather ?? unavailable)
    const door = gather ? await doorTo(fetches.gather, input) : undefined
    const through = door?.gather ?? fetches.gather
    const artifacts = await gatherAll(tool, input, through)
    const run = () => ({ input, asked, began, now: ports.now(), leftOut: door?.leftOut(), ...fetches.oldest() })
    const data = await tool.run(input, {
      ...artifacts,
      ...ports,
      partial: (found: unknown) => partial?.(envelopeOf(tool, found, { ...run(), isPartial: true })),
      gather: through,
    })
    ports.signal.throwIfAborted()
    return envelopeOf(tool, data, run())
  } catch (error) {
    if (ports.signal.aborted) throw error
    return { ...failedRun(tool, { ranAt: began, durationMs: ports.now() - began }, failureOf(error)), input: asked }
  }
}

type Run = {
  input: unknown
  asked: Record<string, unknown>
  began: number
  now: number
  fetchedAt?: string
  isPartial?: boolean
  /** What our own limits kept from being measured, in a sentence. */
  leftOut: string | undefined
}

function envelopeOf(
  tool: Tool,
  data: unknown,
  { input, asked, began, now, fetchedAt, leftOut, isPartial = false }: Run,
): Envelope {
  const report: Report = tool.report(data, input, { isPartial })
  const { summary, blocks, files = [], sources = measuredHere, next = [], fills } = report
  const { status, limits } = asMeasured(report, leftOut)
  return {
    tool: tool.slug,
    input: asked,
    ranAt: new Date(began).toISOString(),
    durationMs: now - began,
    status,
    summary,
    sources,
    data: tool.inShort ? { ...(data as object), ...tool.inShort(data) } : data,
    findings: findingsOf(blocks),
    report: blocks,
    files,
    limits: [...tool.limits, ...limits],
    ...(fetchedAt === undefined ? {} : { fetchedAt }),
    ...(sources.some(({ kind }) => kind === 'sample') ? { isSample: true as const } : {}),
    ...(next.length > 0 ? { next } : {}),
    ...(fills ? { fills } : {}),
  }
}

/** Loaded only where something can be gathered: the pages of other tools do not need it. */
async function doorTo(gather: Gather, input: Record<string, unknown>) {
  const { openDoor } = await import('./door.ts')
  return openDoor(gather, (url) => Object.keys(input).find((name) => input[name] === url))
}

/** Returns the status and limits of a report, which is partial if our own limits left something out. */
const asMeasured = ({ status = 'done', limits = [] }: Report, leftOut: string | undefined) =>
  leftOut === undefined || status !== 'done'
    ? { status, limits }
    : { status: 'partial' as const, limits: [leftOut, ...limits] }

/** Notes when each artifact was fetched: a stored response is shown with its age. */
function noteFetches(gather: Gather) {
  let first = Number.POSITIVE_INFINITY
  const noted: Gather = async (name, request) => {
    const artifact = await gather(name, request)
    for (const one of [artifact].flat()) first = Math.min(first, fetchedAtOf(one))
    return artifact
  }
  return { gather: noted, oldest: () => (Number.isFinite(first) ? { fetchedAt: new Date(first).toISOString() } : {}) }
}

const fetchedAtOf = (artifact: object) =>
  'fetchedAt' in artifact && typeof artifact.fetchedAt === 'number' ? artifact.fetchedAt : Number.POSITIVE_INFINITY

async function gatherAll(tool: Tool, input: unknown, gather: Gather) {
  const needs = Object.entries((tool.needs ?? {}) as Record<string, (input: unknown) => unknown>)
  const gathered = needs.map(async ([name, requestOf]) => {
    const request = requestOf(input)
    return [name, request === undefined ? undefined : await gather(name as never, request as never)] as const
  })
  return Object.fromEntries(await Promise.all(gathered)) as unknown as Artifacts
}

const unavailable: Gather = () =>
  Promise.reject(new Failure('unavailable', { message: 'This tool runs on our server only.' }))

/** Returns the input in a form that may be logged. */
function describe(tool: Tool, input: Record<string, unknown>) {
  const shown = fieldsOf(tool.input).filter(({ secret }) => !secret)
  return Object.fromEntries(
    shown.map(({ name, control }) => [
      name,
      control === 'files' ? (input[name] as File[]).map(({ name, size }) => ({ name, size })) : input[name],
    ]),
  )
}

const findingsOf = (blocks: Block[]): Finding[] =>
  blocks.flatMap((block) => (block.kind === 'findings' ? block.findings : []))

/**
 * Returns the failure for an unexpected error. It is our fault and reported as such, with its message, because the
 * input is available.
 */
function failureOf(error: unknown) {
  if (error instanceof Failure) return error
  console.error(error)
  return new Failure('unexpected', {
    message: `This run stopped: ${reasonOf(error as Error)}. Nothing you entered is lost.`,
    cause: error,
  })
}

const TOO_MUCH = /call stack|allocation|out of memory|(array|string|buffer) length/i

function reasonOf(error: Partial<Error> | null) {
  const message = String(error?.message ?? error)
  if (error instanceof RangeError && TOO_MUCH.test(message)) return 'the input is nested too deeply or too large for it'
  // File paths of our machine must not leak.
  return error instanceof Error && 'syscall' in error ? 'a part of the tool could not be read' : message
}

import type { APIContext } from 'astro'
import { askToStop, readRun, writeRun } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { type Envelope, failedRun, withoutOperatorBlocks } from '#engine/tool/envelope.ts'
import { fieldsOf } from '#engine/tool/field.ts'
import { looksAtWeb, runGetsArtifacts } from '#engine/tool/gets-artifacts.ts'
import { increase } from '#platform/metrics/counters.ts'
import { distantRun, type FoundRun } from '#runs/started/distant-run.ts'
import { createRunStore, type Run } from '#runs/started/run-store.ts'
import { runInThread } from '#runs/threads/pool.ts'
import { createWebRuns } from '#runs/web-process/web-runs.ts'
import { gatherFor, isAdministrator } from './tool-world.ts'

export type RunRequest = { tool: Tool; sent: Record<string, unknown>; isForm: boolean; context: APIContext }

export const KEEP_MINUTES = 10
const MAX_BYTES = 64 * 1024 * 1024
const KEEP_AFTER_MS = 1_000
/** A reload takes a few seconds on a slow connection, and a page without scripts comes again every two. */
const GRACE_MS = 10_000
const RUN_ID = /^[\w-]{24}$/

/** The runs that look at the web. */
export const webRuns = createWebRuns()

/** The runs of this process that are watched or stored. */
export const toolRuns = createRunStore({
  maxBytes: MAX_BYTES,
  keepMs: KEEP_MINUTES * 60_000,
  keepAfterMs: KEEP_AFTER_MS,
  graceMs: GRACE_MS,
  write: writeRun,
})

/** Returns a run by its id, of whatever process, and notes that somebody looks at it. */
export async function findRun(slug: string, id: string): Promise<FoundRun | undefined> {
  const own = toolRuns.find(slug, id)
  if (own) return { ...own, end: () => endRun(own) }
  if (!RUN_ID.test(id)) return undefined
  const record = await readRun(id).catch(() => undefined)
  return record?.slug === slug ? distantRun(record, { read: readRun, askToStop }) : undefined
}

async function endRun(run: Run) {
  run.stop()
  await run.ended.catch(() => undefined)
}

/** Starts a run that does not end with its request. */
export function startRun(request: RunRequest): Run {
  const { tool, sent } = request
  return toolRuns.start({
    slug: tool.slug,
    values: typedValues(tool, sent),
    run: (ports) => run(request, ports),
    failed: (failure: Failure) => failedRun(tool, { ranAt: Date.now(), durationMs: 0 }, failure),
  })
}

type Ports = Pick<Parameters<typeof runInThread>[1], 'signal' | 'onProgress' | 'onPartial'>

/**
 * Runs a tool in a thread, and a run that looks at the web in the process that does. What was fetched in the last ten
 * minutes is used again unless the caller asks for a new measurement: `?fresh=1`.
 */
export async function run(request: RunRequest, ports: Ports = {}): Promise<Envelope> {
  const { slug } = request.tool
  try {
    const forReader = await reportsFor(request)
    const { onPartial } = ports
    const envelope = await runAnywhere(request, {
      ...ports,
      ...(onPartial ? { onPartial: (partial: Envelope) => onPartial(forReader(partial)) } : {}),
    })
    increase('prairie_tool_runs_total', slug, envelope.failure?.code ?? envelope.status)
    return forReader(envelope)
  } catch (error) {
    increase('prairie_tool_runs_total', slug, error instanceof Failure ? error.code : 'aborted')
    throw error
  }
}

/** Returns what makes a report the one of its reader: only administrators see settings and prices of providers. */
async function reportsFor({ context }: RunRequest): Promise<(envelope: Envelope) => Envelope> {
  const seesSettings = await isAdministrator(context.request.headers)
  return (envelope) => (seesSettings ? envelope : withoutOperatorBlocks(envelope))
}

function runAnywhere({ tool, sent, isForm, context }: RunRequest, ports: Ports) {
  const { signal = context.request.signal } = ports
  const call = { ...ports, sent, isForm, ip: context.clientAddress, signal }
  if (!runGetsArtifacts(tool, sent)) return runInThread(tool, call)
  const isFresh = context.url.searchParams.has('fresh')
  const gather = gatherFor(context, { isFresh, signal })
  return looksAtWeb(tool)
    ? webRuns.run({ ...call, slug: tool.slug, isFresh, gather })
    : runInThread(tool, { ...call, gather })
}

/** Returns what was typed into a form, as its fields show it again. Secrets and files are left out. */
export function typedValues({ input }: Pick<Tool, 'input'>, sent: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(input).flatMap(({ name, secret }) => {
      const value = sent[name]
      if (secret) return []
      if (typeof value === 'string') return [[name, value]]
      if (typeof value === 'boolean') return [[name, value ? 'on' : '']]
      return typeof value === 'number' ? [[name, String(value)]] : []
    }),
  )
}

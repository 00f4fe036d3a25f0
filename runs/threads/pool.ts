import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { endedEarly } from '#engine/tool/ended-early.ts'
import { type Envelope, failedRun } from '#engine/tool/envelope.ts'
import { runGetsArtifacts } from '#engine/tool/gets-artifacts.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { gatherAhead, supplyArtifacts } from '../artifacts/supply.ts'
import { COMPUTING, takeTurn, WAITING_THREADS } from '../limits/turns.ts'
import { createRunLimits, WEB_RUN_LIMIT_S, wholeLimitOf } from './run-limits.ts'
import { createToolThreads, type Progress, type ThreadMessage } from './threads.ts'

type ToolCall = {
  sent: Record<string, unknown>
  isForm: boolean
  /** IP address of the visitor. Without it, as for a caller on this machine, each run has its own turn. */
  ip?: string
  /** Brings the tool what it needs from outside. */
  gather?: Gather | undefined
  /** Ends the run together with its thread. */
  signal?: AbortSignal | undefined
  /** Called for each step of a long run. */
  onProgress?: (progress: Progress) => void
  /** Called for each result that a better one may follow. */
  onPartial?: (envelope: Envelope) => void
}

const computing = createToolThreads({ max: COMPUTING, ready: COMPUTING })
/** Maximum number of threads that wait for other servers: they need memory but no CPU time. */
const waiting = createToolThreads({ max: WAITING_THREADS, ready: 1, yieldsToPages: true })
let runs = 0

/**
 * Runs a tool in its own thread, so that a slow regular expression delays nobody else. A run that takes too
 * long is ended with its thread; its last partial result, if it has one, is its result. The wait for a turn does not
 * count toward the time limit.
 * @throws {Failure} too-many or busy, if too many runs wait; the reason of `signal` if it is aborted
 */
export async function runInThread(tool: Tool, call: ToolCall): Promise<Envelope> {
  runs += 1
  const { gather, ip, sent, signal = new AbortController().signal } = call
  const run = { tool, call, id: runs, visitor: ip ? bucketOf(ip) : `run ${runs}`, bytes: sizeOf(sent), signal }
  if (!gather || !runGetsArtifacts(tool, sent)) return runInTurn(run, undefined)
  const ends: (() => void)[] = []
  try {
    if (isLong(tool, call.sent)) ends.push(await sayingThatItWaits(call, takeTurn('long', run)))
    ends.push(await takeTurn('gathering', run))
    const startedAt = Date.now()
    const ahead = await unlessAborted(gatherAhead(tool, sent, call.isForm, gather, call.onProgress), signal)
    const gatheringMs = Date.now() - startedAt
    // Adds the time for gathering, because the thread only measures what comes after.
    const withGathering = (envelope: Envelope) => ({ ...envelope, durationMs: gatheringMs + envelope.durationMs })
    const onPartial = (envelope: Envelope) => call.onPartial?.(withGathering(envelope))
    ends.push(await takeTurn('thread', run))
    return withGathering(await runInTurn({ ...run, call: { ...call, onPartial } }, ahead))
  } finally {
    for (const end of ends) end()
  }
}

type Run = { tool: Tool; call: ToolCall; id: number; visitor: string; bytes: number; signal: AbortSignal }

async function runInTurn(run: Run, gather: Gather | undefined): Promise<Envelope> {
  const { tool, call, id, signal } = run
  const ranAt = Date.now()
  const threads = gather ? waiting : computing
  const ending = new AbortController()
  const either = AbortSignal.any([ending.signal, signal])
  const limits = createRunLimits(tool, { end: (failure) => ending.abort(failure), cpuMs: () => threads.cpuMs(id) })
  let partial: Envelope | undefined
  let endTurn = await takeTurn('computing', run)
  const supply =
    gather &&
    supplyArtifacts(gather, {
      pause: () => {
        limits.pause()
        endTurn()
      },
      resume: async () => {
        const end = await takeTurn('computing', { ...run, bytes: 0, signal: either })
        if (ending.signal.aborted) return end()
        endTurn = end
        limits.resume()
      },
    })
  const onMessage = (message: ThreadMessage) => {
    if (message.progress) return call.onProgress?.(message.progress)
    if (!message.partial) return limits.begin(gather !== undefined)
    partial = message.partial
    call.onPartial?.(partial)
  }
  let isThreadEnded = false
  try {
    const task = { id, slug: tool.slug, sent: call.sent, isForm: call.isForm }
    if (!supply) return await threads.run(task, { signal: either, onMessage })
    const line = { ...task, artifacts: supply.forThread }
    return await threads.run(line, { signal: either, onMessage, transfer: [supply.forThread] })
  } catch (error) {
    isThreadEnded = isOutOfMemory(error)
    signal.throwIfAborted()
    const failure = isThreadEnded ? tooMuchMemory() : (ending.signal.reason as Failure | undefined)
    if (!failure) throw error
    if (partial) return endedEarly({ ...partial, durationMs: Date.now() - ranAt }, `Stopped early: ${failure.message}`)
    return failedRun(tool, { ranAt, durationMs: Date.now() - ranAt }, failure)
  } finally {
    limits.end()
    supply?.close()
    // If a visitor's run ended a thread, their next run waits for its replacement, so that it does not take a ready
    // thread from others.
    if (threads === computing && (isThreadEnded || either.aborted)) threads.afterReplacement(endTurn)
    else endTurn()
    // Ends waiting for turns.
    ending.abort(new Failure('unexpected'))
  }
}

export async function stopToolThreads() {
  await Promise.all([computing.stop(), waiting.stop()])
}

async function sayingThatItWaits<T>({ onProgress }: ToolCall, turn: Promise<T>) {
  const waits = setImmediate(() => onProgress?.({ done: 0, total: 0, step: 'Waiting for its turn' }))
  return turn.finally(() => clearImmediate(waits))
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort))
}

const isLong = (tool: Tool, sent: Record<string, unknown>) =>
  wholeLimitOf(tool) > WEB_RUN_LIMIT_S && !tool.isShort?.(sent)

const MIN_VALUE_BYTES = 8

/** Returns the approximate size of an input in bytes: each character of a text counts as one. */
function sizeOf(sent: unknown) {
  let size = 0
  const left = [sent]
  while (left.length > 0) {
    const one = left.pop()
    size += typeof one === 'string' ? one.length : one instanceof Blob ? one.size : MIN_VALUE_BYTES
    // A single call with a million arguments would exceed the stack.
    if (typeof one === 'object' && one !== null) for (const value of Object.values(one)) left.push(value)
  }
  return size
}

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
const tooMuchMemory = () =>
  new Failure('too-large', { message: 'This run needed more memory than a run gets. Try a smaller input.' })

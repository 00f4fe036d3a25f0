import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { MessagePort } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { Failure } from '../../engine/failures.ts'
import { createFairQueue } from '../../engine/fair-queue.ts'
import { bucketOf } from '../../engine/ip-address.ts'
import type { Gather } from '../../engine/tool/artifacts.ts'
import type { Tool } from '../../engine/tool/define-tool.ts'
import { type Envelope, failedRun } from '../../engine/tool/envelope.ts'
import { gatherAhead, supplyArtifacts } from './artifact-supply.ts'

export type ToolTask = {
  id: number
  slug: string
  sent: Record<string, unknown>
  isForm: boolean
  /** Where the thread asks for artifacts; left out for a tool that needs none. */
  artifacts?: MessagePort
}

export type Progress = { done: number; total: number; step?: string }
/** What a thread sends: first that the run `id` has begun, then its progress. */
export type ThreadMessage = { id: number; progress?: Progress }

type ToolCall = Pick<ToolTask, 'sent' | 'isForm'> & {
  /** IP address of the visitor. Left out, as for a caller on this machine, each run has its own turn. */
  ip?: string
  /** Brings the tool what it needs from outside. */
  gather?: Gather | undefined
  /** Ends the run with its thread. */
  signal?: AbortSignal
  /** Called for each step of a long run. */
  onProgress?: (progress: Progress) => void
}

const TEXT_TIME_LIMIT_S = 5
/** Nobody waits longer than this. Longer work belongs on the visitor's own machine. */
const IMAGE_TIME_LIMIT_S = 30
/** For a turn and a thread. */
const MAX_WAIT_S = 30
const BUSY_RETRY_S = 10
/** Two for one visitor's slow runs, at least one for everybody else, and no more than memory is worth. */
const THREADS = Math.min(8, Math.max(3, availableParallelism() + 1))
/** With all that is gathered while it runs. */
const WEB_RUN_LIMIT_S = 60
/** Runs that wait for what other servers send. They cost no thread. */
const GATHERING = 60
const GATHERING_PER_VISITOR = 4
const REPLACEMENT_TIMEOUT_MS = 5_000
const RUNS_PER_VISITOR = 2
const WAITING_PER_VISITOR = 8
const MAX_WAITING_BYTES = 64 * 1024 * 1024

let pool: Piscina<ToolTask, Envelope> | undefined
let runs = 0
/** What to do with the messages of each run that has not ended, by its id. */
const listeners = new Map<number, (message: ThreadMessage) => void>()
/** Turns of runs that were ended with their threads, in that order. */
const untilReplaced: (() => void)[] = []
const takeTurn = createFairQueue({
  slots: THREADS,
  slotsPerVisitor: RUNS_PER_VISITOR,
  waitingPerVisitor: WAITING_PER_VISITOR,
  waitingBytes: MAX_WAITING_BYTES,
  retryAfterS: BUSY_RETRY_S,
})

const takeGatheringTurn = createFairQueue({
  slots: GATHERING,
  slotsPerVisitor: GATHERING_PER_VISITOR,
  waitingPerVisitor: WAITING_PER_VISITOR,
  waitingBytes: MAX_WAITING_BYTES,
  retryAfterS: BUSY_RETRY_S,
})

/**
 * Runs a tool in a thread of its own, so that the slowest regular expression delays nobody else. A run that takes too
 * long is ended with its thread; waiting for one counts for no time limit.
 * @throws {Failure} too-many, when there are too many runs before this one; whatever `signal` was aborted with
 */
export async function runInThread(tool: Tool, call: ToolCall): Promise<Envelope> {
  const { gather } = call
  if (!tool.needs || !gather) return runNow(tool, call, undefined)
  const signal = AbortSignal.any([AbortSignal.timeout(MAX_WAIT_S * 1_000), ...(call.signal ? [call.signal] : [])])
  const endTurn = await takeGatheringTurn(visitorOf(call), sizeOf(call.sent), signal)
  try {
    return await runNow(tool, call, await gatherAhead(tool, call.sent, call.isForm, gather))
  } finally {
    endTurn()
  }
}

const visitorOf = ({ ip }: ToolCall) => (ip ? bucketOf(ip) : `run ${runs}`)

async function runNow(tool: Tool, { sent, isForm, signal, onProgress, ip }: ToolCall, gather: Gather | undefined) {
  const ranAt = Date.now()
  const busy = new Failure('too-many', { retryAfter: BUSY_RETRY_S })
  pool ??= createPool()
  runs += 1
  const id = runs
  const ending = new AbortController()
  const endAfter = (seconds: number, failure: Failure) => setTimeout(() => ending.abort(failure), seconds * 1_000)
  const timers = { own: endAfter(MAX_WAIT_S, busy), whole: undefined as NodeJS.Timeout | undefined }
  const limitRun = () => {
    clearTimeout(timers.own)
    timers.own = endAfter(timeLimitOf(tool), new Failure('time-limit'))
  }
  listeners.set(id, ({ progress }) => {
    if (progress) return onProgress?.(progress)
    limitRun()
    if (gather) timers.whole = endAfter(WEB_RUN_LIMIT_S, new Failure('time-limit'))
  })
  // While a run waits for another server, its own time stands still.
  const supply = gather && supplyArtifacts(gather, (isWaiting) => (isWaiting ? clearTimeout(timers.own) : limitRun()))
  const either = AbortSignal.any([ending.signal, ...(signal ? [signal] : [])])
  let endTurn: (() => void) | undefined
  let isThreadEnded = false
  try {
    endTurn = await takeTurn(ip ? bucketOf(ip) : `run ${id}`, sizeOf(sent), either)
    const task = { id, slug: tool.slug, sent, isForm }
    if (!supply) return await pool.run(task, { signal: either })
    const line = { ...task, artifacts: supply.forThread }
    return await pool.run(line, { signal: either, transferList: [supply.forThread] })
  } catch (error) {
    isThreadEnded = isOutOfMemory(error)
    signal?.throwIfAborted()
    if (ending.signal.reason === busy) throw busy
    const failure = isThreadEnded ? tooMuchMemory() : (ending.signal.reason as Failure | undefined)
    if (!failure) throw error
    return failedRun(tool, { ranAt, durationMs: Date.now() - ranAt }, failure)
  } finally {
    clearTimeout(timers.own)
    clearTimeout(timers.whole)
    supply?.close()
    listeners.delete(id)
    if (endTurn && (isThreadEnded || either.aborted)) afterReplacement(endTurn)
    else endTurn?.()
  }
}

export async function stopToolThreads() {
  await pool?.destroy()
}

function createPool() {
  const made = new Piscina<ToolTask, Envelope>({
    // The source itself: a thread loads one tool, not the whole site.
    filename: resolve('site/tools/tool-thread.ts'),
    // One at first: where three load at the same time, the first run waits for all of them.
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: 60_000,
    concurrentTasksPerWorker: 1,
    // The newest: slow runs, after which a thread is replaced, leave those alone that have loaded their tools.
    loadBalancer: (_task, threads) => threads.findLast(({ currentUsage }) => currentUsage === 0) ?? null,
  })
  made.on('workerCreate', () => untilReplaced.shift()?.())
  return made.on('message', (message: ThreadMessage) => {
    // From now on a thread that is ended is replaced at once.
    made.options.minThreads = THREADS
    listeners.get(message.id)?.(message)
  })
}

/** Who had a thread ended waits for its replacement. Otherwise his next run would take one that others find ready. */
function afterReplacement(endTurn: () => void) {
  untilReplaced.push(endTurn)
  setTimeout(endTurn, REPLACEMENT_TIMEOUT_MS).unref()
}

/** Seconds a tool may run on the server. */
const timeLimitOf = ({ category, timeLimit = Number.POSITIVE_INFINITY }: Tool) =>
  Math.min(timeLimit, category === 'image' ? IMAGE_TIME_LIMIT_S : TEXT_TIME_LIMIT_S)

const MIN_VALUE_BYTES = 8

/** Bytes of the texts and files that somebody sent, about: a character of a text counts as one. */
function sizeOf(sent: unknown) {
  let size = 0
  const left = [sent]
  while (left.length > 0) {
    const one = left.pop()
    size += typeof one === 'string' ? one.length : one instanceof Blob ? one.size : MIN_VALUE_BYTES
    // One by one: as arguments of a single call, a million values are too many.
    if (typeof one === 'object' && one !== null) for (const value of Object.values(one)) left.push(value)
  }
  return size
}

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
const tooMuchMemory = () =>
  new Failure('too-large', { message: 'This run needed more memory than a run is given. Try a smaller input.' })

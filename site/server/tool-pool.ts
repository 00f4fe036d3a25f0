import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import { Failure } from '../../engine/failures.ts'
import type { Tool } from '../../engine/tool/define-tool.ts'
import { type Envelope, failedRun } from '../../engine/tool/envelope.ts'

/** `id` is what the thread tells when it begins. */
export type ToolTask = { id: number; slug: string; sent: Record<string, unknown>; isForm: boolean }

type Asked = Pick<ToolTask, 'sent' | 'isForm'> & {
  /** Ends the run with its thread. */
  signal?: AbortSignal
}

/** Who has not got an answer by then has gone. Longer work is for the visitor's own machine. */
const TIME_LIMIT_S = 30
/** For a thread, which other runs have. */
const LONGEST_WAIT_S = 30
/** Runs at a time, nearly all of which wait for a thread. More of them would only wait until they are late. */
const MOST_RUNS = 200
const BUSY_RETRY_S = 10

let pool: Piscina<ToolTask, Envelope> | undefined
let runs = 0
/** What is to be done when a run begins, of each that has not ended, by its id. */
const atBegin = new Map<number, () => void>()

/**
 * Runs a tool in a thread of its own, so that the slowest regular expression delays nobody else. A run that takes too
 * long is ended with its thread; waiting for one counts for no time limit.
 * @throws {Failure} too-many, when no thread became free; whatever `signal` was aborted with
 */
export async function runInThread(tool: Tool, { sent, isForm, signal }: Asked): Promise<Envelope> {
  const ranAt = Date.now()
  const busy = new Failure('too-many', { retryAfter: BUSY_RETRY_S })
  // Piscina's own limit does not hold for runs that have a signal.
  if (atBegin.size >= MOST_RUNS) throw busy
  pool ??= createPool()
  runs += 1
  const id = runs
  const ending = new AbortController()
  const endAfter = (seconds: number, failure: Failure) => setTimeout(() => ending.abort(failure), seconds * 1_000)
  let timer = endAfter(LONGEST_WAIT_S, busy)
  atBegin.set(id, () => {
    clearTimeout(timer)
    timer = endAfter(Math.min(tool.timeLimit ?? TIME_LIMIT_S, TIME_LIMIT_S), new Failure('time-limit'))
  })
  try {
    const either = AbortSignal.any([ending.signal, ...(signal ? [signal] : [])])
    return await pool.run({ id, slug: tool.slug, sent, isForm }, { signal: either })
  } catch (error) {
    signal?.throwIfAborted()
    if (ending.signal.reason === busy) throw busy
    const failure = isOutOfMemory(error) ? tooMuchMemory() : (ending.signal.reason as Failure | undefined)
    if (!failure) throw error
    return failedRun(tool, { ranAt, durationMs: Date.now() - ranAt }, failure)
  } finally {
    clearTimeout(timer)
    atBegin.delete(id)
  }
}

export async function stopToolThreads() {
  await pool?.destroy()
}

function createPool() {
  const made = new Piscina<ToolTask, Envelope>({
    // The source itself: a thread loads one tool, not the whole site.
    filename: resolve('site/server/tool-thread.ts'),
    minThreads: 1,
    // One slow run leaves a thread to others on any machine.
    maxThreads: Math.max(2, availableParallelism()),
    concurrentTasksPerWorker: 1,
    idleTimeout: 60_000,
  })
  return made.on('message', (id: number) => atBegin.get(id)?.())
}

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
const tooMuchMemory = () =>
  new Failure('too-large', { message: 'This run needed more memory than a run is given. Try a smaller input.' })

import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import { Failure } from '../../engine/failures.ts'
import type { Tool } from '../../engine/tool/define-tool.ts'
import { type Envelope, failedRun } from '../../engine/tool/envelope.ts'

export type ToolTask = { slug: string; sent: Record<string, unknown>; isForm: boolean }

/** Who has not got an answer by then has gone. Longer work is for the visitor's own machine. */
const TIME_LIMIT_S = 30
/** Runs that wait for a thread. More of them would only wait until they are late. */
const MAX_WAITING = 200

let pool: Piscina<ToolTask, Envelope> | undefined

/**
 * Runs a tool in a thread of its own, so that the slowest regular expression delays nobody else. A run that takes too
 * long is ended with its thread.
 */
export async function runInThread(tool: Tool, { sent, isForm }: Omit<ToolTask, 'slug'>): Promise<Envelope> {
  const ranAt = Date.now()
  pool ??= new Piscina({
    // The source itself: a thread loads one tool, not the whole site.
    filename: resolve('site/server/tool-thread.ts'),
    minThreads: 1,
    maxThreads: availableParallelism(),
    concurrentTasksPerWorker: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: 60_000,
  })
  const signal = AbortSignal.timeout(Math.min(tool.timeLimit ?? TIME_LIMIT_S, TIME_LIMIT_S) * 1_000)
  try {
    return await pool.run({ slug: tool.slug, sent, isForm }, { signal })
  } catch (error) {
    if (!signal.aborted && !isFull(error)) throw error
    const failure = signal.aborted ? new Failure('time-limit') : new Failure('too-many', { retryAfter: 10 })
    return failedRun(tool, { ranAt, durationMs: Date.now() - ranAt }, failure)
  }
}

export async function stopToolThreads() {
  await pool?.destroy()
}

const isFull = (error: unknown) => error instanceof Error && /queue/i.test(error.message)

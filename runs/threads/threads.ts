import { resolve } from 'node:path'
import type { MessagePort, Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Envelope } from '#engine/tool/envelope.ts'

export type ToolTask = {
  id: number
  slug: string
  sent: Record<string, unknown>
  isForm: boolean
  /** Where the thread asks for artifacts; left out for a tool that needs none. */
  artifacts?: MessagePort
}

export type Progress = { done: number; total: number; step?: string }
/** A message from a thread: first that it has begun the run `id`, then the progress and partial results of the run. */
export type ThreadMessage = { id: number; thread?: number; progress?: Progress; partial?: Envelope }

type Running = { signal: AbortSignal; onMessage: (message: ThreadMessage) => void; transfer?: Transferable[] }

type Options = {
  max: number
  ready: number
  /** The threads run behind those of pages: for runs that wait for other servers anyway. */
  yieldsToPages?: boolean
}

const IDLE_MS = 60_000
const REPLACEMENT_TIMEOUT_MS = 5_000

/**
 * Creates threads for runs of tools, one run at a time each. `ready` of them are kept once the first run has begun, so
 * that one that was ended with its run is replaced at once.
 */
export function createToolThreads({ max, ready, yieldsToPages = false }: Options) {
  let pool: Piscina<ToolTask, Envelope> | undefined
  /** Message handlers of the current runs, by id. */
  const listeners = new Map<number, Running['onMessage']>()
  /** The threads of the current runs, by id. */
  const threadOf = new Map<number, number>()
  /** What waits for the replacement of an ended thread, in order. */
  const untilReplaced: (() => void)[] = []
  return { run, cpuMs, afterReplacement, stop: async () => pool?.destroy() }

  /** Runs a task. Its thread is ended when `signal` is aborted. */
  async function run(task: ToolTask, { signal, onMessage, transfer = [] }: Running): Promise<Envelope> {
    pool ??= createPool()
    listeners.set(task.id, onMessage)
    try {
      return await pool.run(task, { signal, transferList: transfer as never })
    } finally {
      listeners.delete(task.id)
      threadOf.delete(task.id)
    }
  }

  /** Returns the CPU time that the thread of a run has used since it started, in milliseconds, while it lives. */
  async function cpuMs(id: number): Promise<number | undefined> {
    const thread = threadOf.get(id)
    const worker = pool?.threads.find(({ threadId }) => threadId === thread)
    const used = await worker?.cpuUsage().catch(() => undefined)
    return used && (used.user + used.system) / 1_000
  }

  /** Calls `then` when the thread that was just ended has been replaced. */
  function afterReplacement(then: () => void) {
    untilReplaced.push(then)
    setTimeout(then, REPLACEMENT_TIMEOUT_MS).unref()
  }

  function createPool() {
    const made = new Piscina<ToolTask, Envelope>({
      // The source file, so that a thread loads one tool instead of the whole site.
      filename: resolve('runs/threads/thread.ts'),
      // One thread at first: if three load at the same time, the first run waits for all of them.
      minThreads: 1,
      maxThreads: max,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      workerData: { yieldsToPages },
      // Uses the newest thread, so that slow runs, whose thread is replaced, spare the threads that have loaded tools.
      loadBalancer: (_task, threads) => threads.findLast(({ currentUsage }) => currentUsage === 0) ?? null,
    })
    made.on('workerCreate', () => untilReplaced.shift()?.())
    return made.on('message', (message: ThreadMessage) => {
      // From now on, an ended thread is replaced at once.
      made.options.minThreads = ready
      if (message.thread !== undefined) threadOf.set(message.id, message.thread)
      listeners.get(message.id)?.(message)
    })
  }
}

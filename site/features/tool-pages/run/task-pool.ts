import type { FromTask, ToWorker } from './worker-messages.ts'

const MAX_THREADS = 4

type WaitingTask = {
  message: Extract<ToWorker, { kind: 'task' }>
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/**
 * Creates threads for parallel tasks of a run. They belong to the worker that creates them and end with
 * it, so stopping a run stops them too.
 * @param script the script of the worker itself, which also runs tasks
 */
export function createTaskPool(slug: string, script: string) {
  const limit = Math.max(1, Math.min(MAX_THREADS, navigator.hardwareConcurrency))
  const idle: Worker[] = []
  /** The tasks that each thread has run, whose code is therefore loaded. */
  const done = new WeakMap<Worker, Set<string>>()
  const waiting: WaitingTask[] = []
  let count = 0

  return (name: string, payload: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.push({ message: { kind: 'task', slug, name, payload }, resolve, reject })
      next()
    })

  function next() {
    if (waiting.length === 0) return
    const job = waiting[0]
    const worker = job && (reserveIdleWorker(job.message.name) ?? (count < limit ? begin() : idle.pop()))
    if (!worker) return
    waiting.shift()
    done.get(worker)?.add(job.message.name)
    worker.onmessage = ({ data }: MessageEvent<FromTask>) => {
      idle.push(worker)
      if (data.kind === 'task-done') job.resolve(data.result)
      else job.reject(new Error(data.reason))
      next()
    }
    worker.onerror = (event) => {
      event.preventDefault()
      // Its engine may be in any state.
      worker.terminate()
      count -= 1
      job.reject(new Error(event.message || 'A part of this run broke off.'))
      next()
    }
    worker.postMessage(job.message)
  }

  /** Returns an idle thread that has run the task before. */
  function reserveIdleWorker(name: string) {
    const at = idle.findIndex((worker) => done.get(worker)?.has(name))
    return at < 0 ? undefined : idle.splice(at, 1)[0]
  }

  function begin() {
    count += 1
    const worker = new Worker(script, { type: 'module' })
    done.set(worker, new Set())
    return worker
  }
}

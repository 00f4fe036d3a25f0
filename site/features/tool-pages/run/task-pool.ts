import type { FromTask, ToWorker } from './worker-messages.ts'

const MAX_THREADS = 4

type Waiting = { message: ToWorker; resolve: (result: unknown) => void; reject: (error: Error) => void }

/**
 * Threads for the parts of a run that take place side by side. They belong to the worker that makes them and end with
 * it, so stopping a run stops them too.
 * @param script the script of the worker itself, which also runs tasks
 */
export function createTaskPool(slug: string, script: string) {
  const limit = Math.max(1, Math.min(MAX_THREADS, navigator.hardwareConcurrency))
  const idle: Worker[] = []
  const waiting: Waiting[] = []
  let count = 0

  return (name: string, payload: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.push({ message: { kind: 'task', slug, name, payload }, resolve, reject })
      next()
    })

  function next() {
    if (waiting.length === 0) return
    const worker = idle.pop() ?? (count < limit ? begin() : undefined)
    const job = worker && waiting.shift()
    if (!job) return
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

  function begin() {
    count += 1
    return new Worker(script, { type: 'module' })
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { createQueue } from '../waiting/queue.ts'
import type { Derivation } from './derive-image.ts'
import type { EncodedUpload } from './encode-upload.ts'

export type ImageTask = { derive: Derivation } | { encode: Uint8Array }
export type ImageWorkResult = { done: Uint8Array | EncodedUpload } | { message: string; isRefusal: boolean }

type Options = {
  /** Processes that run at the same time. */
  maxProcesses: number
  /** Time after which a task is aborted and its process ended. */
  timeoutMs: number
  /** Priority from 0 to 19 (lowest), as in `nice`. */
  nice?: number
}

const IDLE_MS = 60_000
/** Environment variables that are passed on. A process that reads untrusted files gets no secrets. */
const PASSED_ON = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot']
/** In parts, or the bundler of the back office would look for it among its modules. */
const CHILD = ['platform', 'image-work', 'child.ts']

/** An error about an image. `isRefusal`: the message is for the person who uploaded it. */
export class ImageError extends Error {
  override name = 'ImageError'
  readonly isRefusal: boolean
  constructor(message: string, isRefusal = false) {
    super(message)
    this.isRefusal = isRefusal
  }
}

/**
 * Creates child processes that decode and encode images, so that a hostile file cannot crash or block anything else.
 * They start when needed, and end after a minute without work.
 */
export function createImageProcesses({ maxProcesses, timeoutMs, nice = 0 }: Options) {
  const idle: Worker[] = []
  const tasks = createQueue({ running: maxProcesses })

  return {
    /**
     * Renders an image.
     * @throws {ImageError}
     */
    derive: (derivation: Derivation) => tasks.run(() => run({ derive: derivation })) as Promise<Uint8Array>,
    /**
     * Encodes an upload.
     * @throws {ImageError}
     */
    encode: (bytes: Uint8Array) => tasks.run(() => run({ encode: bytes })) as Promise<EncodedUpload>,
  }

  async function run(task: ImageTask) {
    const worker = idle.pop() ?? start()
    clearTimeout(worker.timer)
    const result = await runTask(worker.child, task, timeoutMs)
    markIdle(worker)
    if ('done' in result) return result.done
    throw new ImageError(result.message, result.isRefusal)
  }

  function markIdle(worker: Worker) {
    if (!worker.child.connected) return
    idle.push(worker)
    worker.timer = setTimeout(() => forget(worker) && worker.child.disconnect(), IDLE_MS).unref()
  }

  function forget(worker: Worker) {
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
    return at >= 0
  }

  function start(): Worker {
    const child = fork(resolve(...CHILD), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { NODE_ENV: 'production', ...pick(process.env, PASSED_ON), VIPS_BLOCK_UNTRUSTED: '1' },
      // Bytes are transferred without conversion.
      serialization: 'advanced',
    })
    if (child.pid && nice) setPriority(child.pid, nice)
    const worker: Worker = { child, timer: undefined }
    child.on('error', () => child.kill('SIGKILL'))
    child.once('exit', () => forget(worker))
    return worker
  }
}

type Worker = { child: ChildProcess; timer: NodeJS.Timeout | undefined }

/** Sends one task and returns its result. A process that ends or times out gets no further task. */
async function runTask(child: ChildProcess, task: ImageTask, timeoutMs: number) {
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  const listening = new AbortController()
  const { signal } = listening
  keepProcessAlive(child, true)
  try {
    child.send(task)
    return await Promise.race([
      once(child, 'message', { signal }).then(([result]) => result as ImageWorkResult),
      once(child, 'exit', { signal }).then(() => Promise.reject(new ImageError('This image could not be read.'))),
    ])
  } finally {
    clearTimeout(timer)
    listening.abort()
    keepProcessAlive(child, false)
  }
}

const pick = (all: NodeJS.ProcessEnv, names: string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))

/** An idle child must not keep its parent alive. */
function keepProcessAlive(child: ChildProcess, isBusy: boolean) {
  const change = isBusy ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}

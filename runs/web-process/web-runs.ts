import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { countOf } from '#platform/metrics/counters.ts'
import { LOW_PRIORITY, leaveOneCore } from '#platform/process/low-priority.ts'
import { availableMemory, memoryFlags } from '#platform/process/memory-flags.ts'
import type { Progress } from '../threads/threads.ts'
import type { FromWebProcess, ToWebProcess } from './messages.ts'
import { packFailure, unpackFailure } from './sent-failure.ts'
import { packFields } from './sent-fields.ts'

type Call = {
  slug: string
  sent: Record<string, unknown>
  isForm: boolean
  /** IP address of the visitor. */
  ip: string
  /** Uses nothing that was fetched before. */
  isFresh: boolean
  /** Gathers what only the site has, such as the visitor's request. */
  gather: Gather
  signal: AbortSignal
  onProgress?: (progress: Progress) => void
  onPartial?: (envelope: Envelope) => void
}

type Open = Pick<Call, 'gather' | 'onProgress' | 'onPartial'> & {
  resolve: (envelope: Envelope) => void
  reject: (error: unknown) => void
}

const CHILD = 'runs/web-process/child.ts'
const EXIT_WITHIN_MS = 3_000
const FLAGS = ['--disable-warning=ExperimentalWarning', ...memoryFlags(availableMemory()).outside]

/**
 * Creates the runs of tools that send requests to other servers. They run in one child process with lower priority than
 * pages; it starts with the first run, and again after it died.
 */
export function createWebRuns() {
  const open = new Map<number, Open>()
  let child: ChildProcess | undefined
  let ids = 0
  return { run, stop, pid: () => child?.pid }

  /**
   * Runs a tool.
   * @throws {Failure} why the run was refused; the reason of `signal` if it is aborted
   */
  async function run({ slug, sent, isForm, ip, isFresh, signal, ...more }: Call): Promise<Envelope> {
    const fields = await packFields(sent)
    signal.throwIfAborted()
    const id = ids++
    const { promise, resolve, reject } = Promise.withResolvers<Envelope>()
    const abort = () => {
      send({ stop: id })
      reject(signal.reason)
    }
    open.set(id, { ...more, resolve, reject })
    signal.addEventListener('abort', abort, { once: true })
    try {
      send({ start: id, slug, sent: fields, isForm, ip, isFresh })
      return await promise
    } finally {
      signal.removeEventListener('abort', abort)
      open.delete(id)
    }
  }

  function send(message: ToWebProcess) {
    child ??= start()
    child.send(
      message,
      (error) => error && console.error(`A run that looks at the web got no message: ${error.message}`),
    )
  }

  function start() {
    const started = fork(resolve(CHILD), { execArgv: FLAGS, serialization: 'advanced' })
    if (started.pid) setPriority(started.pid, LOW_PRIORITY)
    leaveOneCore(started.pid)
    started.on('message', (message: FromWebProcess) => receive(message))
    started.on('error', () => started.kill('SIGKILL'))
    started.once('exit', () => {
      if (child === started) child = undefined
      for (const { reject } of open.values()) reject(new Failure('unexpected'))
    })
    // The server of the site keeps the process alive, so this does not need to.
    started.unref()
    started.channel?.unref()
    return started
  }

  function receive(message: FromWebProcess) {
    if ('egress' in message) {
      for (const [outcome, requests] of message.egress)
        countOf('prairie_egress_requests_total', outcome).count += requests
      return
    }
    const run = open.get(message.run)
    if (!run) return
    if ('progress' in message) run.onProgress?.(message.progress)
    else if ('partial' in message) run.onPartial?.(message.partial)
    else if ('done' in message) run.resolve(message.done)
    else if ('failure' in message) run.reject(unpackFailure(message.failure))
    else void supply(message, run.gather)
  }

  async function supply({ ask, name, request }: Extract<FromWebProcess, { ask: number }>, gather: Gather) {
    const supplied = await gather(name as never, request as never).then(
      (artifact) => ({ artifact }),
      (error: unknown) => ({ failure: packFailure(error) }),
    )
    send({ supply: ask, ...supplied })
  }

  /** Ends the process with its runs. */
  async function stop() {
    if (!child) return
    const exit = once(child, 'exit', { signal: AbortSignal.timeout(EXIT_WITHIN_MS) })
    child.ref()
    if (child.connected) child.disconnect()
    await exit.catch(() => child?.kill('SIGKILL'))
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from '#engine/failures.ts'
import { withoutBrackets } from '#engine/net/hosts.ts'
import type { LighthouseRun, RenderedPage } from '#engine/web/rendered.ts'
import { lowerSessionPriority } from '#platform/process/low-priority.ts'
import { type ForwardProxy, startForwardProxy } from '../http/forward-proxy.ts'
import type { Surroundings } from '../http/surroundings.ts'
import type { ChromiumResult, ChromiumTask } from './child.ts'
import { createConnectionLimit } from './connection-limit.ts'
import type { EnterMachine } from './machine-turn.ts'
import type { PrintedPage, PrintRequest } from './print-page.ts'
import type { RenderRequest } from './render-page.ts'
import type { LighthouseRequest } from './run-lighthouse.ts'
import { createRunQueue } from './run-queue.ts'
import { type SentRequests, sentRequests } from './sent-requests.ts'

type Options = {
  surroundings: Surroundings
  /** Path of Chromium; undefined if there is none. */
  program: string | undefined
  maxRunMs?: number
  maxWaiting?: number
  maxBytes?: number
  /** Waits until no other process of this machine runs Chromium (`machine-turn.ts`). */
  enterMachine?: EnterMachine
}

type RunOptions = {
  /** The IP addresses that a request to the page had a turn for. */
  ips?: string[]
  signal?: AbortSignal
  /** Called at the end of a run, whatever its end is, with the requests that it sent to each host. */
  onSent?: (requests: SentRequests[]) => void
}

export type Chromium = {
  /**
   * Opens a page.
   * @throws {Failure} with a message for the visitor
   */
  render: (request: RenderRequest, options?: RunOptions) => Promise<RenderedPage>
  /**
   * Measures a page.
   * @throws {Failure} with a message for the visitor
   */
  lighthouse: (request: Omit<LighthouseRequest, 'botName'>, options?: RunOptions) => Promise<LighthouseRun>
  /**
   * Prints a page as a PDF.
   * @throws {Failure} with a message for the visitor
   */
  print: (request: PrintRequest, options?: RunOptions) => Promise<PrintedPage>
}

/** What a child is to do. */
type Task = ChromiumTask extends infer One ? (One extends unknown ? Omit<One, 'options'> : never) : never

const CHILD = 'providers/chromium/child.ts'
const MAX_RUN_MS = 60_000
/** A report is printed up to four times, until the numbers of its pages are right. */
const PRINT_RUNS = 2
const MAX_WAITING = 10
/** A tool that can report something without a browser does not wait long for one. */
const RENDER_WAIT_MS = 20_000
const LIGHTHOUSE_WAIT_MS = 150_000
const PRINT_WAIT_MS = 150_000
/** Time for Chromium to write its profile and end. After it, its process group is killed. */
const CLOSE_MS = 2_000
const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }

const NO_CHROMIUM =
  'This needs Chromium, and no Chromium is installed on this server. Install one (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to its program.'

/**
 * Creates the Chromium of this server. One run takes place at a time, each in a process group of its own, with a fresh
 * profile and a proxy of its own that decides what it reaches. After 60 seconds the whole group is killed, after twice
 * that if it prints.
 */
export function createChromium({
  surroundings,
  program,
  maxRunMs = MAX_RUN_MS,
  maxWaiting = MAX_WAITING,
  maxBytes,
  enterMachine,
}: Options): Chromium {
  const enter = createRunQueue(maxWaiting, enterMachine)
  const limitConnections = createConnectionLimit()

  async function run(task: Task, maxWaitMs: number, { ips = [], signal, onSent }: RunOptions): Promise<unknown> {
    const limitMs = 'print' in task ? PRINT_RUNS * maxRunMs : maxRunMs
    if (!program) throw new Failure('unavailable', { message: NO_CHROMIUM })
    const end = await enter(maxWaitMs, signal)
    const ipsFor = limitConnections({ host: withoutBrackets(new URL(urlOf(task)).hostname), ips })
    const proxy = await startForwardProxy(surroundings, { ipsFor, ...(maxBytes === undefined ? {} : { maxBytes }) })
    const profile = await mkdtemp(join(tmpdir(), 'prairie-chromium-'))
    let done: unknown
    try {
      const { port, username, password } = proxy
      const options = { program, profile, proxy: { port, username, password } }
      const result = await runInGroup({ ...task, options } as ChromiumTask, profile, limitMs, signal)
      if (!('done' in result)) throw failureOf(result.message)
      done = markRefused(result.done, proxy.refusals)
      return done
    } finally {
      onSent?.(sentRequests(done, proxy))
      for (const [authority, reason] of proxy.refusals)
        surroundings.log(`Chromium may not reach ${authority}: ${reason}`)
      await proxy.stop()
      await rm(profile, REMOVAL).catch(() => undefined)
      end()
    }
  }

  return {
    render: (request, options = {}) => run({ render: request }, RENDER_WAIT_MS, options) as Promise<RenderedPage>,
    lighthouse: (request, options = {}) =>
      run(
        { lighthouse: { ...request, botName: surroundings.userAgent } },
        LIGHTHOUSE_WAIT_MS,
        options,
      ) as Promise<LighthouseRun>,
    print: (request, options = {}) => run({ print: request }, PRINT_WAIT_MS, options) as Promise<PrintedPage>,
  }
}

function urlOf(task: Task): string {
  if ('render' in task) return task.render.url
  return 'print' in task ? task.print.url : task.lighthouse.url
}

/** Runs one task in a child that leads a process group, and leaves no process behind. */
async function runInGroup(task: ChromiumTask, profile: string, maxRunMs: number, signal?: AbortSignal) {
  const child = fork(resolve(CHILD), {
    detached: true,
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512'],
    // No variables of ours are passed on, so that no secret is in memory next to a foreign page.
    env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', HOME: profile, TMPDIR: profile, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const listening = new AbortController()
  const stopped = AbortSignal.any([listening.signal, AbortSignal.timeout(maxRunMs), ...(signal ? [signal] : [])])
  const exit = once(child, 'exit')
  child.on('error', () => undefined)
  try {
    lowerSessionPriority(child.pid)
    child.send(task)
    return await Promise.race([
      once(child, 'message', { signal: stopped }).then(([result]) => result as ChromiumResult),
      exit.then(() => ({ message: 'The browser stopped.' })),
    ])
  } catch (error) {
    signal?.throwIfAborted()
    if ((error as Error).name !== 'AbortError') throw error
    const message = `Our browser did not finish with the page in ${Math.round(maxRunMs / 1_000)} seconds, so it was stopped without a result. Try again in a few minutes.`
    throw new Failure('time-limit', { message, cause: error })
  } finally {
    listening.abort()
    killGroup(child)
    await Promise.race([exit, delay(CLOSE_MS, undefined, { ref: false })])
  }
}

function killGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // All processes of the group have ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Marks a response of our proxy, which is not part of the page. */
function markRefused(done: unknown, refusals: ForwardProxy['refusals']) {
  for (const request of (done as Partial<RenderedPage>).requests ?? []) {
    const { protocol, hostname, port } = new URL(request.url)
    if (!refusals.has(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`)) continue
    Object.assign(request, { status: null, transferBytes: 0, refusal: 'This address is not public.' })
  }
  return done
}

/** Returns the failure for Chromium's error about a page that it could not open. */
function failureOf(message: string) {
  const [code] = /ERR_[A-Z_]+/.exec(message) ?? []
  if (code === undefined)
    return new Failure('unexpected', { message: 'Our browser stopped. Try again.', cause: message })
  return new Failure('invalid', {
    message: /TUNNEL|PROXY|NAME_NOT|BLOCKED|UNSAFE|ADDRESS/.test(code)
      ? 'Our browser could not reach this page. It may redirect to an address that is not public.'
      : `Our browser could not open this page (${code}).`,
  })
}

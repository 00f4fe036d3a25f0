import type { Sample } from '#engine/tool/define-tool.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { drawSvg } from './draw-svg.ts'
import type { Execution } from './runner.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

export type Progress = { done: number; total: number; step?: string | undefined }

const NOT_LOADED =
  'The part of the page that runs this tool could not be loaded. Check your connection and try again. Nothing you entered is lost.'

type CurrentRun = { receive: (message: FromWorker) => void; fail: (reason: string) => void }
type PendingInput = { at: number; resolve: (input: Sample['input'] | undefined) => void }

/**
 * Manages the one worker of a page: created on first use, discarded with a run that is stopped or crashes, then created
 * again.
 */
export function createWorkerHost(slug: string) {
  let worker: Worker | undefined
  let running: CurrentRun | undefined
  let pending: PendingInput | undefined

  return { warm, sample, run }

  /** Prepares the engines, or the run of the current input. */
  function warm(sent?: Record<string, unknown>) {
    post({ kind: 'warm', slug, ...(sent ? { sent } : {}) })
  }

  /** Requests the input of a sample from the worker. A newer request replaces a pending one. */
  function sample(at: number): Promise<Sample['input'] | undefined> {
    return new Promise((resolve) => {
      pending = { at, resolve }
      post({ kind: 'sample', slug, at })
    })
  }

  /** @throws {Error} if the worker itself crashes; a tool's own failures are in the envelope */
  function run(
    sent: Record<string, unknown>,
    progress: (progress: Progress) => void,
    partial: (envelope: Envelope) => Promise<void> = async () => {},
  ): Execution<Envelope> {
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    const result = new Promise<Envelope>((resolve, reject) => {
      const receive = (message: FromWorker) => {
        if (message.kind === 'started') start()
        else if (message.kind === 'progress') progress(message)
        else if (message.kind === 'partial') void showPartial(message.envelope)
        else if (message.kind === 'envelope') {
          // A crashed engine may be in any state, and its worker does not repeat a failed import.
          if (message.envelope.failure?.code === 'unexpected') end()
          resolve(message.envelope)
        }
      }
      const showPartial = async (envelope: Envelope) => {
        const own = worker
        // Resolves after a failure too, because the worker waits for it.
        await partial(envelope).catch(console.error)
        if (own === worker) post({ kind: 'shown' })
      }
      running = { receive, fail: (reason) => reject(new Error(reason)) }
      post({ kind: 'run', slug, sent })
    })
    return { result, cancel: end, started }
  }

  function end() {
    worker?.terminate()
    worker = undefined
    running = undefined
    // The request went to the worker that has ended, so it is sent again.
    if (pending) post({ kind: 'sample', slug, at: pending.at })
  }

  function abortRun(reason: string) {
    const broken = running
    resolveInput(undefined)
    end()
    broken?.fail(reason)
  }

  function resolveInput(input: Sample['input'] | undefined) {
    const waiting = pending
    pending = undefined
    waiting?.resolve(input)
  }

  function post(message: ToWorker) {
    worker ??= begin()
    worker.postMessage(message)
  }

  function begin() {
    const begun = new Worker(new URL('./tool.worker.ts', import.meta.url), { type: 'module' })
    begun.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      // Messages of a stopped worker are ignored.
      if (begun !== worker) return
      if (data.kind === 'draw') void draw(begun, data)
      else if (data.kind === 'sample') resolveInput(data.input)
      else if (data.kind === 'broken') abortRun(NOT_LOADED)
      else running?.receive(data)
    }
    begun.onerror = (event) => {
      event.preventDefault()
      if (begun === worker) abortRun(event.message || NOT_LOADED)
    }
    return begun
  }
}

async function draw(worker: Worker, { id, svg, width, height }: Extract<FromWorker, { kind: 'draw' }>) {
  try {
    const pixels = await drawSvg(svg, width, height)
    worker.postMessage({ kind: 'drawn', id, pixels } satisfies ToWorker, [pixels.buffer])
  } catch (error) {
    worker.postMessage({ kind: 'drawn', id, reason: String((error as Error)?.message ?? error) } satisfies ToWorker)
  }
}

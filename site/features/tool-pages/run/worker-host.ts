import type { Sample } from '../../../../engine/tool/define-tool.ts'
import type { Envelope } from '../../../../engine/tool/envelope.ts'
import { drawSvg } from './draw-svg.ts'
import type { Execution } from './runner.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

export type Progress = { done: number; total: number; step?: string | undefined }

const NOT_LOADED =
  'The part of the page that runs this tool could not be loaded. Check the connection and try again; nothing you entered is lost.'

type Running = { tell: (message: FromWorker) => void; fail: (reason: string) => void }
type Asked = { at: number; answer: (input: Sample['input'] | undefined) => void }

/**
 * The one worker of a page: made when it is first needed, thrown away with a run that is stopped or breaks off, then
 * made anew.
 */
export function createWorkerHost(slug: string) {
  let worker: Worker | undefined
  let running: Running | undefined
  let asked: Asked | undefined

  return { warm, sample, run }

  function warm() {
    say({ kind: 'warm', slug })
  }

  /** Of two that are asked for at a time, the first is forgotten. */
  function sample(at: number): Promise<Sample['input'] | undefined> {
    return new Promise((answer) => {
      asked = { at, answer }
      say({ kind: 'sample', slug, at })
    })
  }

  /** @throws {Error} when the worker itself breaks: a tool's own failures stand in the envelope. */
  function run(
    sent: Record<string, unknown>,
    progress: (progress: Progress) => void,
    partial: (envelope: Envelope) => void = () => {},
  ): Execution<Envelope> {
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    const result = new Promise<Envelope>((resolve, reject) => {
      const tell = (message: FromWorker) => {
        if (message.kind === 'started') start()
        else if (message.kind === 'progress') progress(message)
        else if (message.kind === 'partial') partial(message.envelope)
        else if (message.kind === 'envelope') {
          // An engine that broke off may be in any state; what its worker could not fetch, it does not fetch again.
          if (message.envelope.failure?.code === 'unexpected') end()
          resolve(message.envelope)
        }
      }
      running = { tell, fail: (reason) => reject(new Error(reason)) }
      say({ kind: 'run', slug, sent })
    })
    return { result, cancel: end, started }
  }

  function end() {
    worker?.terminate()
    worker = undefined
    running = undefined
    // It was asked of the worker that is gone.
    if (asked) say({ kind: 'sample', slug, at: asked.at })
  }

  function breakOff(reason: string) {
    const broken = running
    answer(undefined)
    end()
    broken?.fail(reason)
  }

  function answer(input: Sample['input'] | undefined) {
    const waiting = asked
    asked = undefined
    waiting?.answer(input)
  }

  function say(message: ToWorker) {
    worker ??= begin()
    worker.postMessage(message)
  }

  function begin() {
    const begun = new Worker(new URL('./tool.worker.ts', import.meta.url), { type: 'module' })
    begun.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      // What is still on its way from one that was stopped belongs to nobody.
      if (begun !== worker) return
      if (data.kind === 'draw') void draw(begun, data)
      else if (data.kind === 'sample') answer(data.input)
      else if (data.kind === 'broken') breakOff(NOT_LOADED)
      else running?.tell(data)
    }
    begun.onerror = (event) => {
      event.preventDefault()
      if (begun === worker) breakOff(event.message || NOT_LOADED)
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

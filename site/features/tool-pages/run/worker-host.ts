import type { Sample } from '../../../../engine/tool/define-tool.ts'
import type { Envelope } from '../../../../engine/tool/envelope.ts'
import { drawSvg } from './draw-svg.ts'
import type { Execution } from './runner.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

export type Progress = { done: number; total: number; step?: string | undefined }

const NOT_LOADED =
  'The part of the page that runs this tool could not be loaded. Check the connection and try again; nothing you entered is lost.'

/** The one worker of a page: made when it is first needed, thrown away with a run that is stopped, then made anew. */
export function createWorkerHost(slug: string) {
  let worker: Worker | undefined
  let listen: (message: FromWorker) => void = () => {}
  let sampled: (input: Sample['input'] | undefined) => void = () => {}

  return { warm, sample, run }

  function warm() {
    say({ kind: 'warm', slug })
  }

  function sample(at: number): Promise<Sample['input'] | undefined> {
    return new Promise((resolve) => {
      sampled = resolve
      say({ kind: 'sample', slug, at })
    })
  }

  /** @throws {Error} when the worker itself breaks: a tool's own failures stand in the envelope. */
  function run(sent: Record<string, unknown>, progress: (progress: Progress) => void): Execution<Envelope> {
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    const result = new Promise<Envelope>((resolve, reject) => {
      listen = (message) => {
        if (message.kind === 'started') start()
        else if (message.kind === 'progress') progress(message)
        else if (message.kind === 'envelope') resolve(message.envelope)
        else if (message.kind === 'broken') reject(new Error(message.reason))
      }
      say({ kind: 'run', slug, sent })
    })
    return { result, cancel: end, started }
  }

  function end() {
    worker?.terminate()
    worker = undefined
    listen = () => {}
  }

  function say(message: ToWorker, transfer: Transferable[] = []) {
    worker ??= begin()
    worker.postMessage(message, transfer)
  }

  function begin() {
    const begun = new Worker(new URL('./tool.worker.ts', import.meta.url), { type: 'module' })
    begun.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'draw') void draw(begun, data)
      else if (data.kind === 'sample') sampled(data.input)
      else listen(data)
    }
    begun.onerror = (event) => {
      event.preventDefault()
      const tell = listen
      end()
      sampled(undefined)
      tell({ kind: 'broken', reason: event.message || NOT_LOADED })
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

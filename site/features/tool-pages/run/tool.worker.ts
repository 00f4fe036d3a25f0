import { config } from 'zod'
import type { Tool } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { createTaskPool } from './task-pool.ts'
import type { FromTask, FromWorker, ToWorker } from './worker-messages.ts'

// Zod would compile schemas with `eval`, which the content security policy refuses.
config({ jitless: true })

/** Loaders of the definitions, so that only the requested tool is fetched. */
const tools = import.meta.glob<Tool>('../../../../tools/*/tool.ts', { import: 'tool' })

const drawings = new Map<number, (drawn: Extract<ToWorker, { kind: 'drawn' }>) => void>()

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'drawn') return drawings.get(data.id)?.(data)
  if (data.kind === 'shown') return partial.shown()
  // Failures of a tool are in its envelope; this responds only if the tool could not be loaded.
  respond(data).catch((error: unknown) => {
    console.error(error)
    send({ kind: 'broken' })
  })
})

async function respond(message: Exclude<ToWorker, { kind: 'drawn' | 'shown' }>) {
  if (message.kind === 'task') return runTask(message)
  const tool = await tools[`../../../../tools/${message.slug}/tool.ts`]?.()
  if (!tool) throw new Error(`There is no tool "${message.slug}".`)
  if (message.kind === 'sample') return send({ kind: 'sample', input: tool.samples[message.at]?.input })
  if (message.kind === 'warm') return warmUp(tool, message.sent)
  send({ kind: 'started' })
  const envelope = await runTool(tool, message.sent, {
    ports: browserPorts(tool),
    partial: (envelope) => {
      partial = untilShown()
      transferMessage({ kind: 'partial', envelope })
    },
  })
  transferMessage({ kind: 'envelope', envelope })
}

/**
 * Loads the engines here and in the threads of the pool, or begins a run of the current input, up to its first task.
 */
async function warmUp(tool: Tool, sent?: Record<string, unknown>) {
  if (!tool.warmsUp) return
  const { memory, ...others } = browserPorts(tool)
  const ports = { ...others, progress: () => {} }
  // The sample must not replace the current input, because this run may finish after the other one.
  if (!sent) await runTool(tool, tool.samples[0].input, { ports })
  else await runTool(tool, sent, { ports: { ...ports, memory, task: () => new Promise(() => {}) }, partial: () => {} })
}

/** Runs a task for the worker that created this thread. */
async function runTask({ slug, name, payload }: Extract<ToWorker, { kind: 'task' }>) {
  try {
    const tool = await tools[`../../../../tools/${slug}/tool.ts`]?.()
    const task = tool?.tasks?.[name]
    if (!task) throw new Error(`The tool ${slug} has no task "${name}".`)
    postMessage({ kind: 'task-done', result: await task(payload, browserPorts(tool)) } satisfies FromTask)
  } catch (error) {
    postMessage({ kind: 'task-failed', reason: String((error as Error)?.message ?? error) } satisfies FromTask)
  }
}

/** While the page renders a partial result, no task runs, so that the page gets the processor. */
let partial = { isShown: Promise.resolve(), shown: () => {} }

function untilShown() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { isShown: promise, shown: resolve }
}

let pool: ReturnType<typeof createTaskPool> | undefined
const memory = new Map<string, unknown>()

function browserPorts({ slug }: Tool): Ports {
  return {
    now: Date.now,
    randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
    // A run is stopped by ending its worker.
    signal: new AbortController().signal,
    progress,
    // The main worker provides this port itself.
    partial: () => {},
    task: async (name, payload) => {
      await partial.isShown
      pool ??= createTaskPool(slug, location.href)
      return pool(name, payload)
    },
    asset: (name) => fetchAsset(`/tool-files/${slug}/${encodeURIComponent(name)}`),
    drawSvg,
    memory,
  }
}

async function fetchAsset(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} could not be fetched: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

const PROGRESS_MS = 50
let reported = { at: 0, step: '' }

/** A batch reports every file; the page does not need each message. */
const progress: Ports['progress'] = (done, total, step) => {
  const at = performance.now()
  if (done < total && step === reported.step && at - reported.at < PROGRESS_MS) return
  reported = { at, step: step ?? '' }
  send({ kind: 'progress', done, total, step })
}

let drawn = 0

const drawSvg: Ports['drawSvg'] = (svg, { width, height }) =>
  new Promise((resolve, reject) => {
    drawn += 1
    const id = drawn
    drawings.set(id, ({ pixels, reason }) => {
      drawings.delete(id)
      if (pixels) resolve(pixels)
      else reject(new Error(reason ?? 'The browser could not draw this SVG.'))
    })
    send({ kind: 'draw', id, svg, width, height })
  })

function transferMessage(message: Extract<FromWorker, { kind: 'envelope' | 'partial' }>) {
  // The run still needs the bytes of a partial result.
  if (message.kind === 'partial') return send(message)
  try {
    postMessage(message, { transfer: buffersOf(message.envelope.files) })
  } catch {
    // Bytes in the memory of a WebAssembly module cannot be transferred, only copied.
    send(message)
  }
}

const buffersOf = (files: OutFile[]) => [...new Set(files.map(({ bytes }) => bytes.buffer))]

function send(message: FromWorker) {
  postMessage(message)
}

import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { Failure } from '#engine/failures.ts'
import type { Gather } from '#engine/tool/artifacts.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { readInput } from '#engine/tool/read-input.ts'
import { readTextFiles } from '#engine/tool/text-files.ts'
import type { Progress } from '../threads/threads.ts'
import { packFailure, type SentFailure, unpackFailure } from '../web-process/sent-failure.ts'
import { stepOf } from './gather-steps.ts'

type Asked = { key: number; name: string; request: unknown }
type Supplied = { key: number; artifact?: unknown; failure?: SentFailure }

/**
 * Gathers what a tool needs before its run takes a thread, so that no thread waits for a slow server. A failure here is
 * ignored, because the run requests the artifact again and reports it.
 * @param onProgress called at once, and whenever something has arrived, with what is still missing
 */
export async function gatherAhead(
  tool: Tool,
  sent: Record<string, unknown>,
  isForm: boolean,
  gather: Gather,
  onProgress?: (progress: Progress) => void,
): Promise<Gather> {
  const gathered = new Map<string, Promise<unknown>>()
  const once: Gather = (name, request) => {
    const key = JSON.stringify([name, request])
    const before = gathered.get(key) ?? Promise.resolve().then(() => gather(name, request))
    gathered.set(key, before)
    return before as never
  }
  try {
    const { read, fromFiles } = await readTextFiles(tool, sent)
    const input = readInput(tool.input, read, { fromFiles, isForm })
    const needs = Object.entries((tool.needs ?? {}) as Record<string, (input: unknown) => unknown>)
    const wanted = needs.map(([name, requestOf]) => [name, requestOf(input)] as const)
    const report = reportingSteps(wanted, onProgress)
    await Promise.allSettled(
      wanted.map(async ([name, request]) =>
        request === undefined ? undefined : once(name as never, request as never).finally(() => report(name)),
      ),
    )
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
  return once
}

/**
 * Reports at once what is being gathered.
 * @returns a function to call with the name of an artifact that has arrived
 */
function reportingSteps(
  wanted: (readonly [name: string, request: unknown])[],
  onProgress?: (progress: Progress) => void,
) {
  const open = new Map<string, string>()
  for (const [name, request] of wanted) {
    const step = request === undefined ? undefined : stepOf(name, request)
    if (step) open.set(name, step)
  }
  const total = open.size
  const say = () => {
    const [step] = open.values()
    if (step) onProgress?.({ done: total - open.size, total, step })
  }
  say()
  return (name: string) => {
    if (open.delete(name)) say()
  }
}

type Turn = {
  /** Called when the thread begins to wait. */
  pause: () => void
  /** Resolves when the thread may compute again. */
  resume: () => Promise<void>
}

/**
 * Supplies a thread with artifacts on request, and reports when the thread waits for them.
 * @returns the thread's end of the channel, and a function that closes it
 */
export function supplyArtifacts(gather: Gather, { pause, resume }: Turn) {
  const { port1: port, port2: forThread } = new MessageChannel()
  let waiting = 0
  let resuming: Promise<void> | undefined
  port.on('message', async ({ key, name, request }: Asked) => {
    waiting += 1
    if (waiting === 1) pause()
    const supplied = await suppliedOr(key, () => gather(name as never, request as never))
    waiting -= 1
    const refused = waiting > 0 ? undefined : await resumed().catch((error: unknown) => packFailure(error))
    // Another part of the run has requested something in the meantime.
    if (waiting > 0) pause()
    port.postMessage(refused ? { key, failure: refused } : supplied)
  })
  return { forThread, close: () => port.close() }

  function resumed() {
    resuming ??= resume().finally(() => {
      resuming = undefined
    })
    return resuming
  }
}

async function suppliedOr(key: number, gather: () => Promise<unknown>): Promise<Supplied> {
  try {
    return { key, artifact: await gather() }
  } catch (error) {
    return { key, failure: packFailure(error) }
  }
}

/** Returns the `gather` of a run in a thread, which requests artifacts from the other end of the channel. */
export function gatherThrough(port: MessagePort): Gather {
  const open = new Map<number, (supplied: Supplied) => void>()
  let keys = 0
  port.on('message', (supplied: Supplied) => {
    open.get(supplied.key)?.(supplied)
    open.delete(supplied.key)
  })
  return (name, request) =>
    new Promise((resolve, reject) => {
      const key = keys++
      open.set(key, ({ artifact, failure }) => {
        if (failure) reject(unpackFailure(failure))
        else resolve(artifact as never)
      })
      port.postMessage({ key, name, request } satisfies Asked)
    })
}

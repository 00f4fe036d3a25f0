import { parentPort, threadId } from 'node:worker_threads'
import { workerData } from 'piscina'
import type { Tool } from '#engine/tool/define-tool.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { lowerThreadPriority } from '#platform/process/low-priority.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { gatherThrough } from '../artifacts/supply.ts'
import type { ThreadMessage, ToolTask } from './threads.ts'

if (workerData?.yieldsToPages) lowerThreadPriority()

// Some libraries print messages, which must not get into standard output: the site's log or an MCP connection.
console.log = console.error
console.info = console.error

const post = (message: ThreadMessage) => parentPort?.postMessage(message)

/** Runs one tool in a thread of `tool-pool.ts`. */
export default async function run({ id, slug, sent, isForm, artifacts }: ToolTask) {
  const { tool } = (await import(`../../tools/${slug}/tool.ts`)) as { tool: Tool }
  post({ id, thread: threadId })
  const progress = (done: number, total: number, step?: string) =>
    post({ id, progress: { done, total, ...(step ? { step } : {}) } })
  const gather = artifacts && gatherThrough(artifacts)
  try {
    const partial = (envelope: Envelope) => post({ id, partial: envelope })
    return await runTool(tool, sent, {
      ports: nodePorts(tool, { progress }),
      isForm,
      partial,
      ...(gather ? { gather } : {}),
    })
  } finally {
    artifacts?.close()
  }
}

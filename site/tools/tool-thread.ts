import { parentPort } from 'node:worker_threads'
import type { Tool } from '../../engine/tool/define-tool.ts'
import { runTool } from '../../engine/tool/run-tool.ts'
import { nodePorts } from '../../providers/tools/node-ports.ts'
import { gatherThrough } from './artifact-supply.ts'
import type { ThreadMessage, ToolTask } from './tool-pool.ts'

// Some libraries print messages. Standard output is the log of the site, or the line to an assistant.
console.log = console.error
console.info = console.error

const post = (message: ThreadMessage) => parentPort?.postMessage(message)

/** What a thread of `tool-pool.ts` does. */
export default async function run({ id, slug, sent, isForm, artifacts }: ToolTask) {
  const { tool } = (await import(`../../tools/${slug}/tool.ts`)) as { tool: Tool }
  post({ id })
  const progress = (done: number, total: number, step?: string) =>
    post({ id, progress: { done, total, ...(step ? { step } : {}) } })
  const gather = artifacts && gatherThrough(artifacts)
  try {
    return await runTool(tool, sent, { ports: nodePorts(tool, { progress }), isForm, ...(gather ? { gather } : {}) })
  } finally {
    artifacts?.close()
  }
}

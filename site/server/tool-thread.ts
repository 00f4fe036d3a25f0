import type { Tool } from '../../engine/tool/define-tool.ts'
import { runTool } from '../../engine/tool/run-tool.ts'
import { nodePorts } from '../../providers/tools/node-ports.ts'
import type { ToolTask } from './tool-pool.ts'

/** What a thread of `tool-pool.ts` does. */
export default async function run({ slug, sent, isForm }: ToolTask) {
  const { tool } = (await import(`../../tools/${slug}/tool.ts`)) as { tool: Tool }
  return runTool(tool, sent, { ports: nodePorts(tool), isForm })
}

import type { Tool } from '#engine/tool/define-tool.ts'
import { getsArtifacts, looksAtWeb } from '#engine/tool/gets-artifacts.ts'

/** Returns whether a tool is offered to assistants. One that looks at the request of a visitor has nothing to look at. */
export const isForAssistants = (tool: Tool) => !getsArtifacts(tool) || looksAtWeb(tool)

import type { Tool } from '#engine/tool/define-tool.ts'
import { getsArtifacts, looksAtWeb } from '#engine/tool/gets-artifacts.ts'

/** Returns whether a tool is offered to assistants: not one that looks at the request of a visitor. */
export const isForAssistants = (tool: Tool) => !getsArtifacts(tool) || looksAtWeb(tool)

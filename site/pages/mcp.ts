import { mcpCall } from '#site/tool-calls/mcp-call.ts'

export const { POST, ALL } = mcpCall

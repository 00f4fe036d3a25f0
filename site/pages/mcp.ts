import { assistantAudits } from '#site/features/audit/assistant-audits.ts'
import { mcpCall } from '#site/tool-calls/mcp-call.ts'

export const { POST, ALL } = mcpCall(assistantAudits)

import { describeToolCalls } from '#site/features/tool-pages/describe-calls.ts'
import { toolCall } from '#site/tool-calls/tool-call.ts'

export const { POST, ALL } = toolCall

// A run loads one definition; only a description of the API loads all of them.
export const call = describeToolCalls

import { describeToolCalls } from '../../../features/tool-pages/describe-calls.ts'
import { toolCall } from '../../../tools/tool-call.ts'

export const { POST, ALL } = toolCall

export const call = await describeToolCalls()

import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type ProgressToken,
  type ServerNotification,
} from '@modelcontextprotocol/sdk/types.js'
import { READ_AUDIT, START_AUDIT } from '#engine/assistants/audit-listing.ts'
import {
  DESCRIBE_TOOL,
  INSTRUCTIONS,
  READ_REPORT,
  toolDescription,
  toolListing,
} from '#engine/assistants/tool-listing.ts'
import { Failure } from '#engine/failures.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { dataJsonSchema } from '#engine/tool/envelope-schema.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Progress } from '../threads/threads.ts'
import { type AssistantRun, fileAnswer, pageAnswer, ReportRequest, refusal, shortAnswer } from './answers.ts'
import { type AssistantAudits, readAudit, startAudit } from './audit-answers.ts'

type Ports = { signal: AbortSignal; onProgress?: (progress: Progress) => void }

type Options = {
  tools: Tool[]
  run: (tool: Tool, sent: Record<string, unknown>, ports: Ports) => Promise<AssistantRun>
  /** Returns the report of an earlier run. */
  find: (tool: Tool, id: string) => Promise<Envelope | undefined>
  audits: AssistantAudits
}

/**
 * Returns a server that offers the tools to an assistant (Model Context Protocol), to be connected to a transport. It
 * keeps nothing between two messages, so each message may have a server of its own.
 */
export function createMcpServer({ tools, run, find, audits }: Options) {
  const { name, version } = packageJson
  const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolListing(tools) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    const token = params._meta?.progressToken
    const ports = { signal, ...(token === undefined ? {} : { onProgress: progressNotifier(token, sendNotification) }) }
    try {
      return await answer(params.name, params.arguments ?? {}, ports)
    } catch (error) {
      // The assistant reads what happened and when to try again; the protocol reserves its errors for wrong messages.
      if (error instanceof Failure) return refusal(error)
      throw error
    }
  })
  return server

  async function answer(name: string, sent: Record<string, unknown>, ports: Ports): Promise<CallToolResult> {
    if (name === START_AUDIT) return startAudit(sent, audits)
    if (name === READ_AUDIT) return readAudit(sent, audits, ports)
    if (name === READ_REPORT) return readReport(sent, ports)
    if (name === DESCRIBE_TOOL) {
      const tool = toolNamed(sent.tool)
      return { content: [{ type: 'text', text: JSON.stringify(toolDescription(tool, dataJsonSchema(tool))) }] }
    }
    const tool = toolNamed(name)
    return shortAnswer(await run(tool, sent, ports), tool)
  }

  async function readReport(sent: Record<string, unknown>, ports: Ports): Promise<CallToolResult> {
    const { success, data, error } = ReportRequest.safeParse(sent)
    if (!success) throw new Failure('invalid', { message: error.issues.map(({ message }) => message).join(' ') })
    const tool = toolNamed(data.tool)
    const found = data.run === undefined ? undefined : await find(tool, data.run)
    if (!found && !data.input) throw new Failure('not-found', { message: data.run === undefined ? NO_INPUT : NO_RUN })
    const envelope = found ?? (await run(tool, data.input ?? {}, ports)).envelope
    return data.file === undefined ? pageAnswer(envelope, data) : fileAnswer(envelope, data.file)
  }

  function toolNamed(name: unknown) {
    const tool = tools.find(({ slug }) => slug === name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${JSON.stringify(name)}.`)
    return tool
  }
}

const NO_INPUT = 'Send "run" from the answer of the tool, or the "input" that you sent to it.'
const NO_RUN = 'That report is no longer available. Send the "input" that you sent to the tool, and it runs again.'

/** Returns a function that notifies the assistant of each step. The protocol wants a value that always increases. */
function progressNotifier(progressToken: ProgressToken, send: (notification: ServerNotification) => Promise<void>) {
  let last = -1
  return ({ done, total, step }: Progress) => {
    if (done <= last) return
    last = done
    const params = { progressToken, progress: done, total, ...(step ? { message: step } : {}) }
    // An assistant that has gone away needs no progress.
    send({ method: 'notifications/progress', params }).catch(() => {})
  }
}

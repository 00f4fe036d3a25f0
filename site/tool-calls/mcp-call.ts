import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import type { APIContext, APIRoute } from 'astro'
import { remember } from '#cms/reads.ts'
import { ASSISTANTS_PATH } from '#engine/assistants/paths.ts'
import { protocolError, REFUSED } from '#engine/assistants/protocol-error.ts'
import { Failure } from '#engine/failures.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import { environment } from '#platform/environment/environment.ts'
import type { AssistantRun } from '#runs/assistants/answers.ts'
import type { AssistantAudits } from '#runs/assistants/audit-answers.ts'
import { createMcpServer } from '#runs/assistants/create-mcp-server.ts'
import { isForAssistants } from '#runs/assistants/is-for-assistants.ts'
import { allTools } from '#runs/catalog.ts'
import type { Progress } from '#runs/threads/threads.ts'
import { isStorable } from '../calls/read-fields.ts'
import { json, toFailure } from '../calls/responses.ts'
import { listedTools } from '../documents/listed-tools.ts'
import { enterRun } from './enter-run.ts'
import { findRun, startRun, toolRuns } from './tool-runs.ts'

/**
 * Handles `POST /mcp`: one message of the Model Context Protocol (Streamable HTTP). Nothing is kept between two
 * messages, so they may reach different processes. A call of a tool is answered by events, which tell of its progress
 * and keep the connection open; any other message by JSON.
 */
async function post(context: APIContext, audits: AssistantAudits): Promise<Response> {
  const { request } = context
  if (isForeign(request.headers)) return refuse(403, REFUSED, FOREIGN)
  const message = await request.json().catch(() => undefined)
  if (typeof message !== 'object' || message === null)
    return refuse(400, ErrorCode.ParseError, 'The body is not valid JSON.')
  if (Array.isArray(message)) return refuse(400, ErrorCode.InvalidRequest, 'Send one message in each request.')
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: message.method !== 'tools/call',
  })
  const server = createMcpServer({
    tools: await offeredTools(),
    run: (tool, sent, ports) => runFor(context, tool, sent, ports),
    find: async ({ slug }, id) => {
      const found = await findRun(slug, id)
      return found?.isDone() ? found.envelope() : undefined
    },
    audits,
  })
  await server.connect(transport)
  // Aborts what the message started.
  request.signal.addEventListener('abort', () => void server.close(), { once: true })
  return transport.handleRequest(request, { parsedBody: message })
}

const wrongMethod: APIRoute = () => {
  const page = new URL(ASSISTANTS_PATH, environment.siteUrl).href
  const text = `This URL is for assistants, which send POST requests. ${page} says how to add it to yours.`
  return refuse(405, REFUSED, text, { allow: 'POST' })
}

/**
 * Makes the call for assistants. OPTIONS gets no permission, so that pages of other sites cannot run tools with the
 * addresses of their visitors.
 * @param auditsOf gets the IP address of a request
 */
export function mcpCall(auditsOf: (ip: string) => AssistantAudits): { POST: APIRoute; ALL: APIRoute } {
  return { POST: (context) => post(context, auditsOf(context.clientAddress)), ALL: wrongMethod }
}

const FOREIGN = 'This URL takes no requests from pages of other sites. Add it to an assistant instead.'

/** Assistants send no origin; a browser that was led here by another name (DNS rebinding) sends that name. */
function isForeign(headers: Headers) {
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(environment.siteUrl).origin
}

/** Returns the tools that assistants can use, that no editor has closed, and that have the data they need. */
async function offeredTools(): Promise<Tool[]> {
  const [tools, useless] = await Promise.all([allTools(), uselessTools().catch(() => [] as string[])])
  return tools.filter((tool) => isForAssistants(tool) && !useless.includes(tool.slug))
}

async function uselessTools() {
  const tools = await remember('tools of assistants', listedTools)
  return tools.filter(({ isOpen, missing }) => !isOpen || missing).map(({ slug }) => slug)
}

type Ports = { signal: AbortSignal; onProgress?: (progress: Progress) => void }

/**
 * Runs a tool as its page does, with the same limits.
 * @throws {Failure} too-many, busy, malformed
 */
async function runFor(
  context: APIContext,
  tool: Tool,
  sent: Record<string, unknown>,
  { signal, onProgress }: Ports,
): Promise<AssistantRun> {
  try {
    if (!isStorable(sent)) throw new Failure('malformed')
    await enterRun(tool, sent, context.clientAddress)
    const run = startRun({ tool, sent, isForm: false, context })
    const leave = run.watch((event) => {
      if (event.name === 'progress') onProgress?.(event.progress)
    })
    signal.addEventListener('abort', run.stop, { once: true })
    try {
      const envelope = await run.ended
      return { envelope, id: toolRuns.find(tool.slug, run.id)?.id }
    } finally {
      leave()
    }
  } catch (error) {
    throw toFailure(error)
  }
}

function refuse(status: number, code: number, message: string, headers: Record<string, string> = {}) {
  return json(status, protocolError(code, message), headers)
}

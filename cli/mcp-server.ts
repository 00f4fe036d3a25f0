import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type ProgressToken,
  type ServerNotification,
} from '@modelcontextprotocol/sdk/types.js'
import type { Tool } from '#engine/tool/define-tool.ts'
import { envelopeJson } from '#engine/tool/envelope.ts'
import { envelopeJsonSchema } from '#engine/tool/envelope-schema.ts'
import { getsArtifacts, looksAtWeb } from '#engine/tool/gets-artifacts.ts'
import { inputJsonSchema } from '#engine/tool/input-json-schema.ts'
import { textReport } from '#engine/tool/text-report.ts'
import { runInThread } from '#runs/threads/pool.ts'
import type { Progress } from '#runs/threads/threads.ts'
import packageJson from '../package.json' with { type: 'json' }
import { gatherHere } from './gather-here.ts'

/** Returns a server that offers the tools to an assistant (Model Context Protocol), to be connected to a transport. */
export function createMcpServer(tools: Tool[]) {
  const server = new Server({ name: packageJson.name, version: packageJson.version }, { capabilities: { tools: {} } })

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      name: tool.slug,
      title: tool.name,
      description: tool.guide.join(' '),
      inputSchema: inputJsonSchema(tool.input),
      outputSchema: envelopeJsonSchema(tool),
      annotations: { readOnlyHint: true, openWorldHint: looksAtWeb(tool) },
    })),
  }))

  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, sendNotification }) => {
    const tool = tools.find(({ slug }) => slug === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}".`)
    const token = params._meta?.progressToken
    // In a thread, so that a slow or canceled run does not block the connection.
    const envelope = await runInThread(tool, {
      sent: params.arguments ?? {},
      isForm: false,
      gather: getsArtifacts(tool) ? await gatherHere(signal) : undefined,
      signal,
      ...(token === undefined ? {} : { onProgress: progressNotifier(token, sendNotification) }),
    })
    const { files, ...rest } = envelopeJson(envelope)
    return {
      content: [{ type: 'text' as const, text: textReport(envelope) }, ...files.map(contentOf)],
      // The content has the bytes of the files, so the structured content leaves them out.
      structuredContent: { ...rest, files: files.map(({ base64: _, ...file }) => file) },
      isError: envelope.failure !== undefined,
    }
  })
  return server
}

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

type MadeFile = ReturnType<typeof envelopeJson>['files'][number]

/** Images are returned as images, any other file as a resource. */
function contentOf({ name, type, base64 }: MadeFile) {
  if (/^image\/(png|jpeg|webp|gif)$/.test(type)) return { type: 'image' as const, data: base64, mimeType: type }
  const uri = `file:///${encodeURI(name)}`
  return { type: 'resource' as const, resource: { uri, mimeType: type, blob: base64 } }
}

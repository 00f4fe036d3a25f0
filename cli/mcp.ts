// npm run mcp: offers every free tool to an assistant, over standard input and output (Model Context Protocol).
import { join } from 'node:path'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { envelopeJson } from '../engine/tool/envelope.ts'
import { inputJsonSchema } from '../engine/tool/input-json-schema.ts'
import { textReport } from '../engine/tool/text-report.ts'
import packageJson from '../package.json' with { type: 'json' }
import { runInThread } from '../site/tools/tool-pool.ts'
import { allTools } from './catalogue.ts'

// The working directory can be any folder; threads and packages are found from the product's folder.
process.chdir(join(import.meta.dirname, '..'))

const tools = (await allTools()).filter(({ needs }) => !needs)
const server = new Server({ name: packageJson.name, version: packageJson.version }, { capabilities: { tools: {} } })

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: tools.map(({ slug, name, action, limits, input }) => ({
    name: slug,
    title: name,
    description: [`${name}. ${action}.`, ...limits].join(' '),
    inputSchema: inputJsonSchema(input),
    annotations: { readOnlyHint: true, openWorldHint: false },
  })),
}))

server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
  const tool = tools.find(({ slug }) => slug === params.name)
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}".`)
  // In a thread, so that a slow or canceled run does not block the connection.
  const envelope = await runInThread(tool, { sent: params.arguments ?? {}, isForm: false, signal })
  const { files, ...rest } = envelopeJson(envelope)
  return {
    content: [{ type: 'text' as const, text: textReport(envelope) }, ...files.map(contentOf)],
    // The bytes are in the content; once is enough.
    structuredContent: { ...rest, files: files.map(({ base64: _, ...file }) => file) },
    isError: envelope.failure !== undefined,
  }
})

type MadeFile = ReturnType<typeof envelopeJson>['files'][number]

/** Images are returned as images, any other file as a resource. */
function contentOf({ name, type, base64 }: MadeFile) {
  if (/^image\/(png|jpeg|webp|gif)$/.test(type)) return { type: 'image' as const, data: base64, mimeType: type }
  const uri = `file:///${encodeURI(name)}`
  return { type: 'resource' as const, resource: { uri, mimeType: type, blob: base64 } }
}

await server.connect(new StdioServerTransport())

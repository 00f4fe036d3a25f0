// npm run mcp: offers every free tool to an assistant, over standard input and output (Model Context Protocol).
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { envelopeJson } from '../engine/tool/envelope.ts'
import { inputJsonSchema } from '../engine/tool/input-json-schema.ts'
import { runTool } from '../engine/tool/run-tool.ts'
import { textReport } from '../engine/tool/text-report.ts'
import packageJson from '../package.json' with { type: 'json' }
import { nodePorts } from '../providers/tools/node-ports.ts'
import { allTools } from './catalogue.ts'

const tools = (await allTools()).filter(({ needs }) => !needs)
const server = new Server({ name: packageJson.name, version: packageJson.version }, { capabilities: { tools: {} } })

server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: tools.map(({ slug, title, action, limits, input }) => ({
    name: slug,
    title,
    description: [`${title}. ${action}.`, ...limits].join(' '),
    inputSchema: inputJsonSchema(input),
    annotations: { readOnlyHint: true, openWorldHint: false },
  })),
}))

server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
  const tool = tools.find(({ slug }) => slug === params.name)
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}".`)
  const envelope = await runTool(tool, params.arguments ?? {}, { ports: nodePorts(tool, { signal }) })
  const pictures = envelopeJson(envelope).files.filter(({ type }) => /^image\/(png|jpeg|webp)$/.test(type))
  return {
    content: [
      { type: 'text' as const, text: textReport(envelope) },
      ...pictures.map(({ base64, type }) => ({ type: 'image' as const, data: base64, mimeType: type })),
    ],
    structuredContent: envelopeJson(envelope),
    isError: envelope.failure !== undefined,
  }
})

await server.connect(new StdioServerTransport())

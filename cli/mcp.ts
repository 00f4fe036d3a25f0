// npm run mcp: offers every free tool to an assistant, over standard input and output (Model Context Protocol).
import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { getsArtifacts, looksAtWeb } from '#engine/tool/gets-artifacts.ts'
import { allTools } from './catalog.ts'
import { createMcpServer } from './mcp-server.ts'

/** Room for the largest files that tools accept, as Base64 in JSON. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024

// The working directory can be any folder; threads and packages are found from the product's folder.
process.chdir(join(import.meta.dirname, '..'))

// An assistant has no request to look at.
const tools = (await allTools()).filter((tool) => !getsArtifacts(tool) || looksAtWeb(tool))
const server = createMcpServer(tools)
// An assistant shows what its server writes here. The connection ends after a message that is too large.
server.onerror = (error) => console.error(error.message)
await server.connect(new StdioServerTransport(undefined, undefined, { maxBufferSize: MAX_MESSAGE_BYTES }))

// npm run mcp: offers every free tool to an assistant, over standard input and output (Model Context Protocol).
import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { looksAtWeb, looksOutside } from '../engine/tool/looks-outside.ts'
import { allTools } from './catalogue.ts'
import { createMcpServer } from './mcp-server.ts'

// The working directory can be any folder; threads and packages are found from the product's folder.
process.chdir(join(import.meta.dirname, '..'))

// An assistant has no request to look at.
const tools = (await allTools()).filter((tool) => !looksOutside(tool) || looksAtWeb(tool))
await createMcpServer(tools).connect(new StdioServerTransport())

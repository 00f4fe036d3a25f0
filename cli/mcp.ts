// npm run mcp: offers every free tool to an assistant, over standard input and output (Model Context Protocol).
import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { allTools } from './catalogue.ts'
import { createMcpServer } from './mcp-server.ts'

// The working directory can be any folder; threads and packages are found from the product's folder.
process.chdir(join(import.meta.dirname, '..'))

const tools = (await allTools()).filter(({ needs }) => !needs)
await createMcpServer(tools).connect(new StdioServerTransport())

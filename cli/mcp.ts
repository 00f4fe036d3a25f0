// npm run mcp: offers every free tool to an assistant, over standard input and output (Model Context Protocol).
import { join } from 'node:path'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { getsArtifacts } from '#engine/tool/gets-artifacts.ts'
import { createMcpServer } from '#runs/assistants/create-mcp-server.ts'
import { isForAssistants } from '#runs/assistants/is-for-assistants.ts'
import { runInThread } from '#runs/threads/pool.ts'
import { createAuditsHere } from './audit/audits-here.ts'
import { allTools } from './catalog.ts'
import { gatherHere } from './gather-here.ts'
import { createLatestReports } from './latest-reports.ts'

/** Room for the largest files that tools accept, as Base64 in JSON. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024

// The working directory can be any folder; threads and packages are found from the product's folder.
process.chdir(join(import.meta.dirname, '..'))

const tools = (await allTools()).filter(isForAssistants)
const reports = createLatestReports()
const server = createMcpServer({
  tools,
  // In a thread, so that a slow or canceled run does not block the connection.
  run: async (tool, sent, ports) => {
    const gather = getsArtifacts(tool) ? await gatherHere(ports.signal) : undefined
    const envelope = await runInThread(tool, { ...ports, sent, isForm: false, gather })
    return { envelope, id: reports.add(tool.slug, envelope) }
  },
  find: async ({ slug }, id) => reports.find(slug, id),
  audits: createAuditsHere(),
})
// An assistant shows what its server writes here. The connection ends after a message that is too large.
server.onerror = (error) => console.error(error.message)
await server.connect(new StdioServerTransport(undefined, undefined, { maxBufferSize: MAX_MESSAGE_BYTES }))

import { createServer } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Progress } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSite } from '../support/another-site.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'

const mcpUrl = () => new URL('/mcp', inject('siteUrl'))
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

const requests: string[] = []
const target = createServer((request, response) => {
  requests.push(request.url ?? '')
  if (request.url === '/robots.txt') return response.writeHead(404).end()
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Socks</title><a href="/second">More</a>')
})
beforeAll(() => new Promise<void>((resolve) => target.listen(inject('openPort'), '127.0.0.1', resolve)))
afterAll(() => {
  target.closeAllConnections()
  target.close()
})

/** Runs `work` with the SDK's own client, connected to a site. */
async function asAssistant<T>(site: URL, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(site))
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

const send = async (body: unknown, init: RequestInit = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(mcpUrl(), {
    method: 'POST',
    body: text,
    ...init,
    headers: { ...HEADERS, ...init.headers },
  })
  return { status: response.status, allow: response.headers.get('allow'), body: await response.json() }
}

test('R-173 an assistant lists the tools at /mcp, checks a site, and reads the whole report in another process', async () => {
  const sent = await asAssistant(mcpUrl(), async (client) => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['word-counter', 'read-report']))
    expect(tools.map(({ name }) => name)).not.toContain('my-ip-address')
    const refused = await client.callTool({ name: 'word-counter', arguments: { txt: 'a' } })
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('no field "txt"') }] })
    const steps: Progress[] = []
    // A crawl waits between two requests, so its report is kept.
    const call = { name: 'internal-link-analyzer', arguments: { url: `http://127.0.0.1:${inject('openPort')}/` } }
    const found = await client.callTool(call, undefined, { onprogress: (step) => steps.push(step) })
    expect(found).toMatchObject({ isError: false, structuredContent: { status: 'done', run: expect.any(String) } })
    expect(steps.length).toBeGreaterThan(0)
    return { tool: call.name, run: (found.structuredContent as { run: string }).run }
  })
  await withSite({}, async (other) => {
    await asAssistant(new URL('/mcp', other), async (client) => {
      const whole = await client.callTool({ name: 'read-report', arguments: { ...sent, part: 'data' } })
      expect(JSON.stringify(whole.content)).toContain('/second')
    })
  })
  expect(requests.filter((path) => path === '/second')).toEqual(['/second'])
}, 60_000)

test('R-175 /mcp refuses pages of other sites, other methods, batches, and large bodies as its protocol does', async () => {
  const rpcError = { jsonrpc: '2.0', error: { code: expect.any(Number), message: expect.stringMatching(/\w+ \w+/) } }
  // Without a handshake: no process knows anything of a session.
  expect(await send(LIST)).toMatchObject({ status: 200, body: { id: 1, result: { tools: expect.any(Array) } } })
  expect(await send(LIST, { headers: { origin: mcpUrl().origin } })).toMatchObject({ status: 200 })
  for (const origin of ['https://evil.example', 'null', `http://evil.example:${mcpUrl().port}`])
    expect(await send(LIST, { headers: { origin } })).toMatchObject({ status: 403, body: rpcError })
  for (const method of ['GET', 'DELETE', 'OPTIONS'])
    expect(await send(null, { method, body: null })).toMatchObject({ status: 405, allow: 'POST', body: rpcError })
  expect(await send([LIST, LIST])).toMatchObject({ status: 400, body: rpcError })
  expect(await send('{"jsonrpc":')).toMatchObject({ status: 400, body: rpcError })
  expect(await send(LIST, { headers: { accept: 'text/html' } })).toMatchObject({ status: 406, body: rpcError })
  expect(await send('"'.padEnd(25 * 1024 * 1024, 'a'))).toMatchObject({ status: 413, body: rpcError })
})

test('an assistant starts an audit and reads it in another process, with the limits of visitors', async () => {
  const url = `http://127.0.0.1:${inject('openPort')}/`
  const started = await asAssistant(mcpUrl(), async (client) => {
    const refused = await client.callTool({ name: 'start-audit', arguments: { url: 'http://10.0.0.1/' } })
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('no public website') }] })
    const one = await client.callTool({ name: 'start-audit', arguments: { url, maxPages: 5 } })
    const other = await client.callTool({ name: 'start-audit', arguments: { url, maxPages: 5 } })
    // Strangers share the IP addresses of assistants: nobody gets the key of another one's audit.
    expect(other.structuredContent).not.toEqual(one.structuredContent)
    return one.structuredContent as { audit: string; link: string }
  })
  await withSite({}, (site) =>
    asAssistant(new URL('/mcp', site), async (client) => {
      const read = (input: object) => client.callTool({ name: 'read-audit', arguments: { wait: 50, ...input } })
      const found = await read({ audit: started.link })
      expect(found).toMatchObject({ isError: false, structuredContent: { state: 'done', counts: expect.any(Object) } })
      expect(JSON.stringify(found.content)).toContain(`/audit/${started.audit}/ (kept until `)
      const [row] = await query<{ key: string }>('select share_key as key from audits where key = $1', [started.audit])
      const shared = await read({ audit: row?.key })
      expect(shared).toMatchObject({ isError: false, structuredContent: { state: 'done' } })
      expect(JSON.stringify(shared)).not.toContain(started.audit)
      expect(JSON.stringify(await read({ audit: 'A'.repeat(22) }))).toContain('no such audit')
    }),
  )
  await query('delete from audits')
}, 120_000)

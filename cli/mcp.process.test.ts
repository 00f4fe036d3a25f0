import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { Progress } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isForAssistants } from '#runs/assistants/is-for-assistants.ts'
import { allTools } from './catalog.ts'

/** The SDK's own client. */
const client = new Client({ name: 'test', version: '1.0.0' })
const offered = (await allTools()).filter(isForAssistants)

/** Started from anywhere, as assistants do. */
beforeAll(async () => {
  const args = [resolve('cli/mcp.ts')]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: tmpdir(), stderr: 'ignore' }))
  await client.listTools()
}, 30_000)
afterAll(() => client.close())

const call = (name: string, input: Record<string, unknown>) => client.callTool({ name, arguments: input })

const firstText = ({ content }: Awaited<ReturnType<typeof call>>) => (content as { text: string }[])[0]?.text ?? ''

const own = ['read-report', 'describe-tool', 'start-audit', 'read-audit']

/** One with its full stop at the end, and no other. */
const SENTENCE = /^[A-Z](?:[^.!?]|\.(?=\S)){30,}\.$/

test('R-173 npm run mcp describes every tool in two sentences', { tags: 'extended' }, async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([...offered.map(({ slug }) => slug), ...own])
  for (const { name, description = '', inputSchema } of tools.slice(0, -own.length)) {
    const [does = '', returns = ''] = description.split(/(?<=\.) (?=Returns )/)
    expect([name, does]).toEqual([name, expect.stringMatching(SENTENCE)])
    expect([name, does]).toEqual([name, expect.stringMatching(/; use it |, and removes it; use it /)])
    expect([name, returns]).toEqual([name, expect.stringMatching(SENTENCE)])
    expect(inputSchema.type).toBe('object')
  }
})

test('R-173 an assistant gets a short report as text and as data', async () => {
  const found = await call('word-counter', { text: 'One two three.' })
  expect(found).toMatchObject({ isError: false, structuredContent: { status: 'done', data: { words: 3 } } })
  expect(JSON.stringify(found.content)).toContain('Words')
  const refused = await call('word-counter', { text: '' })
  expect(refused).toMatchObject({ isError: true, structuredContent: { status: 'failed', data: null } })
  await expect(call('no-such-tool', {})).rejects.toThrow('There is no tool')
})

test('R-173 an assistant reads the whole report of a run page by page, and again without the run', {
  tags: 'extended',
  timeout: 60_000,
}, async () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `Word${at} is here.`).join(' ')
  const short = await call('keyword-density-checker', { text })
  const { run } = short.structuredContent as { run: string }
  expect(firstText(short)).toContain(`call read-report with {"tool":"keyword-density-checker","run":"${run}"}`)
  const pageOf = async (input: object) =>
    firstText(await call('read-report', { tool: 'keyword-density-checker', ...input }))
  const first = await pageOf({ run, part: 'data' })
  const [, pages] = /^Page 1 of (\d+)\n/.exec(first) ?? []
  expect(Number(pages)).toBeGreaterThan(2)
  expect(await pageOf({ run, part: 'data', page: 2 })).toBe(await pageOf({ input: { text }, part: 'data', page: 2 }))
  expect(firstText(await call('read-report', { tool: 'keyword-density-checker', run: 'other' }))).toContain(
    'Send the "input"',
  )
})

test('R-173 a tool is described in full on request', { tags: 'extended' }, async () => {
  const described = firstText(await call('describe-tool', { tool: 'css-minifier' }))
  for (const name of ['"code"', '"winner"', '"hasFailed"', '"maxLength"']) expect(described).toContain(name)
})

test('R-173 an assistant gets images as images, other files as files, and their bytes once', {
  tags: 'extended',
}, async () => {
  const base64 = readFileSync('public/samples/prairie-evening.jpg').toString('base64')
  const files = [{ name: 'evening.jpg', base64 }]
  const image = await call('image-converter', { files })
  const shown = (image.content as { type: string; data?: string }[]).find(({ type }) => type === 'image')
  expect(shown?.data?.length).toBeGreaterThan(1_000)
  expect(image.structuredContent).toMatchObject({ files: [{ name: 'evening.webp', type: 'image/webp' }] })
  expect(JSON.stringify(image.structuredContent)).not.toContain(shown?.data)
  const { structuredContent } = await call('image-converter', { files, target: 'bmp' })
  const { run } = structuredContent as { run: string }
  const other = await call('read-report', { tool: 'image-converter', run, file: 'evening.bmp' })
  expect(other.content).toContainEqual({
    type: 'resource',
    resource: { uri: 'file:///evening.bmp', mimeType: 'image/bmp', blob: expect.any(String) },
  })
})

test('R-173 an assistant gets increasing progress during a long run', { tags: 'extended' }, async () => {
  const base64 = readFileSync('public/samples/prairie-evening.jpg').toString('base64')
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, base64 }))
  const steps: Progress[] = []
  await client.callTool({ name: 'image-converter', arguments: { files } }, undefined, {
    onprogress: (step) => steps.push(step),
  })
  // The result may overtake the last one, which says that everything is done.
  expect(steps.slice(0, 3)).toEqual([
    { progress: 0, total: 3, message: 'a.jpg' },
    { progress: 1, total: 3, message: 'b.jpg' },
    { progress: 2, total: 3, message: 'c.jpg' },
  ])
})

test('R-175 an endless regular expression is stopped while the assistant does something else', {
  tags: 'extended',
  timeout: 30_000,
}, async () => {
  const slow = call('regex-tester', { pattern: '^(a+)+$', text: `${'a'.repeat(60)}!` })
  const order: string[] = []
  const quick = call('word-counter', { text: 'One' }).then(() => order.push('quick'))
  const ended = await slow.finally(() => order.push('slow'))
  await quick
  expect(order).toEqual(['quick', 'slow'])
  expect(ended).toMatchObject({
    isError: true,
    structuredContent: { failure: { code: expect.stringMatching(/time-limit|busy/) } },
  })
})

test('R-173 a text longer than messages of the protocol usually are gets an answer', {
  tags: 'extended',
}, async () => {
  const { content, isError } = await call('word-counter', { text: 'a'.repeat(12 * 1024 * 1024) })
  expect(isError).toBe(true)
  expect(content).toMatchObject([{ type: 'text', text: expect.stringContaining('characters') }])
  expect((await call('word-counter', { text: 'one two three' })).isError).toBe(false)
})

test('an assistant starts an audit, and reads why a site of a private network has no report', async () => {
  const refused = await call('start-audit', { url: 'wool socks' })
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('not a URL') }] })
  const { structuredContent } = await call('start-audit', { url: 'http://127.0.0.1:1/' })
  const { audit } = structuredContent as { audit: string }
  const second = await call('start-audit', { url: 'http://127.0.0.1:1/' })
  expect(second).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('An audit is running') }] })
  const found = await call('read-audit', { audit, wait: 50 })
  expect(found).toMatchObject({ isError: false, structuredContent: { state: 'done', score: { value: null } } })
  expect(firstText(found)).toContain('The home page could not be examined.')
  expect(firstText(await call('read-audit', { audit, part: 'all' }))).toMatch(/^# Audit of `http:/)
  expect(firstText(await call('read-audit', { audit: 'other' }))).toContain('no such audit')
  expect(firstText(await call('read-audit', { audit, wait: 900 }))).toContain('"wait" must be')
}, 60_000)

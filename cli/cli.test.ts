import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, describe, expect, test } from 'vitest'
import { allTools } from './catalogue.ts'

const folder = mkdtempSync(join(tmpdir(), 'prairie-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm run tool -- …` as the script does. */
async function tool(args: string[], input = '') {
  const child = spawn(process.execPath, ['cli/tool.ts', ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (err += chunk))
  child.stdin.end(input)
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { out, err, code }
}

describe('npm run tool', () => {
  test('R-173 the same run from an option, a file, JSON and standard input', async () => {
    const text = 'Wool socks, knitted in Maine.'
    const file = join(folder, 'socks.txt')
    writeFileSync(file, text)
    const runs = [
      await tool(['word-counter', '--text', text, '--json']),
      await tool(['word-counter', '--input', file, '--json']),
      await tool(['word-counter', '--input', JSON.stringify({ text }), '--json']),
      await tool(['word-counter', '--json'], text),
      await tool(['word-counter', '--input', '-', '--json'], text),
    ]
    for (const { out, code } of runs) {
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({
        tool: 'word-counter',
        status: 'done',
        input: { text },
        data: { words: 5 },
      })
    }
  })

  test('R-173 the report as text, its tables as CSV', async () => {
    const { out } = await tool(['word-counter', '--text', 'One two three.'])
    expect(out).toMatch(/Words\s+3\b/)
    const csv = await tool(['word-counter', '--text', 'One two three.', '--csv'])
    expect(csv.out.split('\r\n')[0]).toMatch(/^"[^"]+"(,"[^"]+")+$/)
  })

  test('files are read from a folder, and what is made is saved', async () => {
    writeFileSync(join(folder, 'a.json'), '{"a":1}')
    const { out, code } = await tool([
      'md5-generator',
      '--files',
      join(folder, 'a.json'),
      join(folder, 'socks.txt'),
      '--json',
    ])
    expect(JSON.parse(out).input.files).toHaveLength(2)
    expect(code).toBe(0)
    // md5sum of the seven bytes {"a":1}.
    expect(out).toContain('bb6cb5c68df4652941caf652a366f2d8')
    const saved = join(folder, 'out')
    expect((await tool(['json-formatter', '--input', '{"a":[1,2]}', '--out', saved])).code).toBe(0)
    const { readdirSync } = await import('node:fs')
    const [name = ''] = readdirSync(saved)
    expect(JSON.parse(readFileSync(join(saved, name), 'utf8'))).toEqual({ a: [1, 2] })
  })

  test('a mistake is a sentence and an exit code, not a trace', async () => {
    const unknown = await tool(['word-count', '--text', 'a'])
    expect([unknown.code, unknown.err]).toEqual([2, 'There is no tool "word-count". Did you mean word-counter?\n'])
    const option = await tool(['word-counter', '--txt', 'a'])
    expect(option.code).toBe(2)
    expect(option.err).toContain("Unknown option '--txt'")
    expect(option.err).not.toContain(' at ')
    const file = await tool(['md5-generator', '--files', '/no/such/file'])
    expect([file.code, file.err]).toEqual([2, 'There is no file at /no/such/file.\n'])
    const empty = await tool(['word-counter', '--text', ' '])
    expect(empty.code).toBe(1)
  })

  test('without a name it lists every tool, with --help its fields', async () => {
    const { out } = await tool([])
    for (const { slug } of await allTools()) expect(out).toContain(slug)
    expect((await tool(['word-counter', '--help'])).out).toContain('--text')
  })
})

test('R-173 npm run mcp offers every tool to an assistant and answers with report and envelope', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: ['cli/mcp.ts'] }))
  try {
    const { tools } = await client.listTools()
    const offered = (await allTools()).filter(({ needs }) => !needs)
    expect(tools.map(({ name }) => name)).toEqual(offered.map(({ slug }) => slug))
    for (const { inputSchema } of tools) expect(inputSchema.type).toBe('object')
    const found = await client.callTool({ name: 'word-counter', arguments: { text: 'One two three.' } })
    expect(found).toMatchObject({ isError: false, structuredContent: { status: 'done', data: { words: 3 } } })
    expect(JSON.stringify(found.content)).toContain('Words')
    const refused = await client.callTool({ name: 'word-counter', arguments: { text: '' } })
    expect(refused.isError).toBe(true)
    await expect(client.callTool({ name: 'no-such-tool', arguments: {} })).rejects.toThrow('There is no tool')
  } finally {
    await client.close()
  }
})

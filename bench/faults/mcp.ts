import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { oddJson, oddScalars, oddTexts } from '#tests/support/fuzz/odd-values.ts'
import { type Random, randomOf } from '#tests/support/fuzz/random.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'

const SEED = 37
const MESSAGES = 1_000
/** The threads of the tools, and several times the largest message. */
const MAX_GROWTH_MB = 400
const LARGE_BYTES = 20 * 1024 * 1024
const TOOLS = ['word-counter', 'md5-generator', 'json-formatter', 'css-minifier', 'regex-tester', 'none', '__proto__']
const ARGUMENTS = ['text', 'input', 'html', 'pattern', 'flags', 'url', 'code', 'file', '__proto__', 'constructor']

/**
 * Sends `npm run mcp` what an assistant, or a page that tells it what to do, writes to it: odd lines, names, and
 * arguments.
 */
export async function measureMcp(): Promise<Measure[]> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'cli/mcp.ts'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let exits = 0
  let errors = ''
  child.setMaxListeners(0)
  child.once('exit', (code, signal) => {
    exits += 1
    errors += `ended with ${code ?? signal}; `
  })
  child.stdin.on('error', () => undefined)
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const answered = new Map<number, string>()
  let noise = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    try {
      const { id } = JSON.parse(line) as { id?: number }
      if (typeof id === 'number') answered.set(id, line)
    } catch {
      noise += 1
    }
  })
  const write = (line: string) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      if (child.stdin.write(`${line}\n`)) resolve()
      else child.stdin.once('drain', resolve)
    })
  const call = (id: number, name: unknown, input: unknown) =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: input } })
  try {
    const clientInfo = { name: 'bench', version: '1' }
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
    await write(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params }))
    await waitFor(() => answered.has(1), { within: 60_000 })
    await write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
    await write(call(2, 'word-counter', { text: 'one two three' }))
    await waitFor(() => answered.has(2), { within: 60_000 })
    const before = residentMegabytes(child.pid)
    const random = randomOf(SEED)
    const asked: number[] = []
    for (let index = 0; index < MESSAGES; index++) {
      const id = 1_000 + index
      const { line, isCall } = message(random, id, call)
      if (isCall) asked.push(id)
      await write(line)
    }
    await write(call(3, 'word-counter', { text: 'a'.repeat(LARGE_BYTES) }))
    await write(call(4, 'word-counter', { text: 'one two three' }))
    const lives = await waitFor(() => answered.has(4), { within: 120_000 }).then(
      () => 0,
      () => 1,
    )
    await waitFor(() => asked.every((id) => answered.has(id)), { within: 60_000 }).catch(() => undefined)
    const silent = asked.filter((id) => !answered.has(id)).length
    const stacks = [...answered.values()].filter((line) => /\\n {4}at /.test(line)).length
    const growth = Math.max(0, residentMegabytes(child.pid) - before)
    const of = `of ${MESSAGES + 1}`
    return [
      none(
        'MCP: ends of the server, or a valid call after all that without an answer',
        exits + lives,
        of,
        errors.slice(0, 200),
      ),
      none('MCP: calls without an answer', silent, `of ${asked.length}`),
      none('MCP: answers with a stack trace, or lines that are no messages', stacks + noise, of),
      { what: 'MCP: memory growth', value: growth, unit: 'MB', limit: MAX_GROWTH_MB, better: 'less' },
    ]
  } finally {
    child.kill('SIGTERM')
  }
}

function message(random: Random, id: number, call: (id: number, name: unknown, input: unknown) => string) {
  const shape = random.below(10)
  if (shape === 0) return { line: random.pick([...oddJson, ...oddTexts]).replace(/[\r\n]/g, ' '), isCall: false }
  if (shape === 1) {
    const method = random.pick(['tools/list', 'tools/none', 'initialize', 'ping', 'resources/read', '__proto__', ''])
    return {
      line: JSON.stringify({ jsonrpc: '2.0', id: random.pick([id, `${id}`, null, 1.5]), method }),
      isCall: false,
    }
  }
  const value = () => random.pick<unknown>([...oddTexts, ...oddScalars])
  const input = random.chance(0.9)
    ? Object.fromEntries(random.times(4, () => [random.pick(ARGUMENTS), value()]))
    : random.pick<unknown>([null, 'a', [], 1])
  return { line: call(id, random.chance(0.9) ? random.pick(TOOLS) : value(), input), isCall: true }
}

function residentMegabytes(pid: number | undefined) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

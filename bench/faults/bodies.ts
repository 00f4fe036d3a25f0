import { readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { logIn } from '#tests/support/fuzz/log-in.ts'
import { openConnection } from '#tests/support/open-request.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import type { Setting } from './setting.ts'

const MB = 1024 * 1024
const SENT_BYTES = 100 * MB
const LARGE_BYTES = 11 * MB - 1_000
const AT_ONCE = 20
const TIMEOUT_MS = 120_000

/**
 * Sends bodies that are too large or endless to the site and to the back office's own port (rows 5 and 8).
 * @throws {Error} if the administrator cannot sign in
 */
export async function measureBodies(setting: Setting): Promise<Measure[]> {
  const slow = measureHalfSent(setting)
  const { url, administrator, adminPort } = setting
  const own = `http://127.0.0.1:${adminPort}`
  const session = await logIn(url, administrator)
  const pid = setting.pidOf('admin') ?? 0
  const measures: Measure[] = []
  for (const [where, origin] of Object.entries({ site: url, 'own port': own })) {
    const growth = await growthDuring(pid, async () => {
      const { status, taken } = await stream(`${origin}/cms-api/users/login`, {}, SENT_BYTES)
      const what = `bodies: 100 MB without a length to the login, ${where}`
      measures.push({
        what,
        value: toMB(taken),
        unit: 'MB taken',
        limit: 10,
        better: 'less',
        note: `answered ${status}`,
      })
    })
    measures.push({
      what: `bodies: memory it cost the back office, ${where}`,
      value: growth,
      unit: 'MB',
      limit: 50,
      better: 'less',
    })
  }
  const growth = await growthDuring(pid, async () => {
    const headers = { authorization: `JWT ${session}`, 'content-type': 'application/json' }
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => stream(`${url}/cms-api/posts`, headers, LARGE_BYTES)),
    )
    const wrong = answers.filter(({ status }) => ![400, 413, 503].includes(status)).length
    measures.push(none(`bodies: ${AT_ONCE} × 11 MB at once with a session, not refused or answered`, wrong, 'requests'))
  })
  measures.push({
    what: 'bodies: memory they cost the back office',
    value: growth,
    unit: 'MB',
    limit: 400,
    better: 'less',
  })
  return [...measures, ...(await slow)]
}

async function measureHalfSent({ url, adminPort }: Setting): Promise<Measure[]> {
  const head = 'POST /cms-api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  const kinds = { headers: { sent: head, limit: 25 }, body: { sent: `${head}Content-Length: 100\r\n\r\n{`, limit: 65 } }
  const measures: Promise<Measure>[] = []
  for (const [where, origin] of Object.entries({ site: url, 'own port': `http://127.0.0.1:${adminPort}` })) {
    for (const [kind, { sent, limit }] of Object.entries(kinds)) {
      const closed = openConnection(origin, sent).then((connection) => connection.closed)
      const what = `slow: half-sent ${kind} closed after, ${where}`
      measures.push(
        closed.then((ms) => ({
          what,
          value: Math.round(ms / 1_000),
          unit: 's',
          limit,
          better: 'less',
        })),
      )
    }
  }
  return Promise.all(measures)
}

/** Sends a body in chunks, as fast as it is accepted, until there is a response. */
function stream(target: string, headers: Record<string, string>, bytes: number) {
  const { hostname, port, host, pathname } = new URL(target)
  const chunk = Buffer.alloc(64 * 1024, 'a')
  const lines = { host, 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...headers }
  return new Promise<{ status: number; taken: number }>((resolve) => {
    let text = ''
    let left = bytes
    const socket = createConnection(Number(port), hostname, () => {
      socket.write(
        `POST ${pathname} HTTP/1.1\r\n${Object.entries(lines)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}\r\n`,
      )
      more()
    })
    const more = () => {
      while (left > 0 && !text && socket.writable) {
        left -= chunk.length
        socket.write(`${chunk.length.toString(16)}\r\n`)
        socket.write(chunk)
        if (!socket.write('\r\n')) return socket.once('drain', more)
      }
      if (left <= 0 && socket.writable) socket.write('0\r\n\r\n')
      return undefined
    }
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
    socket.on('data', (data) => {
      text += data.toString('latin1')
      socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), taken: bytes - Math.max(0, left) })
    })
  })
}

/** Returns the peak growth of a process during some work, in megabytes. */
async function growthDuring(pid: number, work: () => Promise<unknown>) {
  const before = memoryOf(pid, 'VmRSS')
  // Resets the peak to the current use.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  await work()
  return toMB((memoryOf(pid, 'VmHWM') - before) * 1024)
}

function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM') {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}

const toMB = (bytes: number) => Math.max(0, Math.round(bytes / MB))

import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { createConnection, type Socket } from 'node:net'
import { createEventReader } from '#platform/http/event-stream.ts'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import { atOnce, percentile, randomIp } from './send.ts'
import type { Setting } from './setting.ts'

const STREAMS = 5_000
const GUESSES = 20_000
const READS = 300
/** Every page takes this long and has 50 new links, so that the crawl outlasts the streams. */
const PAGE_MS = 2_000
const MAX_P99_MS = 100
const MAX_OF_NETWORK = 20
const MAX_OF_ALL = 1_000
const TOOL = 'internal-link-analyzer'

/**
 * Holds 5,000 streams of events of one run open, from one network and from as many networks, and guesses ids of runs.
 */
export async function measureStreams(setting: Setting): Promise<Measure[]> {
  const port = await freePort()
  const held = createServer((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end()
    const links = Array.from({ length: 50 }, () => `<a href="/${randomBytes(6).toString('hex')}">More</a>`)
    setTimeout(() => response.setHeader('content-type', 'text/html').end(links.join('')), PAGE_MS)
  })
  await new Promise<void>((resolve) => held.listen(port, '127.0.0.1', resolve))
  try {
    // A target on loopback is refused in production.
    return await setting.withSite({ NODE_ENV: 'test', ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` }, async (url) => {
      const quiet = await readPages(url)
      const measures: Measure[] = []
      for (const [what, max, from] of [
        ['one network', MAX_OF_NETWORK, () => '198.51.100.1'],
        ['5,000 networks', MAX_OF_ALL, randomIp],
      ] as const)
        measures.push(...(await holdStreams(url, { what, max, from, run: await startRun(url, port), quiet })))
      return [...measures, await guessRuns(url)]
    })
  } finally {
    held.closeAllConnections()
    held.close()
  }
}

type Held = { what: string; max: number; from: () => string; run: string; quiet: number }

async function holdStreams(url: string, { what, max, from, run, quiet }: Held): Promise<Measure[]> {
  const sockets: Socket[] = []
  const statuses = new Map<string, number>()
  await atOnce(200, STREAMS, async () => {
    const { socket, status } = await openStream(url, `/api/tools/${TOOL}/runs/${run}`, from())
    sockets.push(socket)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const open = statuses.get('200') ?? 0
  const meanwhile = await readPages(url)
  for (const socket of sockets) socket.destroy()
  // What was closed makes room: the next reader of the report gets its events.
  const again = await waitFor(async () => {
    const { socket, status } = await openStream(url, `/api/tools/${TOOL}/runs/${run}`, from())
    socket.destroy()
    return status === '200' || status === '404'
  }).then(
    () => 0,
    () => 1,
  )
  const note = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const isLess = { better: 'less' as const }
  return [
    { what: `streams of ${what}: held open`, value: open, unit: `of ${STREAMS}`, limit: max, ...isLess, note },
    {
      what: `streams of ${what}: p99 of pages meanwhile`,
      value: meanwhile,
      unit: 'ms',
      limit: Math.max(MAX_P99_MS, 2 * quiet),
      ...isLess,
      note: `${quiet} ms before`,
    },
    none(`streams of ${what}: places that closed streams did not give back`, again, 'readers refused afterwards'),
  ]
}

/** Starts a crawl of a slow site without an end, and returns its id. The visitor's own stream is left at once. */
async function startRun(url: string, port: number) {
  const caller = new AbortController()
  const response = await fetch(`${url}/api/tools/${TOOL}`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'x-forwarded-for': randomIp() },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/${randomBytes(4).toString('hex')}` }),
    signal: caller.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let id = ''
  const read = createEventReader(({ name, data }) => {
    if (name === 'run') id = (JSON.parse(data) as { id: string }).id
  })
  while (!id) {
    const piece = await reader?.read()
    if (!piece || piece.done) throw new Error(`The run ended early: ${response.status}`)
    read(piece.value)
  }
  caller.abort()
  return id
}

/** Opens a stream and resolves with its status; the connection stays open. */
function openStream(url: string, path: string, from: string) {
  const { hostname, port, host } = new URL(url)
  return new Promise<{ socket: Socket; status: string }>((resolve) => {
    const socket = createConnection(Number(port), hostname, () =>
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/event-stream\r\nX-Forwarded-For: ${from}\r\n\r\n`,
      ),
    )
    socket.setTimeout(30_000, () => socket.destroy())
    socket.once('data', (data) => resolve({ socket, status: /^HTTP\/1\.1 (\d{3})/.exec(data.toString())?.[1] ?? '0' }))
    socket.on('error', () => resolve({ socket, status: 'no connection' }))
    socket.on('close', () => resolve({ socket, status: 'closed' }))
  })
}

async function guessRuns(url: string): Promise<Measure> {
  let found = 0
  await atOnce(50, GUESSES, async (index) => {
    const id = index % 2 === 0 ? randomBytes(18).toString('base64url') : ['1', '__proto__', '../runs', '%00'][index % 4]
    const response = await fetch(`${url}/api/tools/${TOOL}/runs/${id}`, { headers: { 'x-forwarded-for': randomIp() } })
    await response.arrayBuffer()
    if (response.ok) found += 1
  })
  return none('guessed ids of runs that were found', found, `of ${GUESSES}`, 'an id has 144 random bits')
}

async function readPages(url: string) {
  const latencies: number[] = []
  await atOnce(5, READS, async () => {
    const begun = performance.now()
    await (await fetch(`${url}/`)).arrayBuffer()
    latencies.push(performance.now() - begun)
  })
  return percentile(latencies, 0.99)
}

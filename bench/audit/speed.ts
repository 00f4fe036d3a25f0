import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { availableMemory, memoryFlags } from '#platform/process/memory-flags.ts'
import type { Measure } from '../measure.ts'

const PAGES = 500
const MAX_CPU_S = 5

type Result = {
  pages: number
  seconds: number
  cpuSeconds: number
  peakMb: number
  findings?: number
  firstFindingMs?: number
}

/**
 * Audits a site of 500 pages on loopback, and crawls it with Crawlee, which reads titles and words and no more. Both
 * run as an audit does in a product: with its flags for memory, and with modules that a run before has compiled.
 */
export async function measureSpeed(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-audit-'))
  const site = fork('bench/audit/site.ts', [String(PAGES)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  try {
    const [port] = (await once(site.stdout ?? site, 'data')) as [Buffer]
    const url = `http://127.0.0.1:${String(port).trim()}/`
    const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
    const examine = (pages: number) => run(env, 'bench/audit/ours.ts', url, `${pages}`, join(folder, `${pages}.sqlite`))
    const crawl = (pages: number) => run(env, 'bench/crawl/crawlee.ts', url, `${pages}`)
    await examine(1)
    await crawl(1)
    const ours = await examine(PAGES)
    const peer = await crawl(PAGES)
    return [
      {
        what: 'CPU time of an audit of 500 pages on loopback, without a browser',
        value: Number(ours.cpuSeconds.toFixed(2)),
        unit: 's',
        limit: MAX_CPU_S,
        better: 'less',
        note: `${ours.pages} responses, ${ours.findings} findings, ${ours.seconds.toFixed(1)} s, ${Math.round(ours.peakMb)} MB; Crawlee 3.18.1 (Cheerio), which judges nothing: ${peer.cpuSeconds.toFixed(2)} s for ${peer.pages} pages, ${Math.round(peer.peakMb)} MB`,
      },
      {
        what: 'time to the first finding',
        value: Math.round(ours.firstFindingMs ?? Number.POSITIVE_INFINITY),
        unit: 'ms',
        limit: 1_000,
        better: 'less',
      },
    ]
  } finally {
    site.kill()
    await rm(folder, { recursive: true })
  }
}

async function run(env: NodeJS.ProcessEnv, ...args: string[]): Promise<Result> {
  const flags = memoryFlags(availableMemory()).outside
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...args], { env, maxBuffer: 1024 * 1024 })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result
}

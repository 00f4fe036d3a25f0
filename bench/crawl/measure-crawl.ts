import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withCommas } from '#engine/text/numbers.ts'
import type { Measure } from '../measure.ts'

const PAGES = Number(process.env.CRAWL_PAGES ?? 100_000)
/** Crawlee takes several minutes for all of them. */
const PEER_PAGES = 3_000
/** What the heap may take, so that the process grows no further than it has to. */
const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=16']

type Result = { pages: number; seconds: number; cpuSeconds: number; peakMb: number }

/** Crawls a generated site on loopback with our crawler, politeness off, and with Crawlee's Cheerio crawler. */
export async function measureCrawl(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-crawl-'))
  const site = fork('bench/crawl/site.ts', [String(PAGES)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  try {
    const [port] = (await once(site.stdout ?? site, 'data')) as [Buffer]
    const url = `http://127.0.0.1:${String(port).trim()}/`
    const ours = await run([...HEAP, 'bench/crawl/ours.ts', url, join(folder, 'crawl.sqlite')])
    const peer = await run(['bench/crawl/crawlee.ts', url, String(PEER_PAGES)])
    const rate = ({ pages, seconds }: Result) => Math.round(pages / seconds)
    const peerNote = `Crawlee 3.18.1 (Cheerio): ${rate(peer)} pages per second and ${Math.round(peer.peakMb)} MB on ${peer.pages} pages of the same site`
    return [
      {
        what: `crawl of a loopback site of ${withCommas(PAGES)} pages`,
        value: rate(ours),
        unit: 'pages/s',
        limit: 1_000,
        better: 'more',
        note: `${peerNote}. CPU per page: ${perPage(ours)} ms, Crawlee ${perPage(peer)} ms`,
      },
      { what: 'pages crawled of these', value: ours.pages, unit: 'pages', limit: PAGES, better: 'more' },
      {
        what: 'memory of that crawl',
        value: Math.round(ours.peakMb),
        unit: 'MB',
        limit: 300,
        better: 'less',
        note: 'largest resident set',
      },
    ]
  } finally {
    site.kill()
    await rm(folder, { recursive: true })
  }
}

async function run(args: string[]): Promise<Result> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1024 * 1024 })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result
}

const perPage = ({ cpuSeconds, pages }: Result) => ((1_000 * cpuSeconds) / pages).toFixed(2)
